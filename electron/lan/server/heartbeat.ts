import type { WebSocket } from 'ws';

/** Time between two pings, in milliseconds. */
const HEARTBEAT = 5000;

/**
 * Pings connections again and again, and ends those that have not answered the last ping: a phone that has left the network does not close its socket.
 * @param sockets the connections that stand at the moment
 * @param every calls back again and again; its result ends it
 * @returns ends the pings
 */
export function startHeartbeat(sockets: () => Iterable<WebSocket>, every = everyInterval): () => void {
  const silent = new WeakSet<WebSocket>();
  return every(HEARTBEAT, () => {
    for (const socket of sockets()) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping();
    }
  });
}

function everyInterval(wait: number, then: () => void): () => void {
  const timer = setInterval(then, wait).unref();
  return () => clearInterval(timer);
}
