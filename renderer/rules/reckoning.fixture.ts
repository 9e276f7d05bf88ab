import { cards, parseCard, type Trump } from '../../engine/cards/card.ts';
import { PACKS } from '../../engine/cards/pack.ts';
import { botifarra } from '../../engine/games/botifarra/game.ts';
import { briscolaChiamata } from '../../engine/games/briscola-chiamata/game.ts';
import type { Manille } from '../../engine/games/family/manilleDeal.ts';
import { finished as manilleOver, setupFor as manilleSetup } from '../../engine/testing/manille.fixture.ts';
import type { Game } from '../../engine/contract/game.ts';
import type { GameId } from '../../engine/contract/gameId.ts';
import type { DealScore } from '../../engine/contract/score.ts';
import { klaberjass } from '../../engine/games/klaberjass/game.ts';
import type { Award } from '../../engine/games/klaberjass/sets.ts';
import { klaverjas } from '../../engine/games/klaverjas/game.ts';
import { manilla } from '../../engine/games/manilla/game.ts';
import { manillaTwo } from '../../engine/games/manilla-two/game.ts';
import { manilleAuction } from '../../engine/games/manille-auction/game.ts';
import { manilleBlind } from '../../engine/games/manille-blind/game.ts';
import { manilleThree } from '../../engine/games/manille-three/game.ts';
import { manilleTwo } from '../../engine/games/manille-two/game.ts';
import { manille } from '../../engine/games/manille/game.ts';
import { pinochleDouble } from '../../engine/games/pinochle-double/game.ts';
import type { Meld } from '../../engine/games/pinochle-double/melds.ts';
import { dealtState, finished, played, setupFor } from '../../engine/testing/position.fixture.ts';
import type { Column, ScoreCase } from './page.ts';

/** A case as numbers: the figure of a row's column, and what is given besides. */
class Facts {
  private readonly fact: ScoreCase;

  constructor(fact: ScoreCase) {
    this.fact = fact;
  }

  at(row: number, column: Column): number {
    return this.fact.rows[row]?.cells[this.fact.columns.indexOf(column)] ?? 0;
  }

  number(name: string, otherwise = 0): number {
    return Number(this.fact.given?.[name] ?? otherwise);
  }

  text(name: string): string {
    return String(this.fact.given?.[name] ?? '');
  }

  get options(): ScoreCase['options'] {
    return this.fact.options ?? {};
  }
}

/** What a case comes to: the deal's score, and the seat that each row of the case is about. */
export interface Reckoned {
  readonly score: DealScore;
  readonly seats: readonly number[];
  /** Figures of columns that the engine works out besides, by row. */
  readonly columns?: Partial<Record<Column, readonly number[]>>;
}

const trumpOf = (facts: Facts): Trump => (facts.text('trump') === '' ? 'H' : (facts.text('trump') as Trump));

/** Who takes what, seats 0 and 1; somebody without points has no trick. */
function taken(
  facts: Facts,
  tricks: number,
  seats: readonly [number, number] = [0, 1],
): { seat: number; points: number; tricks: number }[] {
  const own = facts.number('tricks', Math.ceil(tricks / 2));
  return [
    { seat: seats[0], points: facts.at(0, 'taken'), tricks: own },
    { seat: seats[1], points: facts.at(1, 'taken'), tricks: tricks - own },
  ];
}

/** Manille in the forms in which the dealer, seat 0, makes trumps. */
const dealerMakes =
  (game: Game<Manille>) =>
  (facts: Facts): Reckoned => {
    const setup = manilleSetup(game, { dealer: 0, multiplier: facts.number('carry', 1) });
    const tricks = [0, 1].flatMap((row) => (facts.at(row, 'taken') > 0 ? [[row, facts.at(row, 'taken')] as const] : []));
    const made = { trump: trumpOf(facts), blind: facts.text('blind') === 'yes', calls: facts.number('calls') };
    return { score: game.score(manilleOver(game, setup, tricks, made)), seats: [0, 1] };
  };

