import { describe, expect, it } from 'vitest';
import { cards, codeOf, type Seat } from '../../../cards/card.ts';
import { rngOf, seedFrom } from '../../../cards/random.ts';
import { Board } from '../../../cards/trick/board.ts';
import { layoutOf, placeInHand } from '../../../cards/trick/layout.ts';
import { Xorshift32 } from '../../../cards/xorshift32.ts';
import { actionIn, formatAction } from '../../../contract/notation.ts';
import type { View } from '../../../contract/view.ts';
import { convention } from '../../../games/klaverjas/convention.ts';
import { placesOf, type Klaverjas } from '../../../games/klaverjas/deal.ts';
import { convention as manillas } from '../../../games/botifarra/convention.ts';
import { botifarra } from '../../../games/botifarra/game.ts';
import { placesOf as spanishPlaces } from '../../../games/family/spanish.ts';
import { klaverjas as game } from '../../../games/klaverjas/game.ts';
import { signMeaning, speakingMoments } from '../../../games/sampling/signs.ts';
import { dealtState, deckFor, played, setupFor } from '../../../testing/position.fixture.ts';
import { unitOf } from '../../policy/weights.ts';
import { BOTS } from '../../index.ts';
import type { LEVELS } from '../../levels.ts';
import { Determinizer } from '../determinizer.ts';
import { informationSetOf } from '../informationSet.ts';
import { signEvidenceOf } from './signEvidence.ts';
import { tellingOf } from './signGiving.ts';

const PATIENT = { now: () => 0, until: 1 };
const PILE = '6C 6H 6D 4C 4H 5H 2S 4D 3C 5D 3S 5S 3D 2H 2D 6S 3H 5C 4S 2C';

/** A deal with clubs for trumps, seat 0 to play it and to lead. */
function dealtTo(hands: readonly string[], signals: 'on' | 'off'): Klaverjas {
  const setup = setupFor(game, { dealer: 3, options: { signals }, deck: deckFor(game, placesOf(3), hands) });
  return played(game, game.deal({ ...setup, pile: cards(PILE) }).state, 'play').state;
}

const HANDS = ['AS KS QS 8H TD 8D 9C 8C', 'TS 9S KH 9H AD 7D JC 7C', 'AH QH 7H KD JD 9D TC QC', 'JS 8S 7S TH JH QD AC KC'];
/** Seat 2 is out of spades and throws the seven of hearts to its partner's ace. */
const SHOWN = 'AS 9S 7H 7S';

function viewAfter(actions: string, seat: Seat, signals: 'on' | 'off' = 'on', hands = HANDS): View {
  return game.view(played(game, dealtTo(hands, signals), actions).state, seat);
}

/** The signs given so far, as `2 7H AH held`. */
function said(view: View): string[] {
  return speakingMoments(view).flatMap((moment) => {
    if (moment.card === undefined) return [];
    const meaning = signMeaning(convention, moment, moment.card);
    return meaning === undefined
      ? []
      : [`${moment.seat} ${codeOf(moment.card)} ${codeOf(meaning.about)} ${meaning.held ? 'held' : 'lacked'}`];
  });
}

describe('what discards say', () => {
  it('is about the ace of their suit: low cards show it, pictures deny it, a ten says nothing', () => {
    expect(said(viewAfter(SHOWN, 0))).toEqual(['2 7H AH held']);
    expect(said(viewAfter('AS 9S JD 7S', 0))).toEqual(['2 JD AD lacked']);
    const hands = ['AS KS QS 8H KD 8D 9C 8C', 'TS 9S KH 9H AD 7D JC 7C', 'AH QH 7H TD JD 9D TC QC', 'JS 8S 7S TH JH QD AC KC'];
    expect(said(viewAfter('AS 9S TD 7S', 0, 'on', hands))).toEqual([]);
  });

  it('is said by the first discard in a suit alone, by no trump, by no card that follows suit, and not once the ace is gone', () => {
    expect(said(viewAfter('AS TS 7H 7S KS 9S QH 8S', 0))).toEqual(['2 7H AH held']);
    expect(said(viewAfter('AS 9S QC 7S', 0))).toEqual([]);
    expect(said(viewAfter('AS TS AH 7S KS 9S QH 8S', 0))).toEqual([]);
    expect(said(viewAfter('8H 9H 7H TH', 1))).toEqual([]);
  });
});

