/**
 * Play duties as data. A chain is read from left to right: the first step that some card of the hand meets *is* the legal set.
 * Steps in the led suit (of a hand that holds some):
 * - `beat` cards that beat the winning card; `suit` any; `low` the lowest; `give` counters and the lowest.
 * Steps of a void hand:
 * - `over` trumps that beat the winning card; `trump` any trump; `lowTrump` the lowest trump;
 * - `notUnder` all but trumps below the highest trump of the trick; `lows` each suit's lowest; `gives` counters and each suit's lowest;
 *   `givesOver` trumps that beat the winning card, counters of other suits, and each suit's lowest; `any` any card. When a void hand meets no step, every card of it is legal.
 */
const DUTY_STEPS = ['beat', 'suit', 'low', 'give', 'over', 'trump', 'lowTrump', 'notUnder', 'lows', 'gives', 'givesOver', 'any'] as const;
export type DutyStep = (typeof DUTY_STEPS)[number];

/** The kinds of trick a player meets: trumps were led, the led suit is winning, or a plain lead has been trumped. */
export const TRICK_KINDS = ['trumpLed', 'ledWins', 'trumped'] as const;
export type TrickKind = (typeof TRICK_KINDS)[number];

/** A chain for each kind of trick. */
export type Chains = { readonly [kind in TrickKind]: readonly DutyStep[] };

/**
 * A row of duties. `opponent`: an opponent is winning. `mate`: the player's own side is winning (by default as `opponent`). `second`:
 * second to a trick (by default no different).
 */
export interface Duty {
  readonly opponent: Chains;
  readonly mate?: Chains;
  readonly second?: Chains;
}

/** Chains from text, one for each kind of trick, as in `chains('beat suit any', 'suit trump any', 'suit over any')`. */
export function chains(trumpLed: string, ledWins: string, trumped: string): Chains {
  const parse = (text: string): DutyStep[] =>
    text.split(' ').map((word) => {
      const step = DUTY_STEPS.find((name) => name === word);
      if (step === undefined) throw new RangeError(`no duty step ${word}`);
      return step;
    });
  return { trumpLed: parse(trumpLed), ledWins: parse(ledWins), trumped: parse(trumped) };
}

/** The same chain whatever the trick looks like. */
export function always(text: string): Chains {
  return chains(text, text, text);
}

/** No duty: any card at any time. */
export const NO_DUTY: Duty = { opponent: always('any') };
