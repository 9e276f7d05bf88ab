import * as v from 'valibot';
import { GAME_IDS } from '../../engine/contract/gameId.ts';
import { DECISION_KINDS } from '../../engine/protocol/training/lossTrend.ts';
import { MARKS } from '../../engine/protocol/training/playMessages.ts';
import { LineFile } from './disk/lineFile.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const verdict = v.object({
  /** When the deal was played, as far as that is known, in milliseconds since 1970. */
  at: whole,
  who: v.string(),
  game: v.picklist(GAME_IDS),
  match: v.string(),
  deal: whole,
  step: whole,
  kind: v.picklist(DECISION_KINDS),
  mark: v.picklist(MARKS),
  /** Points that the decision cost, and the standard error of that. */
  lost: v.number(),
  se: v.number(),
  /** The version of the judge. */
  judge: whole,
});
/** A judgement as its line has it. */
export type SavedVerdict = Readonly<v.InferOutput<typeof verdict>>;

/** The judgements of what people at this machine decided. A decision that is judged again gets another line: the last one counts. */
export class Verdicts extends LineFile<SavedVerdict> {
  #last = new Map<string, SavedVerdict>();
  /** The lines that the last ones were found in. */
  #from: readonly SavedVerdict[] = [];

  /**
   * @param path the file; omitted: in memory only
   * @param odd receives the name of a file that was set aside or cannot be read
   */
  constructor(path?: string, odd?: (name: string) => void) {
    super({ format: 'trickhouse-verdicts/1', line: verdict }, path, odd);
  }

  /** The judgements that count, one for each decision. */
  get current(): Iterable<SavedVerdict> {
    return this.#known.values();
  }

  /** The judgements that count, by decision; of a file that was read later than at first, too. */
  get #known(): Map<string, SavedVerdict> {
    if (this.#from !== this.all) {
      this.#from = this.all;
      this.#last = new Map(this.all.map((one) => [keyOf(one), one]));
    }
    return this.#last;
  }

  /** Keeps a judgement; nothing is written where the same one is known. */
  override async add(one: SavedVerdict): Promise<void> {
    const known = this.#known.get(keyOf(one));
    const { mark, lost, kind, judge } = one;
    if (known?.mark === mark && known.lost === lost && known.kind === kind && known.judge === judge) return;
    this.#last.set(keyOf(one), one);
    await super.add(one);
  }
}

function keyOf({ match, deal, step }: SavedVerdict): string {
  return `${match} ${deal} ${step}`;
}