describe('reading', () => {
  /** By whether a seat holds the ace of hearts: the mean likelihood of worlds, as a seat sees them. */
  function likelihoods(view: View, holder: Seat): { holds: number; lacks: number } {
    const infoSet = informationSetOf(view, rngOf(seedFrom('worlds')));
    const evidence = signEvidenceOf(infoSet)!;
    const { layout, board } = infoSet;
    const determinizer = new Determinizer(infoSet, new Xorshift32(rngOf(seedFrom('deals'))), 1);
    const world = new Board(layout, infoSet.rules.sides, false, board.bonus);
    const sums = { holds: [0, 0], lacks: [0, 0] };
    for (let i = 0; i < 400; i += 1) {
      determinizer.deal();
      determinizer.lay(world);
      const sum = sums[placeInHand(layout, world.hands, holder, cards('AH')[0]!) === undefined ? 'lacks' : 'holds'];
      sum[0] = sum[0]! + Math.exp(evidence.of(world));
      sum[1] = sum[1]! + 1;
    }
    return { holds: sums.holds[0]! / sums.holds[1]!, lacks: sums.lacks[0]! / sums.lacks[1]! };
  }

  it('makes worlds likelier in which the partner holds the ace that it showed, and those likelier without one that it denied', () => {
    const shown = likelihoods(viewAfter(SHOWN, 0), 2);
    expect(shown.holds).toBeGreaterThan(1.5 * shown.lacks);
    const denied = likelihoods(viewAfter('AS 9S QH 7S', 0), 2);
    expect(denied.lacks).toBeGreaterThan(1.2 * denied.holds);
  });

  it('is open to opponents, too, and no seat reads its own cards', () => {
    const shown = likelihoods(viewAfter(SHOWN, 1), 2);
    expect(shown.holds).toBeGreaterThan(1.5 * shown.lacks);
    expect(signEvidenceOf(informationSetOf(viewAfter(SHOWN, 2), rngOf(seedFrom('own'))))).toBeNull();
  });

  it('takes place only where the table agreed on it', () => {
    expect(signEvidenceOf(informationSetOf(viewAfter(SHOWN, 0, 'off'), rngOf(seedFrom('off'))))).toBeNull();
    const { signals: _, ...older } = viewAfter(SHOWN, 0).options;
    expect(signEvidenceOf(informationSetOf({ ...viewAfter(SHOWN, 0), options: older }, rngOf(seedFrom('old'))))).toBeNull();
  });

  it('goes by what a seat sees: the same thoughts whatever the hidden cards are', () => {
    const { state } = played(game, dealtTo(HANDS, 'on'), SHOWN);
    const view = game.view(state, 0);
    const other = game.sampler(view)(rngOf(seedFrom('another world')));
    expect(other.hands[2]).not.toEqual(state.hands[2]);
    const thoughts = (of: Klaverjas): unknown => BOTS.hard.consider(game.view(of, 0), game.legal(of), rngOf(seedFrom('think')), PATIENT);
    expect(thoughts(other)).toEqual(thoughts(state));
  });
});

