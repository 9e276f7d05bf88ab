import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { newKeys } from '../../engine/protocol/channel.ts';
import { serveTable } from './server.ts';

/** A server of availability.test.ts in a process of its own: says its port, and its peak memory in megabytes whenever it is sent a line. */

const [pages = ''] = process.argv.slice(2);
const server = await serveTable({
  host: { connect: () => ({ receive: () => undefined, closed: () => undefined }), close: () => Promise.resolve() },
  pages,
  keys: newKeys((length) => randomBytes(length)),
});
process.stdout.write(`${server.port}\n`);
// Linux counts in kilobytes, and so do the others through libuv.
process.stdin.on('data', () => process.stdout.write(`${Math.round(process.resourceUsage().maxRSS / 1000)}\n`));
process.stdin.on('end', () => process.exit(0));
