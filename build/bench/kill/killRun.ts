import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from '../../../electron/host/fixtures/program.fixture.ts';
import { KillLife } from './killLife.ts';
import { KILL_MATCHES, SHARED } from './killMatches.ts';
import { KillRecord, type KillTally } from './killRecord.ts';
import { inFormat } from './killSeats.ts';

/** Plays matches on a program that is killed again and again, and compares every new start with the updates sent before. */
export class KillTest {
  readonly #record: KillRecord;
  readonly #program: Program;
  readonly #dir: string;
  readonly #guests: boolean;

  /** @param guests whether some matches are played with guests; this machine needs a network then */
  constructor(program: Program, dir: string, guests: boolean) {
    this.#program = program;
    this.#dir = dir;
    this.#guests = guests;
    this.#record = new KillRecord(guests ? KILL_MATCHES.flatMap((one, i) => [one, ...SHARED.slice(i, i + 1)]) : KILL_MATCHES);
  }

  get tally(): Readonly<KillTally> {
    return this.#record.tally;
  }

  /** Starts the program, takes the match up again, plays, and kills it shortly after it has sent its owner `life` updates, at least 1. */
  async run(life: number): Promise<void> {
    this.#record.rise();
    if (this.tally.kills % 3 === 2) this.#age();
    const lan = this.#guests ? ['--lan', '--lan-port', '0'] : [];
    const running = await this.#program.start('--data', this.#dir, '--pace', 'instant', ...lan);
    await new KillLife(running, this.#record, life).play();
    this.#record.tally.kills += 1;
  }

  /** Makes the file of the match in play one of an earlier version, which the next start takes up and goes on with. */
  #age(): void {
    const folder = join(this.#dir, 'matches');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
      const version = 1 + (this.#record.tally.aged % 2);
      const aged = inFormat(readFileSync(join(folder, file), 'utf8'), version, this.#record.tokens);
      writeFileSync(join(folder, file), aged.text);
      this.#record.tally.aged += 1;
      if (aged.guests > 0) this.#record.tally.agedShared += 1;
      // Those versions kept tokens in the files of matches alone.
      rmSync(join(this.#dir, 'tokens.json'), { force: true });
    }
  }
}
