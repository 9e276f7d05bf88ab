import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../engine/games/index.ts';
import { cardsInTrick } from '../../../engine/protocol/messages.ts';
import { seedOf } from '../../games/lessons.ts';
import { LANGUAGE_CODES } from '../../words/languages.ts';
import type { WireLegal } from '../../../engine/protocol/wire.ts';
import { plainText } from '../../words/message/parts.ts';
import { speakerFor } from '../../words/speaker.ts';
import { Words } from '../../words/words.svelte.ts';
import { aView } from '../fixtures/view.fixture.ts';
import { NO_ACTIONS } from '../table/noActions.ts';
import { attend, LEARNERS, sound, type Shown } from './classroom.fixture.ts';
import { Coach, wordsOf } from './coach.svelte.ts';
import { GUIDES } from './guides.ts';

const has = (table: Shown['table'], zone: string): boolean => table.view!.zones.some(({ id, stacks }) => id === zone && stacks.length > 0);
const asked = ({ table }: Shown): boolean => table.myTurn && table.view!.toAct === 0 && !table.playback.busy;
const leading = ({ table }: Shown): boolean => table.view!.trick !== null && cardsInTrick(table.view!) === 0;
/** The bubble that stands at a seat has announced one of some things. */
const announced =
  (...what: readonly string[]) =>
  ({ table }: Shown): boolean =>
    Object.values(table.playback.bubbles).some((bubble) => bubble.kind === 'announce' && what.includes(bubble.event.what));
/** The learner is asked in a phase. */
const asks =
  (phase: string) =>
  (shown: Shown): boolean =>
    asked(shown) && shown.table.view!.phase === phase;

/** The claims of each lesson about the table that the learner sees while it stands, by its id. */
const CLAIMS: Readonly<Record<string, (shown: Shown) => boolean>> = {
  aim: ({ table }) => table.view!.score === null && !table.view!.moves.some(({ seat }) => seat === 0),
  // No card of the first trick has been played: all that the text says of the play is still to come.
  contract: (shown) => {
    const { view } = shown.table;
    const trump = view!.trump;
    const named = trump === null || trump === 'NT' || shown.text.includes(shown.table.speaker.trump(trump));
    return leading(shown) && view!.tricks.length === 0 && named;
  },
  lead: (shown) => asked(shown) && leading(shown),
  follow: (shown) => asked(shown) && !leading(shown) && shown.table.legal.barred.length === 0,
  barred: (shown) => asked(shown) && !leading(shown) && shown.table.legal.barred.length > 0,
  won: ({ table, text }) => {
    const { taken } = table.playback;
    const who = taken?.winner === 0 ? 'You' : table.people[taken?.winner ?? -1]?.name;
    return taken !== null && !taken.sweeping && cardsInTrick(table.view!) === table.view!.players && text.startsWith(`${who} `);
  },
  // The winning card, of the seat that the text names, is a trump, and the card led is not.
  ruff: ({ table, text }) => {
    const { trick, trump, players } = table.view!;
    const { winner, sweeping } = table.playback.taken!;
    const card = trick!.cards[(winner - trick!.leader + players) % players]!;
    const who = winner === 0 ? 'You' : table.people[winner]!.name;
    return !sweeping && card.endsWith(trump!) && !trick!.cards[0]!.endsWith(trump!) && text.startsWith(`${who} `);
  },
  sure: (shown) => {
    const { trick, sides, players } = shown.table.view!;
    const { winning, cards } = trick!;
    const together = sides!.some((side) => side.includes(0) && side.includes(winning!));
    const named = shown.text.startsWith(`${shown.table.people[winning!]!.name}, on your side`);
    return asked(shown) && cards.length === players - 1 && winning !== 0 && together && shown.table.legal.actions.length > 1 && named;
  },
  count: (shown) => asked(shown) && shown.table.view!.tricks.length === 3,
  // The points are those of the rules of the play.
  last: (shown) =>
    leading(shown) &&
    shown.table.view!.hands.every((hand) => hand.length === 1) &&
    shown.lastTrick > 0 &&
    shown.text.includes(` ${shown.lastTrick} extra points`),
  reckoning: ({ table }) => table.view!.score !== null && !table.playback.busy,
  bidding: asks('bidding'),
  first: asks('first'),
  second: asks('second'),
  roem: asks('roem'),
  auction: asks('auction'),
  offer: asks('offer'),
  trumps: asks('trumps'),
  doubling: asks('doubling'),
  discard: asks('discard'),
  draw: asks('draw'),
  exchange: asks('exchange'),
  // All of them lie there at once, and the sums of the sides stand in the status.
  laid: ({ table, text }) =>
    has(table, 'meld') && table.view!.tricks.length === 0 && table.view!.bonuses.some((sum) => sum > 0) && text.includes('“This deal”'),
  shown: ({ table }) => has(table, 'meld'),
  sequence: announced('twenty', 'fifty'),
  bella: announced('bella'),
  partner: announced('partner'),
};

/** Lessons that a sound player does not meet with the cards of a game’s guide, where there are such. */
const UNMET = import.meta.glob<{ readonly unmet: readonly string[] }>('../../games/*/guide.fixture.ts', { eager: true });
const isUnmet = (game: string, id: string): boolean => UNMET[`../../games/${game}/guide.fixture.ts`]?.unmet.includes(id) === true;

async function taught(game: string): Promise<Words> {
  const words = new Words();
  await words.teach(game);
  return words;
}

