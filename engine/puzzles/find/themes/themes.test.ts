import { describe, expect, it } from 'vitest';
import { parseCard, suitOf, type Card } from '../../../cards/card.ts';
import { itemAt } from '../../../cards/indexed.ts';
import { playOf, type Action } from '../../../contract/action.ts';
import type { Theme } from '../../theme.ts';
import { cardThemes, isSafety } from './closedThemes.ts';
import { openThemes } from './openThemes.ts';
import { foundAgain } from '../../check.ts';
import { packsOf } from '../../packs.ts';
import type { GameId } from '../../../contract/gameId.ts';
import { trickKernel } from '../../../cards/trick/kernel.ts';
import { GAMES, gameById } from '../../../games/index.ts';
import { startOf } from '../../play.ts';
import type { PuzzleKind } from '../../puzzle.ts';
import { endingOf, solvedEnding, type WrittenEnding } from '../position.fixture.ts';

/** Two endings that differ in two or three cards, of which the first alone has the theme; the best card of the first, and the rule of thumb's of each. */
interface Pair {
  readonly theme: Theme;
  readonly why: string;
  readonly has: WrittenEnding;
  readonly key: string;
  readonly usual: string;
  /** The hands of the ending that lacks the theme. */
  readonly lacks: readonly string[];
  readonly otherUsual: string;
}

const GAME = 'klaverjas';
const at = (declarer: number, leader: number, hands: readonly string[], trick?: string): WrittenEnding => ({
  ...{ trump: 'H', declarer, leader, hands },
  ...(trick === undefined ? {} : { trick }),
});