describe('giving', () => {
  /** Seat 1 is out of spades and trumps, and the trick is the opponents': it holds the ace of one red suit and the king of the other. */
  const giver = (ace: 'H' | 'D', other: 'H' | 'D'): readonly string[] => [
    'AS KS QS JS TS 9C 8C 7C',
    `A${ace} 9${ace} 8${ace} 7${ace} K${other} 9${other} 8${other} 7${other}`,
    `9S 8S JC AC TC T${ace} T${other} J${other}`,
    `7S KC QC K${ace} Q${ace} J${ace} Q${other} A${other}`,
  ];
  const positionOf = (ace: 'H' | 'D', other: 'H' | 'D', signals: 'on' | 'off'): Klaverjas =>
    played(game, dealtTo(giver(ace, other), signals), 'AS').state;
  const choices = (ace: 'H' | 'D', other: 'H' | 'D', signals: 'on' | 'off', level: (typeof LEVELS)[number]): string[] => {
    const state = positionOf(ace, other, signals);
    return Array.from({ length: 4 }, (_, chance) =>
      formatAction(BOTS[level].choose(game.view(state, 1), game.legal(state), rngOf(seedFrom(`give ${chance}`)), PATIENT)),
    );
  };

  it.each(['easy', 'medium', 'hard', 'expert'] as const)(
    '%s throws a low card of the suit whose ace it holds, but for a rare doubt',
    (level) => {
      const told = [
        ...choices('H', 'D', 'on', level).map((card) => /^[789]H$/.test(card)),
        ...choices('D', 'H', 'on', level).map((card) => /^[789]D$/.test(card)),
      ];
      expect(told.filter(Boolean).length).toBeGreaterThanOrEqual(told.length - 1);
    },
  );

  it('is the doing of the agreement: without it the same bots throw other cards, too', () => {
    const without = (['easy', 'medium', 'hard', 'expert'] as const).flatMap((level) => choices('H', 'D', 'off', level));
    expect(without.some((chosen) => chosen.endsWith('D'))).toBe(true);
  });

  it('is worth something for a true low card, costs for an untrue one, and pays for no card with points', () => {
    const state = positionOf('H', 'D', 'on');
    const layout = layoutOf(game.trick(state)!.spec, 'C');
    const telling = tellingOf(game.view(state, 1), layout, unitOf(layout.spec, 4))!;
    expect(telling(actionIn('7H'))).toBeGreaterThan(0);
    expect(telling(actionIn('7D'))).toBe(-telling(actionIn('7H')));
    expect([telling(actionIn('KD')), telling(actionIn('AH'))]).toEqual([0, 0]);
    expect(tellingOf(game.view(positionOf('H', 'D', 'off'), 1), layout, 20)).toBeNull();
  });

  it('chooses among cards that playouts cannot tell apart', () => {
    const state = positionOf('H', 'D', 'on');
    const { candidates } = BOTS.expert.consider(game.view(state, 1), game.legal(state), rngOf(seedFrom('sure')), PATIENT);
    const [chosen] = candidates;
    const best = Math.max(...candidates.filter(({ playouts }) => playouts >= chosen!.playouts).map(({ points }) => points));
    expect(chosen!.points).toBeGreaterThanOrEqual(best - 0.25 * unitOf(game.trick(state)!.spec, 4));
  });
});

describe('another game with a table of its own', () => {
  const HAND = '9H AH KD QD 7D 5D 4S 3S 2S 7C 6C 5C';
  /** Spades are trumps by the dealer, seat 3; seat 0 leads. */
  const view = (actions: string, seat: Seat, signals: 'on' | 'off' = 'on'): View => {
    const given = { dealer: 3, options: { signals }, deck: deckFor(botifarra, spanishPlaces(3), [HAND]) };
    return botifarra.view(played(botifarra, dealtState(botifarra, given), `trump:S pass pass ${actions}`).state, seat);
  };

  it('reads a lead: of the manilla as showing the ace, of no other card, and of the nine of trumps as nothing', () => {
    const saidIn = (now: View): number =>
      speakingMoments(now).filter(({ card }, at, all) => card !== undefined && signMeaning(manillas, all[at]!, card) !== undefined).length;
    expect([saidIn(view('9H', 1)), saidIn(view('AH', 1)), saidIn(view('KD', 1)), saidIn(view('4S', 1))]).toEqual([1, 0, 0, 0]);
    expect(signEvidenceOf(informationSetOf(view('9H', 1), rngOf(seedFrom('lead'))))).not.toBeNull();
    expect(signEvidenceOf(informationSetOf(view('9H', 1, 'off'), rngOf(seedFrom('lead'))))).toBeNull();
  });

  it('gives it where it is true', () => {
    const unit = 6;
    const now = view('', 0);
    const layout = informationSetOf(now, rngOf(seedFrom('lead'))).layout;
    const telling = tellingOf(now, layout, unit)!;
    expect(telling(actionIn('9H'))).toBeGreaterThan(0);
    expect([telling(actionIn('AH')), telling(actionIn('KD')), telling(actionIn('4S'))]).toEqual([0, 0, 0]);
    expect(tellingOf(view('', 0, 'off'), layout, unit)).toBeNull();
  });
});
