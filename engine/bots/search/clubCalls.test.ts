import { describe, expect, it } from 'vitest';
import { cards } from '../../cards/card.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import { formatAction } from '../../contract/notation.ts';
import { seatOnTurn } from '../../contract/game.ts';
import type { GameId } from '../../contract/gameId.ts';
import { gameById } from '../../games/index.ts';
import { dealtState, played } from '../../testing/position.fixture.ts';
import { BOTS } from '../index.ts';
import type { Level } from '../levels.ts';

const PATIENT = { now: () => 0, until: 1 };
/** Every position is put with several seeds, so that no answer rests on the luck of the worlds. */
const CHANCES = 3;

/** The calls of a level with a hand, by seed: seat 0 has dealt, and some actions have been made. */
function calls(id: GameId, hand: string, before: string, level: Level = 'expert'): string[] {
  const game = gameById(id);
  const { state } = played(game, dealtState(game, { dealer: 0 }), before);
  const seat = seatOnTurn(game, state);
  const held = { ...state, hands: state.hands.map((other, owner) => (owner === seat ? cards(hand) : other)) };
  return Array.from({ length: CHANCES }, (_, chance) => {
    const rng = rngOf(seedFrom(`a club player's call ${chance}`));
    return formatAction(BOTS[level].choose(game.view(held, seat), game.legal(held), rng, PATIENT));
  });
}

const all = (call: string): string[] => Array<string>(CHANCES).fill(call);

/** Spades and clubs, five of each with honours: a hand that looks good against a dealer who is known to be strong. */
const LOOKS_GOOD = '3S 9S KS 8D AD 3C 6C 8C 9C QC KC AC';
/** The two highest of every suit, and kings. */
const STRONG = '9S AS KS QS 9H AH 9D AD KD 9C AC KC';

describe('a club player’s call at Botifarra', () => {
  it('does not double a dealer who named trumps with a hand that is good elsewhere', () => {
    expect(calls('botifarra', LOOKS_GOOD, 'trump:D')).toEqual(all('pass'));
  });

  it('believes a recontrar, and says Sant Vicenç on a hand that beats one', () => {
    for (const [hand, before] of [
      [LOOKS_GOOD, 'trump:D contrar recontrar pass'],
      ['9S 4H 5H 9H KH AH 3D 4D KD 2C 9C QC', 'trump:S contrar pass recontrar'],
    ] as const)
      expect(calls('botifarra', hand, before).filter((call) => call === 'santvicens').length, hand).toBeLessThan(2);
    expect(calls('botifarra', STRONG, 'trump:S contrar pass recontrar')).toEqual(all('santvicens'));
  });
});

describe('a club player’s call at Manille', () => {
  it.each([
    ['S', 'AD QS JS TS 7S 7C KH TH'],
    ['C', 'TC QC 7C TD KD QH 7H 8S'],
  ])('names %s where no trumps promise hardly more: %s', (suit, hand) => {
    expect(calls('manille', hand, 'look')).toEqual(all(`trump:${suit}`));
  });

  it('names no trumps with the highest cards of every suit', () => {
    expect(calls('manille', 'TS AS TH AH TD AD TC KC', 'look')).toEqual(all('trump:NT'));
  });
});

describe('a club player’s call at Manille for three', () => {
  it.each(['hard', 'expert'] as const)('by %s names the suit that brings length to three winners elsewhere', (level) => {
    expect(calls('manille-three', '7S JH TC AD KD 8H TD KH KS 9H', 'look', level)).toEqual(all('trump:H'));
  });
});

describe('a club player’s call at Pinochle', () => {
  it.each([
    ['eight aces', 'JS AC QC QD AS JD AS AH AD AH KH AH TH AD TS AC AC KH TD TD'],
    ['eight kings', 'KH KS JH AS KS KD AD QH QC KC KC KH KC QS AS AD QD KD QS AS'],
  ])('tells the partner of %s by a jump', (_, hand) => {
    expect(calls('pinochle-double', hand, '')).toEqual(all('bid:59'));
  });
});