/** Trumps are hearts; seats 0 and 2 play together, and seat 0 has to find the card. */
const PAIRS: readonly Pair[] = [
  {
    theme: 'drawTrumps',
    why: 'the eight of trumps draws the ace and the nine that both opponents hold; where one of them has none left, another lead is better',
    ...{ has: at(2, 0, ['TH 8H KD TD', 'TS QC AH 9S', 'AS TC AC 8C', 'QD JS 9H 9C']), key: '8H', usual: 'TH' },
    ...{ lacks: ['TH 8H KD TD', 'TS QC TC 9S', 'AS AH AC 8C', 'QD JS 9H 9C'], otherUsual: 'TH' },
  },
  {
    theme: 'keepTrumps',
    why: 'the rule of thumb leads its seven of trumps; without a trump it has none to lead',
    ...{ has: at(3, 0, ['AS TD 7H', 'TH 7D 9H', '8D AH 9D', 'KC KH AD']), key: 'AS', usual: '7H' },
    ...{ lacks: ['AS TD 7D', 'TH 7H 9H', '8D AH 9D', 'KC KH AD'], otherUsual: 'TD' },
  },
  {
    theme: 'promote',
    why: 'an opponent without spades trumps with the jack, and the nine of the partner wins later; where he can follow, the jack stays',
    ...{ has: at(3, 0, ['9C TS 9S', 'AC QD JH', '8S 9H QC', '7C AH QH']), key: '9S', usual: '9C' },
    ...{ lacks: ['9C TS 9S', 'AC 8S JH', 'QD 9H QC', '7C AH QH'], otherUsual: '9C' },
  },
  {
    theme: 'promoteNine',
    why: 'the partner trumps with the eight and brings out the jack, and the nine wins later; where that hand has the queen, too, the jack stays',
    ...{ has: at(1, 0, ['8C 9H 9D 7C', 'QH AS AH 9C', 'AD QS 7S 8H', 'JD 8D JH TS']), key: '7C', usual: '9D' },
    ...{ lacks: ['8C 9H 9D 7C', 'TS AS AH 9C', 'AD QS 7S 8H', 'JD 8D JH QH'], otherUsual: '9D' },
  },
  {
    theme: 'throwIn',
    why: 'the king of clubs puts the ace in, whose owner must lead what the side trumps or wins; with the ace of spades in hand the side can lead as well',
    ...{ has: at(2, 0, ['JS KC JH 7S', '9D 9C AD QD', 'AS 8C 9H QS', 'TS 7D AC 9S']), key: 'KC', usual: 'JH' },
    ...{ lacks: ['AS KC JH 7S', '9D 9C AD QD', 'JS 8C 9H QS', 'TS 7D AC 9S'], otherUsual: 'JH' },
  },
  {
    theme: 'feed',
    why: 'the partner wins with the king of clubs and gets the ten of diamonds; an opponent who can trump gets nothing',
    ...{ has: at(1, 2, ['9D TD 7H 8H', 'TS 7D 9S 8S', 'KC QS KH 7C', '8C JH AH 9H'], 'KC 8C'), key: 'TD', usual: '8H' },
    ...{ lacks: ['9D TD 7H 8H', 'AH 7D 9S 8S', 'KC QS KH 7C', '8C JH TS 9H'], otherUsual: '8H' },
  },
  {
    theme: 'spare',
    why: 'the eight of clubs goes to the jack of an opponent, and the ten of spades to a trick of the partner; without the ten there is none to save',
    ...{ has: at(1, 2, ['TS KS QS 8C', '7C TD JH QD', '9H AC 8D KD', 'JS JC AS 8S'], '9H JS'), key: '8C', usual: 'TS' },
    ...{ lacks: ['7C KS QS 8C', 'TS TD JH QD', '9H AC 8D KD', 'JS JC AS 8S'], otherUsual: 'KS' },
  },
  {
    theme: 'overtake',
    why: 'the jack of trumps takes the trick that the eight of clubs of the partner wins so far; in the other ending a card is thrown',
    ...{ has: at(2, 2, ['TS JH 7D AD', '8D 9C 8H JC', '8C TD AH QD', 'JD QS KS 7S'], '8C JD'), key: 'JH', usual: 'TS' },
    ...{ lacks: ['TS JH 7D 8H', '8D 9C AD JC', '8C TD AH QD', 'JD QS KS 7S'], otherUsual: 'JH' },
  },
  {
    theme: 'ruff',
    why: 'clubs were led, and the jack of hearts trumps them; in the other ending a card is thrown',
    ...{ has: at(2, 2, ['TS JH 7D AD', '8D 9C 8H JC', '8C TD AH QD', 'JD QS KS 7S'], '8C JD'), key: 'JH', usual: 'TS' },
    ...{ lacks: ['TS JH 7D 8H', '8D 9C AD JC', '8C TD AH QD', 'JD QS KS 7S'], otherUsual: 'JH' },
  },
  {
    theme: 'discard',
    why: 'the jack of spades is neither of clubs nor a trump',
    ...{ has: at(2, 2, ['KH TS JS 9H', 'TD 8H 7H 9S', 'JC JH QC TC', '7S QS JD 7D'], 'JC 7S'), key: 'JS', usual: '9H' },
    ...{ lacks: ['KH TS JS 9H', 'QC 8H 7H 9S', 'JC JH TD TC', '7S QS JD 7D'], otherUsual: 'TS' },
  },
  {
    theme: 'singleton',
    why: 'the jack is the only spade, and the seven of trumps takes the next one; with the king beside it, it is not alone',
    ...{ has: at(2, 0, ['JH JS 7H 9H', '8H TC 7S AS', 'KS AH 8S QD', '9S AD 7D KC']), key: 'JS', usual: 'JH' },
    ...{ lacks: ['KS JS 7H 9H', '8H TC 7S AS', 'JH AH 8S QD', '9S AD 7D KC'], otherUsual: 'KS' },
  },
  {
    theme: 'squeeze',
    why: 'the last hand has to throw the ace of spades or a club on the jack; with a diamond to throw it keeps both',
    ...{ has: at(0, 0, ['JH TS 9C', '9H AD TD', 'AC KC 7S', 'AS TC 7C']), key: 'JH', usual: 'TS' },
    ...{ lacks: ['JH TS 9C', '9H 7C TD', 'AC KC 7S', 'AS TC AD'], otherUsual: 'TS' },
  },
  {
    theme: 'contract',
    why: 'with three trumps in one hand the opponents fail by a club alone; with two they fail by any lead, and only a trick is to be saved',
    ...{ has: at(3, 0, ['QC AS 8C KS', 'JS QD 7C TS', 'TC 8D TD 8S', 'JH KH JD TH']), key: '8C', usual: 'AS' },
    ...{ lacks: ['QC AS 8C KS', 'JS QD TH TS', 'TC 8D TD 8S', 'JH KH JD 7C'], otherUsual: 'AS' },
  },
  {
    theme: 'capot',
    why: 'only the ace of diamonds first wins every trick; with the diamonds of the opponents divided otherwise it does not',
    ...{ has: at(2, 0, ['9C AH JC AD', 'AS 7H 9D 7D', 'TS KD TH TD', 'QC KC 8C JD']), key: 'AD', usual: 'AH' },
    ...{ lacks: ['9C AH JC AD', 'AS 7H 8C 7D', 'TS KD TH TD', 'QC KC 9D JD'], otherUsual: 'AH' },
  },
  {
    theme: 'saveCapot',
    why: 'the discard keeps the card that saves a trick; with the king of spades in the hand of the partner a trick is safe anyway',
    ...{ has: at(1, 3, ['KD AS JD 8D', '9C TH 8S 7D', '7H JS 9S AC', 'AH JH TD KS'], 'AH'), key: '8D', usual: 'AS' },
    ...{ lacks: ['KD AS JD 8D', '9C TH 8S 7D', '7H KS 9S AC', 'AH JH TD JS'], otherUsual: 'AS' },
  },
];

