import { itemAt, type SheetDeal, type TableMessage } from '../../../../engine/protocol/messages.ts';

/** The points of one deal for the people of a column. */
export interface Cell {
  readonly score: number;
  /** The score without the bonus that is kept apart. */
  readonly points: number;
  readonly bonus: number;
  /** The total on the sheet after the deal. */
  readonly total: number;
  /** Lines of the reckoning without an amount for both sides, as words to be set beside the strokes: `nat`, `pit`. */
  readonly tags: readonly string[];
}

export interface SheetColumn {
  /** Persons: partners share a column. */
  readonly people: readonly number[];
  /** The first of its people, who stands for all of them. */
  readonly first: number;
  readonly cells: readonly Cell[];
  readonly points: number;
  readonly bonus: number;
  readonly total: number;
  /** Games won. */
  readonly games: number;
}

const TAGS = ['nat', 'pit'];

function cellOf(deal: SheetDeal, person: number): Cell {
  const seat = deal.people.indexOf(person);
  const score = itemAt(deal.score.scores, seat);
  const kept: unknown = deal.score.detail['roem'];
  const bonus: unknown = Array.isArray(kept) ? kept[seat] : 0;
  const amount = typeof bonus === 'number' ? bonus : 0;
  const tags = TAGS.filter((tag) => deal.score.detail[tag] === true && (tag === 'pit' ? amount >= 100 : score === 0));
  return { score, points: score - amount, bonus: amount, total: itemAt(deal.totals, person), tags };
}

/** Whether two people sat on the same side in every deal: they scored the same and their seats were opposite. */
function partners(message: TableMessage, a: number, b: number): boolean {
  return message.sheet.every(({ people, score }) => {
    const [one, other] = [people.indexOf(a), people.indexOf(b)];
    return people.length === 4 && Math.abs(one - other) === 2 && score.scores[one] === score.scores[other];
  });
}

/** The columns of a score sheet, the one of the person that this connection watches as first. */
export function columnsOf(message: TableMessage): SheetColumn[] {
  const groups: [number, ...number[]][] = [];
  message.people.forEach((_, person) => {
    const group = message.sheet.length === 0 ? undefined : groups.find(([first]) => partners(message, first, person));
    if (group === undefined) groups.push([person]);
    else group.push(person);
  });
  const own = message.watching;
  if (own !== null) groups.sort((a, b) => Number(b.includes(own)) - Number(a.includes(own)));
  return groups.map((people) => {
    const [first] = people;
    const cells = message.sheet.map((deal) => cellOf(deal, first));
    return {
      people,
      first,
      cells,
      points: cells.reduce((sum, cell) => sum + cell.points, 0),
      bonus: cells.reduce((sum, cell) => sum + cell.bonus, 0),
      total: itemAt(message.totals, first),
      games: itemAt(message.games, first),
    };
  });
}

/** By deal: whether a game ended with it, and the match went on; the totals on the sheet are then those of that game. */
export function gameEnds({ sheet, totals }: Pick<TableMessage, 'sheet' | 'totals'>): boolean[] {
  return sheet.map((deal, at) => {
    const next = sheet[at + 1];
    return deal.totals.some((total, person) => {
      if (next === undefined) return total !== itemAt(totals, person);
      return total !== itemAt(next.totals, person) - itemAt(next.score.scores, next.people.indexOf(person));
    });
  });
}

/** The persons with the highest of some totals. */
export function leadersOf(totals: readonly number[]): number[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, person) => (total === best ? [person] : []));
}

/** Strokes for an amount of roem: `V` for 50, `I` for 20; what is left over, as a number. */
export function strokesOf(amount: number): { readonly marks: readonly ('V' | 'I')[]; readonly rest: number } {
  for (let fifties = Math.floor(amount / 50); fifties >= 0; fifties -= 1) {
    const left = amount - fifties * 50;
    if (left % 20 === 0) return { marks: [...Array<'V'>(fifties).fill('V'), ...Array<'I'>(left / 20).fill('I')], rest: 0 };
  }
  return { marks: [], rest: amount };
}
