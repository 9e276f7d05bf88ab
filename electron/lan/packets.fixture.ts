/** Packets of multicast DNS as anybody can send them (RFC 1035, 4; RFC 6763, 4). */

/** A service as a packet speaks of it. */
export interface Spoken {
  readonly instance: string;
  readonly id: string;
  readonly key: string;
  readonly port: number;
  readonly ttl?: number;
  /** Where its host is said to be, besides where the packet comes from. */
  readonly addresses?: readonly string[];
}

const TYPE = { A: 1, PTR: 12, TXT: 16, SRV: 33 } as const;

/** A response that speaks of services. */
export function response(services: readonly Spoken[]): Buffer {
  const records = services.flatMap(({ instance, id, key, port, ttl = 120, addresses = [] }) => {
    const name = `${instance}._trickhouse._tcp.local`;
    const host = `${instance}.local`;
    const place = Buffer.alloc(6);
    place.writeUInt16BE(port, 4);
    return [
      record('_trickhouse._tcp.local', TYPE.PTR, ttl, encodeName(name)),
      record(name, TYPE.SRV, ttl, Buffer.concat([place, encodeName(host)])),
      record(name, TYPE.TXT, ttl, Buffer.concat([`id=${id}`, `key=${key}`].map(counted))),
      ...addresses.map((address) => record(host, TYPE.A, ttl, Buffer.from(address.split('.').map(Number)))),
    ];
  });
  const header = Buffer.alloc(12);
  header.writeUInt16BE(0x8400, 2);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, ...records]);
}

function record(name: string, type: number, ttl: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt32BE(ttl, 4);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([encodeName(name), fixed, data]);
}

function encodeName(name: string): Buffer {
  return Buffer.concat([...name.split('.').map(counted), Buffer.of(0)]);
}

function counted(text: string): Buffer {
  return Buffer.concat([Buffer.of(text.length), Buffer.from(text)]);
}