/** A hold-up by what one hand knows; with all hands seen it is another thing. */
const HELD_BY_ONE: Pair = {
  theme: 'holdUp',
  why: 'the ten of clubs would take the king, and the eight is better; the jack in its place could not take it. With all hands seen the partner’s ace takes it',
  ...{ has: at(1, 3, ['TD AD TC 8C', 'JH 7S KD JC', '9S TH QS AC', 'KC AS AH 9C'], 'KC'), key: '8C', usual: 'TC' },
  ...{ lacks: ['TD AD JC 8C', 'JH 7S KD TC', '9S TH QS AC', 'KC AS AH 9C'], otherUsual: 'JC' },
};

/** The same of what one hand shows: the trick and its own cards. */
const BY_TRICK: readonly Theme[] = ['drawTrumps', 'keepTrumps', 'singleton', 'overtake', 'holdUp', 'ruff', 'discard'];

const played = (code: string): Action => playOf(parseCard(code)!);
const themesAt = (ending: WrittenEnding, usual: string): { themes: Theme[]; key: string } => {
  const { position, solution } = solvedEnding(GAME, ending, 4);
  return { themes: openThemes(position, solution, played(usual)), key: itemAt(itemAt(solution.steps, 0).right, 0) };
};

describe.each(PAIRS)('$theme', ({ theme, has, key, usual, lacks, otherUsual, why }) => {
  it('is found where it holds', () => {
    const found = themesAt(has, usual);
    expect(found.key, why).toBe(key);
    expect(found.themes, why).toContain(theme);
  });

  it('is not found where it does not', () => {
    expect(themesAt({ ...has, hands: lacks }, otherUsual).themes, why).not.toContain(theme);
  });
});

describe.each([...PAIRS, HELD_BY_ONE].filter(({ theme }) => BY_TRICK.includes(theme)))(
  '$theme from one hand',
  ({ theme, has, key, usual, lacks, otherUsual, why }) => {
    const themesFrom = (ending: WrittenEnding, card: string, thumb: string): Theme[] => {
      const { game, state } = endingOf(GAME, ending);
      const view = game.view(state, 0);
      return cardThemes(view, game.legal(state), played(card), played(thumb), state);
    };

    it('is found where it holds, and not where it does not', () => {
      expect(themesFrom(has, key, usual), why).toContain(theme);
      const other = { ...has, hands: lacks };
      expect(themesFrom(other, themesAt(other, otherUsual).key, otherUsual), why).not.toContain(theme);
    });
  },
);

