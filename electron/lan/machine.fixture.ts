import { createInterface } from 'node:readline';
import process from 'node:process';
import { PROTOCOL } from '../../engine/protocol/messages.ts';
import { formatLink, parseLink } from '../../engine/protocol/link.ts';
import type { ServerMessage } from '../../engine/protocol/messages.ts';
import type { Peer } from '../host/peer.ts';
import { bots } from '../host/bots.ts';
import { Host } from '../host/host.ts';
import { Store } from '../store/store.ts';
import { Lan } from './network.ts';
import { relay, type Ways } from './relay.ts';

/** A machine of namespaces.test.ts: hosts a table under a name, and does what standard input says. What happens is told as lines of JSON. */

const [name = '', dir = ''] = process.argv.slice(2);
const tell = (news: object): void => void process.stdout.write(`${JSON.stringify(news)}\n`);
/** The same code everywhere: it is not what is tried here. */
const CODE = 'TEST22';

const store = await Store.open(dir);
if (!store.ok) throw new Error(store.error.code);
const network = new Lan({ pages: dir, port: 0 });
const host = new Host({ store: store.value, bots: bots(), network, code: CODE });
let looked = 0;
let found: string | undefined;
const owner = host.connect({
  owner: true,
  close: () => undefined,
  send: (text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'refusal') throw new Error(message.code);
    if (message.type === 'lan' && message.open) tell({ what: message.link === null ? 'alone' : 'open' });
    if (message.type !== 'nearby') return;
    const [table] = message.tables;
    if (table !== undefined && found === undefined) {
      found = table.link;
      tell({ what: 'found', name: table.name, after: Math.round(performance.now() - looked) });
    } else if (table === undefined && found !== undefined) tell({ what: 'lost' });
  },
});
const say = (message: object): void => owner.receive(JSON.stringify({ ref: 1, ...message }));
owner.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
say({
  type: 'start',
  game: 'klaverjas',
  options: {},
  seating: 'fixed',
  people: [{ kind: 'here', name }, ...Array.from({ length: 3 }, () => ({ kind: 'open' }))],
});
say({ type: 'lan', open: true });

createInterface(process.stdin).on('line', (line) => {
  if (line === 'look') {
    looked = performance.now();
    say({ type: 'nearby', look: true });
  }
  if (line === 'join') join();
});

/** Sits down at the table that was found; whoever is not let in at once tries again, as a person does. */
function join(): void {
  const link = parseLink(found ?? '');
  if (!link.ok) return;
  const peer: Peer = {
    owner: false,
    close: () => void setImmediate(join),
    send: (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'refusal') tell({ what: message.code === 'link/lost' ? 'cut' : 'refused', code: message.code });
      if (message.type === 'table' && message.people.some(({ mine }) => mine)) tell({ what: 'joined' });
      else if (message.type === 'table') guest.receive(JSON.stringify({ type: 'sit', ref: 2, person: 1, name: `${name} away` }));
    },
  };
  const seek: Ways['seek'] = (key, changed) => network.seek(key, changed);
  const guest = relay(formatLink({ ...link.value, code: CODE }), peer, { seek });
  guest.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
}
