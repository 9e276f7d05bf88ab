import type { Card } from '../../cards/card.ts';
import { PACKS } from '../../cards/pack.ts';
import type { Rng } from '../../cards/random.ts';
import { alone } from '../../cards/seats.ts';
import { specOf } from '../family/manille/spec.ts';
import { laidAway, withDiscards } from '../family/manille/exchange.ts';
import type { View } from '../../contract/view.ts';
import { excludedByPlay, fittingDecks, playedBy, replayed, setupOf, visible, type Holder } from '../sampling/sampling.ts';
import type { AuctionManille } from './deal.ts';
import { manilleAuctionRules } from './rules.ts';
import { dutySides, auctionPlaces } from './table.ts';
import { itemAt } from '../../cards/indexed.ts';

/**
 * The bidder's discards were dealt to the bidder and nothing reveals them; covered cards that the bidder took are in the bidder's hand, or
 * have been played from it. The cards laid away come last.
 */
export function holders(view: View): Holder[] {
  const { players, dealer, declarer } = view;
  const sides = declarer === null ? alone(players) : dutySides(players, declarer, view.options);
  const barred = excludedByPlay(view, { spec: specOf(view.options), trump: view.trump ?? 'NT', sides, extra: [] });
  const played = playedBy(view);
  const places = auctionPlaces(players, dealer);
  const laid = laidAway(view.moves);
  const widow = view.zones.find(({ id }) => id === 'widow');
  const seen = (widow?.dealt ?? []).map((stack) => visible(stack));
  const taken = (widow?.stacks ?? []).map((stack) => stack.length === 0);

  const widowPlaces = [...places.open, ...places.covered];
  const inHand = widowPlaces.filter((_, i) => taken[i] === true && seen[i]?.length === 0);
  const told = widowPlaces.flatMap((place, i): Holder[] => (inHand.includes(place) ? [] : [{ places: [place], known: seen[i] ?? [] }]));
  const known = new Set(seen.flat());
  const hands = places.hands.map((dealt, seat): Holder => {
    const kept = seat === declarer ? [...dealt.slice(laid.length), ...inHand] : dealt;
    const held = [...itemAt(played, seat), ...visible(itemAt(view.hands, seat))];
    return { places: kept, known: held.filter((card) => !known.has(card)), excludes: (card: Card) => barred[seat]?.[card] === 1 };
  });
  const away = declarer === null ? [] : itemAt(places.hands, declarer).slice(0, laid.length);
  const named = view.viewer === declarer ? laid.filter((card) => card !== null) : [];
  return [...hands, ...told, { places: away, known: named }];
}

/** Worlds that fit a view. */
export function sampler(view: View): (rng: Rng) => AuctionManille {
  const told = holders(view);
  const away = told.at(-1)?.places ?? [];
  const decks = fittingDecks(PACKS.french32.cards, told);
  return (rng) => {
    const deck = decks(rng);
    const moves = withDiscards(
      view.moves,
      away.map((place) => itemAt(deck, place)),
    );
    return replayed(manilleAuctionRules, setupOf(view, deck), moves);
  };
}