describe('safety', () => {
  const [key, usual] = [played('9H'), played('8H')];
  const trials = (own: readonly number[], other: readonly number[]) => ({
    actions: [
      { action: key, candidate: 0 },
      { action: usual, candidate: 1 },
    ],
    values: [Float64Array.from(own), Float64Array.from(other)],
    weights: Float64Array.from(own, () => 1),
  });

  it('is found where the usual card does better in most deals, and is yet the worse one', () => {
    expect(isSafety(trials([10, 10, 10, 10], [12, 12, 12, -60]), key, usual)).toBe(true);
  });

  it('is not found where the usual card does worse in as many deals, where it is the better one, or was not tried', () => {
    expect(isSafety(trials([10, 10, 10, 10], [12, 12, -60, -60]), key, usual)).toBe(false);
    expect(isSafety(trials([10, 10, 10, 10], [12, 12, 12, 9]), key, usual)).toBe(false);
    expect(isSafety(trials([10, 10, 10, 10], [12, 12, 12, -60]), key, played('7H'))).toBe(false);
  });
});

describe('counting', () => {
  it('is found in closed puzzles alone, and each time what was played settles it in the cards as they lay', async () => {
    let found = 0;
    for (const game of GAMES)
      for (const pack of await packsOf(game.id))
        for (const puzzle of pack.puzzles.filter(({ themes }) => themes.includes('count'))) {
          found += 1;
          expect(pack.kind, `${game.id} ${puzzle.number}`).toBe('closed');
          const start = startOf(game, pack, puzzle);
          if (!start.ok) throw new Error(start.error.message);
          const state = start.value;
          const rules = game.trick(state)!;
          const kernel = trickKernel(rules.spec, rules.trump);
          const sides = rules.sides;
          const key = parseCard(puzzle.steps[0]!.right[0]!)!;
          const others = state.hands.flatMap((hand, seat) => (seat === puzzle.seat ? [] : hand));
          const above = (card: Card): boolean => suitOf(card) === suitOf(key) && kernel.strength(card) > kernel.strength(key);
          const gone = state.play!.tricks.flatMap(({ cards }) => cards);
          expect(gone.length, `${game.id} ${puzzle.number}`).toBeGreaterThan(0);
          const isRipe = gone.some(above) && !others.some(above);
          const opponents = [...state.hands.keys()].filter((seat) => sides[seat] !== sides[puzzle.seat]);
          const noTrumps = opponents.every((seat) => !state.hands[seat]!.some((card) => kernel.isTrump(card)));
          const isVoid = opponents.some((seat) => new Set(state.hands[seat]!.map((card) => suitOf(card))).size < 4);
          expect(isRipe || (state.play!.trick.length === 0 && (noTrumps || isVoid)), `${game.id} ${puzzle.number}`).toBe(true);
        }
    expect(found).toBeGreaterThan(0);
  });
});

/** Longer endings, from the packs: what is seen in them is written beside them. */
const themesIn = async (game: GameId, number: number, of: PuzzleKind = 'open'): Promise<readonly Theme[]> => {
  const pack = (await packsOf(game)).find(({ kind }) => kind === of)!;
  const puzzle = pack.puzzles.find((one) => one.number === number)!;
  return foundAgain(gameById(game), pack, puzzle)!.themes;
};