it('every finished game has a guided deal, with a claim for each of its lessons', () => {
  expect(GUIDES.map(({ game }) => game)).toEqual(GAMES.filter(({ draft }) => draft !== true).map(({ id }) => id));
  expect(GUIDES.flatMap(({ lessons }) => lessons.map(({ id }) => id)).filter((id) => CLAIMS[id] === undefined)).toEqual([]);
});

describe.each(GUIDES)('the first deal of $game', (guide) => {
  it('tells a sound player all that matters', async () => {
    const said = attend({ guide, learner: sound, words: await taught(guide.game) });
    const due = guide.lessons.map(({ id }) => id).filter((id) => !isUnmet(guide.game, id));
    expect([...said.keys()].filter((id) => !isUnmet(guide.game, id)).toSorted()).toEqual(due.toSorted());
  });

  it('says nothing that is not so at the table, whatever the cards and the learner', async () => {
    const words = await taught(guide.game);
    const wrong: string[] = [];
    let count = 0;
    let worth = 0;
    for (const [name, learner] of Object.entries(LEARNERS))
      for (let at = 0; at < 12; at += 1) {
        const which = `${name}, cards ${at}`;
        attend({
          guide,
          learner,
          words,
          seed: at === 0 ? guide.seed : seedOf(0xa00 + at),
          dealer: at === 0 ? guide.dealer : at % guide.seats,
          chance: `${at}`,
          onShown: (shown) => {
            count += 1;
            worth = shown.lastTrick;
            if (CLAIMS[shown.lesson.id]?.(shown) !== true) wrong.push(`${which}: ${shown.lesson.id}: ${shown.text}`);
            // An event that is being shown waits for the reader: neither a press nor a key brings it to its end.
            if (shown.table.playback.busy && (!shown.held || shown.table.playback.skip()))
              wrong.push(`${which}: ${shown.lesson.id} passes`);
          },
          onIdle: (line, { view, myTurn }) => {
            const mine = myTurn && view?.toAct === 0;
            if (mine !== (line !== 'guide.waiting')) wrong.push(`${which}: ${line}, ${view?.phase}`);
            if (mine && (view.phase === 'play') !== (line === 'guide.yourPlay')) wrong.push(`${which}: ${line} in ${view.phase}`);
          },
        });
      }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(150);
    expect(guide.lessons.some(({ id }) => id === 'last')).toBe(worth > 0);
  });

  it.each(LANGUAGE_CODES)('is told whole in %s', async (language) => {
    const words = new Words();
    await words.speak(language);
    await words.teach(guide.game);
    const said = attend({ guide, learner: sound, words });
    expect(said.size).toBeGreaterThan(6);
    for (const text of said.values()) expect(text).not.toMatch(/[⟦⟧{}]|undefined/);
    expect(words.missing).toEqual([]);
  });
});

it('lets a lesson go when its moment has passed, read or not', async () => {
  const guide = GUIDES.find(({ game }) => game === 'klaverjas')!;
  const seen: string[] = [];
  attend({ guide, learner: sound, words: await taught('klaverjas'), onShown: ({ lesson }) => seen.push(lesson.id) });
  expect(new Set(seen).size).toBe(seen.length);
});

it('keeps a lesson for an answer until the answer is whole: the second of two discards', () => {
  const coach = new Coach(GUIDES.find(({ game }) => game === 'manille-three')!);
  coach.match = 'match';
  const view = aView({ players: 3, viewer: 0, toAct: 0, phase: 'exchange', trick: null, moves: [{ seat: 0, action: 'trump:S' }] });
  const legal: WireLegal = { ...NO_ACTIONS, actions: ['discard:8H', 'done'] };
  coach.look({ view, legal });
  expect(coach.lesson?.id).toBe('exchange');
  coach.holds({ view, stage: 'before', event: { type: 'exchange', seat: 0, away: ['8H'], drawn: [] } }, 'match');
  expect(coach.held).toBe(false);
  coach.look({ view, legal });
  expect(coach.lesson?.id).toBe('exchange');
  coach.look({ view: { ...view, phase: 'doubling', toAct: 1 }, legal: NO_ACTIONS });
  coach.look({ view, legal });
  expect(coach.lesson?.id).not.toBe('exchange');
});

it('gives each reason why cards of a hand are barred, once', async () => {
  const guide = GUIDES.find(({ game }) => game === 'manille-three')!;
  const words = await taught('manille-three');
  const view = aView({ players: 3, viewer: 0, toAct: 0, phase: 'play' });
  const due = { led: 'H', beat: 'AH', cards: ['TH'] } as const;
  const barred = (['play/must-follow', 'play/must-follow', 'play/must-beat'] as const).map((code, i) => ({
    action: ['2S', '3S', 'JH'][i]!,
    code,
    due,
  }));
  const lesson = guide.lessons.find(({ id }) => id === 'barred')!;
  const legal = { ...NO_ACTIONS, actions: ['TH'], barred } as WireLegal;
  const speaker = speakerFor(words, { game: 'manille-three', faces: 'french', names: ['Ada', 'Ben', 'Cas'], viewer: 0 });
  const text = plainText(
    wordsOf({ guide, lesson, moment: { view, legal, stage: 'rest', event: null }, figures: {} }, words, speaker, {
      by: 'touch',
      n: 2,
    }),
  );
  expect(text.match(/play a heart/g)).toHaveLength(1);
  expect(text).toContain('beat the ace of hearts');
});
