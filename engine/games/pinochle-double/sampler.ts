import { cardOf, less, type Seat, type Suit } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import { OPPOSITE } from '../../cards/seats.ts';
import type { View } from '../../contract/view.ts';
import { repairedDecks, type Fault } from '../sampling/constraintRepair.ts';
import { excludedByPlay, fittingDecks, playedBy, replayed, setupOf, visible, type Holder } from '../sampling/sampling.ts';
import { pinochleDoubleRules } from './rules.ts';
import { placesOf, type Pinochle } from './deal.ts';
import { countsOf, marriageSuits, tally, tallyPoints, tallySize, shownMelds } from './melds.ts';
import { option, SPEC } from './options.ts';
import { itemAt, uint8At } from '../../cards/indexed.ts';

/**
 * Determinizations of a view: hands by the play, by melds shown (no more and no less than those), by the poverty of a side that
 * may not meld, and by the declarer's marriage.
 */
export function sampler(view: View): (rng: Rng) => Pinochle {
  const pack = PACKS.pinochle80.cards;
  const fault = faultOf(view);
  const decks = fault === null ? fittingDecks(pack, holders(view)) : repairedDecks(pack, holders(view), fault);
  return (rng) => replayed(pinochleDoubleRules, setupOf(view, decks(rng)), view.moves);
}

/** The holders of hands, as the play and the melds shown constrain them. */
export function holders(view: View): Holder[] {
  const barred = excludedByPlay(view, { spec: SPEC, trump: view.trump ?? 'NT', sides: OPPOSITE, extra: [] });
  const played = playedBy(view);
  const shown = shownMelds(view);
  return placesOf(view.dealer).map((places, seat): Holder => {
    const open = visible(itemAt(view.hands, seat));
    const gone = itemAt(played, seat);
    // Played cards come first, so that of two copies the one still held is the one that came later.
    const known = [...gone, ...(open.length > 0 ? open : less(shown[seat] ?? [], gone))];
    return { places, known, excludes: (card) => barred[seat]?.[card] === 1 };
  });
}

/** The distance of hands from the auction and the melds; `null` if these reveal nothing. */
function faultOf(view: View): Fault | null {
  const { declarer, trump } = view;
  if (declarer === null) return null;
  if (trump === null || trump === 'NT') {
    const wanted = view.phase === 'trumps';
    return (hands) => (marriageSuits(itemAt(hands, declarer)).length > 0 === wanted ? 0 : 1);
  }
  return meldFault(view, declarer, trump);
}

function meldFault(view: View, declarer: Seat, trump: Suit): Fault {
  const wanted = shownMelds(view).map((cards) => {
    if (cards === null) return null;
    const counted = new Uint8Array(tallySize());
    tally(countsOf(cards), trump, counted);
    return counted;
  });
  const limit = option(view.options, 'minMeld');
  const found = new Uint8Array(tallySize());
  const king = cardOf(trump, 'K');
  const queen = cardOf(trump, 'Q');
  return (hands) => {
    let fault = 0;
    let poor = 0;
    const poorest = [0, 0];
    hands.forEach((hand, seat) => {
      const counts = countsOf(hand);
      tally(counts, trump, found);
      const want = wanted[seat];
      if (want === null || want === undefined) {
        const side = itemAt(OPPOSITE, seat);
        poorest[side] = itemAt(poorest, side) + tallyPoints(found, trump);
        poor |= 1 << side;
      } else for (let place = 0; place < want.length; place += 1) fault += Math.abs(uint8At(found, place) - uint8At(want, place));
      if (seat === declarer && (uint8At(counts, king) === 0 || uint8At(counts, queen) === 0)) fault += 1;
    });
    for (const side of [0, 1]) if ((poor & (1 << side)) !== 0) fault += Math.ceil(Math.max(0, itemAt(poorest, side) - limit + 1) / 4);
    return fault;
  };
}