describe('a theme of a longer line', () => {
  it('is an unblocking where a high card makes way for one of the partner in its suit', async () => {
    // The ten of spades, beside the eight, goes before the ace and the queen of the partner; the nine of hearts before its jack and ace.
    expect(await themesIn('manille', 30)).toContain('unblock');
    expect(await themesIn('botifarra', 22)).toContain('unblock');
  });

  it('is a hold-up where the opponents win the trick, and a card that is kept back would have won it', async () => {
    expect(await themesIn('klaberjass', 79)).toContain('holdUp');
    // The partner takes the trick, or an opponent trumps whatever is laid on it.
    expect(await themesIn('briscola-chiamata', 478)).not.toContain('holdUp');
    expect(await themesIn('klaberjass', 310)).not.toContain('holdUp');
    expect(themesAt(HELD_BY_ONE.has, HELD_BY_ONE.usual).themes).not.toContain('holdUp');
  });

  it('is keeping trumps where none are led soon, and trumping where another card could be laid', async () => {
    expect(await themesIn('manille', 131)).not.toContain('keepTrumps');
    expect(await themesIn('botifarra', 4)).not.toContain('ruff');
    // The opponents keep four trumps and the side one.
    expect(await themesIn('manilla', 90)).not.toContain('drawTrumps');
    // The partner's jack falls on the trick.
    expect(await themesIn('manilla', 91)).not.toContain('spare');
  });

  it('is drawing trumps with the last one of the side, too, where half of theirs fall', async () => {
    // The nine of clubs brings out the ace and the seven, and the eight stays.
    expect(await themesIn('botifarra', 30)).toContain('drawTrumps');
  });

  it('is making or breaking a contract also for defenders, who score nothing either way', async () => {
    for (const number of [25, 66, 79, 138, 168]) expect(await themesIn('klaberjass', number), String(number)).toContain('contract');
  });
});

/** Themes that were disputed: each was found in a puzzle, and is not what happens there. */
const UNTRUE: readonly [theme: Theme, why: string, game: GameId, ...numbers: number[]][] = [
  ['count', 'all hands are in sight', 'botifarra', 8, 58, 204],
  ['singleton', 'it is the highest of its suit, or no trump is left to take the next', 'klaverjas', 61],
  ['singleton', 'it is cashed, and the leader has no trump', 'manilla', 35, 54, 616],
  ['singleton', 'nothing must be followed', 'briscola-chiamata', 136, 369],
  ['drawTrumps', 'nobody has to follow', 'briscola-chiamata', 466, 489],
  ['drawTrumps', 'the last trump gives the lead away', 'manille-two', 22, 52],
  ['drawTrumps', 'the last trump takes one of four', 'manille-two', 31],
  ['unblock', 'nothing is in the way', 'klaverjas', 90],
  ['unblock', 'nothing is in the way', 'manille', 47, 110],
  ['unblock', 'a trump wins the suit later', 'manille-three', 158],
  ['unblock', 'a trump wins the suit later', 'manilla', 104],
  ['unblock', 'the cards are identical', 'pinochle-double', 131, 161],
  ['overtake', 'every legal card does', 'klaberjass', 50, 243],
  ['ruff', 'the trump goes under another', 'klaberjass', 173],
  ['spare', 'the dear card would have won', 'klaverjas', 51, 65],
  ['spare', 'dear cards are right, too, or cheap ones wrong', 'manille-auction', 213, 258, 636, 706, 810],
  ['spare', 'the card that is kept is lost later', 'botifarra', 140],
  ['squeeze', 'what is thrown costs nothing', 'manille', 125],
  ['squeeze', 'the card goes to a trick of its own side', 'manilla', 34],
  ['contract', 'it is made whatever is played', 'klaberjass', 10],
  ['feed', 'an opponent could have taken the trick', 'briscola-chiamata', 151],
  ['throwIn', 'the same opponent wins with any card', 'manille-three', 108],
  ['promote', 'the card wins after every answer', 'klaverjas', 128],
];

describe.each(UNTRUE)('%s where %s', (theme, _, game, ...numbers) => {
  it(`is not found in ${game} ${numbers.join(', ')}`, async () => {
    for (const number of numbers) expect(await themesIn(game, number), String(number)).not.toContain(theme);
  });
});

describe('a theme of one hand', () => {
  it('is no singleton where there are no trumps, and no counting where the cards of the opponent lie open', async () => {
    for (const number of [2, 43]) expect(await themesIn('manille', number, 'closed'), String(number)).not.toContain('singleton');
    for (const number of [1, 22]) expect(await themesIn('manilla-two', number, 'closed'), String(number)).not.toContain('count');
    expect(await themesIn('manille-auction', 26, 'closed')).toContain('singleton');
    expect(await themesIn('manilla-two', 9, 'closed')).toContain('count');
  });
});
