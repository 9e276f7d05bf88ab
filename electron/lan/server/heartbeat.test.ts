import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startHeartbeat } from './heartbeat.ts';

it('ends a connection that has not answered the last ping, and keeps those that have', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const enter = async (autoPong: boolean): Promise<WebSocket> => {
    const client = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong });
    await once(client, 'open');
    return client;
  };
  const awake = await enter(true);
  const asleep = await enter(false);
  expect(server.clients.size).toBe(2);
  let beat = (): void => undefined;
  let stopped = false;
  const stop = startHeartbeat(
    () => server.clients,
    (_, then) => {
      beat = then;
      return () => (stopped = true);
    },
  );
  const answered = (): Promise<unknown> => Promise.race([...server.clients].map((socket) => once(socket, 'pong')));
  const gone = once(asleep, 'close');
  for (let beats = 0; beats < 3; beats += 1) {
    const pong = answered();
    beat();
    await pong;
  }
  await gone;
  expect(awake.readyState).toBe(WebSocket.OPEN);
  expect(server.clients.size).toBe(1);
  stop();
  expect(stopped).toBe(true);
});
