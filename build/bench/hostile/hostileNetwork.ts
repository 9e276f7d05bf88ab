import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A machine of the soak: where it is, and how a program is started on it. */
export interface Machine {
  readonly address: string;
  /** The command, with what goes before it there. */
  command(program: readonly string[]): readonly [string, ...string[]];
}

/** The machines of the soak: networks of their own where they can be made, else addresses of this one. */
export interface Machines {
  readonly host: Machine;
  readonly players: Machine;
  readonly newcomers: Machine;
  readonly attackers: readonly Machine[];
  /** Whether they are separate networks, in which every address is really another one. */
  readonly separate: boolean;
  remove(): Promise<void>;
}

/** Makes one network namespace for the host, one for the players, one for newcomers, and one for each attacker, joined by a bridge in one more. */
export async function makeMachines(attackers: number): Promise<Machines> {
  const bridge = `th-${process.pid}-bridge`;
  const made: string[] = [];
  const ip = (...args: string[]): Promise<unknown> => run('ip', args);
  const remove = async (): Promise<void> => {
    for (const name of made) await ip('netns', 'del', name).catch(() => undefined);
  };
  const add = async (name: string): Promise<void> => {
    await ip('netns', 'add', name);
    made.push(name);
    await ip('-n', name, 'link', 'set', 'lo', 'up');
  };
  const machine = async (at: number): Promise<Machine> => {
    const [name, inside, outside] = [`th-${process.pid}-${at}`, `thi${process.pid}-${at}`, `tho${process.pid}-${at}`];
    const address = `10.99.8.${at}`;
    await add(name);
    await ip('link', 'add', inside, 'netns', name, 'type', 'veth', 'peer', 'name', outside, 'netns', bridge);
    await ip('-n', bridge, 'link', 'set', outside, 'master', 'br0', 'up');
    await ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', inside);
    await ip('-n', name, 'link', 'set', inside, 'up');
    return { address, command: (program) => ['ip', 'netns', 'exec', name, ...program] };
  };
  try {
    await add(bridge);
    await ip('-n', bridge, 'link', 'add', 'br0', 'type', 'bridge');
    await ip('-n', bridge, 'link', 'set', 'br0', 'up');
    const [host, players, newcomers] = [await machine(1), await machine(2), await machine(3)];
    const hostile: Machine[] = [];
    for (let at = 0; at < attackers; at += 1) hostile.push(await machine(11 + at));
    return { host, players, newcomers, attackers: hostile, separate: true, remove };
  } catch {
    await remove();
    const local = (address: string): Machine => ({ address, command: ([program = '', ...args]) => [program, ...args] });
    const hostile = Array.from({ length: attackers }, (_, at) => local(`127.0.0.${11 + at}`));
    const here = local('127.0.0.1');
    return { host: here, players: here, newcomers: here, attackers: hostile, separate: false, remove };
  }
}