const WAYS: { readonly [game in GameId]: (facts: Facts) => Reckoned } = {
  klaverjas: (facts) => {
    const state = dealtState(klaverjas, { options: facts.options ?? {} });
    const roem = [0, 1].map((seat) => ({ seat, points: facts.number(`roem${seat}`, facts.at(seat, 'roem')), trick: 0 }));
    return { score: klaverjas.score({ ...finished(state, taken(facts, 8)), declarer: 0, roem }), seats: [0, 1] };
  },
  klaberjass: (facts) => {
    const awards = [0, 1].map((seat): Award => ({ seat, points: facts.at(seat, 'sets'), cards: [] }));
    const state = finished(dealtState(klaberjass), taken(facts, 8));
    return { score: klaberjass.score({ ...state, trump: 'H', declarer: 0, awards, bella: null }), seats: [0, 1] };
  },
  'briscola-chiamata': (facts) => {
    const bid = facts.number('bid');
    const auction = bid === 0 ? 'bid:J pass pass pass pass' : `bid:2 pass pass pass bid:${bid - 1} bid:${bid} pass`;
    const state = played(briscolaChiamata, dealtState(briscolaChiamata, { options: facts.options ?? {} }), `${auction} trump:H`).state;
    const alone = facts.text('alone') === 'yes';
    const over = finished(state, [
      { seat: 0, points: facts.number('reached'), tricks: 4 },
      { seat: 2, points: 120 - facts.number('reached'), tricks: 4 },
    ]);
    return { score: briscolaChiamata.score({ ...over, holder: alone ? 0 : 1 }), seats: alone ? [0, 2] : [0, 1, 2] };
  },
  manille: dealerMakes(manille),
  'manille-blind': dealerMakes(manilleBlind),
  'manille-three': dealerMakes(manilleThree),
  'manille-two': dealerMakes(manilleTwo),
  'manille-auction': (facts) => {
    const setup = manilleSetup(manilleAuction, { dealer: 3, players: 4 });
    const { state } = played(manilleAuction, manilleAuction.deal(setup).state, `bid:${facts.number('bid')} pass pass pass`);
    const tricks = [0, 1].map((winner) => ({ leader: 0, cards: [], winner, points: facts.at(winner, 'taken') }));
    return { score: manilleAuction.score({ ...state, phase: 'over', trump: 'S', play: { leader: 0, trick: [], tricks } }), seats: [0, 1] };
  },
  manilla: (facts) => {
    const shown = parseCard(facts.text('shown') === '' ? '2D' : facts.text('shown')) ?? -1;
    const deck = [...PACKS.spanish48.cards.filter((card) => card !== shown), shown];
    const total = facts.number('total');
    const { state } = manilla.deal(setupFor(manilla, { deck, dealer: 3, totals: [0, total, 0, total] }));
    const score = manilla.score(finished(state, taken(facts, 12, [3, 0])));
    return { score, seats: [3, 0], columns: { shown: [Number(score.detail['given']), 0] } };
  },
  'manilla-two': (facts) => {
    const shown = parseCard(facts.text('shown') === '' ? '2D' : facts.text('shown')) ?? -1;
    const deck = [...PACKS.spanish48.cards.filter((card) => card !== shown), shown];
    const { state } = manillaTwo.deal(setupFor(manillaTwo, { deck, dealer: 1, totals: [0, facts.number('total')] }));
    const score = manillaTwo.score({ ...finished(state, taken(facts, 24, [1, 0])), piles: [[], []] });
    const quarter = score.lines.find(({ key }) => key === 'quarter')?.amounts ?? [];
    return {
      score,
      seats: [1, 0],
      columns: { quarter: [quarter[1] ?? -1, quarter[0] ?? -1], shown: [Number(score.detail['given']), 0] },
    };
  },
  botifarra: (facts) => {
    const calls = ['contrar', 'recontrar', 'santvicens'].slice(0, facts.number('calls'));
    const line = `trump:${trumpOf(facts)} ${calls.join(' ')}${calls.length < 3 ? ' pass pass' : ''}`;
    const { state } = played(botifarra, dealtState(botifarra, { options: facts.options ?? {} }), line);
    return { score: botifarra.score(finished(state, taken(facts, 12, [3, 0]))), seats: [3, 0] };
  },
  'pinochle-double': (facts) => {
    const state = dealtState(pinochleDouble, { options: facts.options ?? {} });
    const tricks = taken(facts, 20);
    const over = finished(state, facts.text('last') === 'defenders' ? tricks : tricks.reverse());
    const melds = [0, 1].map((row): Meld[] => [{ kind: 'jacks', count: 1, points: facts.at(row, 'meld'), cards: cards('') }]);
    const score = pinochleDouble.score({
      ...over,
      trump: 'S',
      declarer: 0,
      auction: { ...over.auction, high: { seat: 0, bid: facts.number('bid') } },
      melds: [melds[0] ?? [], melds[1] ?? [], [], []],
      unplayed: null,
    });
    return { score, seats: [0, 1] };
  },
};

/** What the engine makes of a case. */
export function reckon(game: GameId, fact: ScoreCase): Reckoned {
  return WAYS[game](new Facts(fact));
}
