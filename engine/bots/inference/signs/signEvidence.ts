import type { Board } from '../../../cards/trick/board.ts';
import { firstPlaceOf, type CardPlace } from '../../../cards/trick/layout.ts';
import { float64At, int16At, int32At } from '../../../cards/indexed.ts';
import { conventionInForce } from '../../../contract/search/convention.ts';
import { signMeaning, speakingMoments } from '../../../games/sampling/signs.ts';
import type { WorldEvidence } from '../belief.ts';
import type { InformationSet } from '../informationSet.ts';
import { signWorth } from './signWorth.ts';

/** A card that another seat chose where its cards could speak. */
interface Spoken {
  readonly seat: number;
  readonly place: CardPlace;
  /** By slot: the cards that the seat has played since, that card included, and the cards among which it chose. */
  readonly since: Int32Array;
  readonly among: Int32Array;
  /** By place: the place of the card that it would be about, or −1. */
  readonly about: Int16Array;
  /** By place: what it is worth to play it if the hand lacks that card, and if it holds it. */
  readonly worths: readonly [Float64Array, Float64Array];
}

/** How likely what other seats' cards said is in a world: players of a convention choose among cards by what those say of their hand. */
class SignEvidence implements WorldEvidence {
  readonly #spoken: readonly Spoken[];

  constructor(spoken: readonly Spoken[]) {
    this.#spoken = spoken;
  }

  of({ hands }: Board): number {
    let log = 0;
    for (const one of this.#spoken) {
      let [chosen, all] = [0, 0];
      for (let slot = 0; slot < 4; slot += 1)
        for (let rest = heldIn(one, hands, slot) & int32At(one.among, slot); rest !== 0; rest &= rest - 1) {
          const place = slot * 32 + 31 - Math.clz32(rest & -rest);
          const about = int16At(one.about, place);
          const holds = about >= 0 && (heldIn(one, hands, about >> 5) >>> (about & 31)) & 1;
          const worth = float64At(one.worths[holds ? 1 : 0], place);
          all += worth;
          if (place === one.place) chosen = worth;
        }
      if (all > 0) log += Math.log(chosen / all);
    }
    return log;
  }
}

/** The cards of a slot that a seat held when it chose. */
function heldIn({ seat, since }: Spoken, hands: Int32Array, slot: number): number {
  return int32At(hands, seat * 4 + slot) | int32At(since, slot);
}

/** The evidence of a convention; `null` if the table plays none, or if no card could have spoken. Packs of identical cards have none. */
export function signEvidenceOf(infoSet: InformationSet): WorldEvidence | null {
  const { game, view, seat: own, layout, plays } = infoSet;
  const convention = conventionInForce(game.convention, view.options);
  if (convention === undefined || layout.copies > 1) return null;
  const spoken = speakingMoments(view).flatMap((moment): Spoken[] => {
    const { seat, card } = moment;
    if (seat === own || card === undefined) return [];
    const place = firstPlaceOf(layout, card);
    const chosen = plays.findIndex((play) => play.place === place);
    const since = new Int32Array(4);
    for (const play of plays.slice(chosen)) if (play.seat === seat) put(since, play.place);
    const among = new Int32Array(4);
    const about = new Int16Array(128).fill(-1);
    const worths = [new Float64Array(128), new Float64Array(128)] as const;
    layout.placeOf.forEach((at, candidate) => {
      if (at < 0 || !moment.suits.has(candidate >> 4)) return;
      put(among, at);
      const meaning = signMeaning(convention, moment, candidate);
      if (meaning !== undefined) about[at] = firstPlaceOf(layout, meaning.about);
      worths.forEach((worth, holds) => (worth[at] = signWorth(meaning, holds === 1)));
    });
    return about.some((at) => at >= 0) ? [{ seat, place, since, among, about, worths }] : [];
  });
  return spoken.length === 0 ? null : new SignEvidence(spoken);
}

function put(fields: Int32Array, place: CardPlace): void {
  fields[place >> 5] = int32At(fields, place >> 5) | (1 << (place & 31));
}

/** Two sources of evidence as one; `null` if there is neither. */
export function joinedEvidence(some: WorldEvidence | null, more: WorldEvidence | null): WorldEvidence | null {
  if (some === null || more === null) return some ?? more;
  return { of: (world) => some.of(world) + more.of(world) };
}
