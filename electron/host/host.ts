import type { TableHost } from './peer.ts';
export interface HostOptions {
  readonly dataDir: string;
  readonly botWorker: string;
}
export async function createHost(_: HostOptions): Promise<TableHost> {
  return {
    connect: (peer) => ({
      receive: (t) => {
        if (t === 'bye') peer.close('bye');
        else peer.send(`echo ${t}`);
      },
      closed: () => undefined,
    }),
    close: async () => undefined,
  };
}
