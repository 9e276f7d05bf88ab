import type { CardCode, ShownCard, Suit, Trump } from '../../engine/cards/card.ts';
import { codeOf, parseAction, parseCard } from '../../engine/protocol/notation.ts';
import type { Speaker } from './message/parts.ts';
import type { Words } from './words.svelte.ts';

export type PackName = 'french' | 'spanish' | 'italian';

/** The table that is spoken of. */
export interface SpokenTable {
  readonly game: string;
  readonly faces: PackName;
  /** Names by seat. */
  readonly names: readonly string[];
  /** The seat spoken to; `null`: none. */
  readonly viewer: number | null;
}

/** The words for an action, as in `call.<verb>`, and the value in them; a text that is no action is a word of its own. */
export function verbOf(text: string): { readonly verb: string; readonly value: string } {
  const action = parseAction(text);
  switch (action?.type) {
    case 'play':
      return { verb: 'card', value: codeOf(action.card) };
    case 'place':
      return { verb: 'place', value: String(action.place) };
    case 'discard':
      return { verb: 'discard', value: action.card === null ? '??' : codeOf(action.card) };
    case 'draw':
      return action.card === null ? { verb: 'drawHidden', value: '' } : { verb: 'draw', value: codeOf(action.card) };
    case 'bid':
      return { verb: 'bid', value: String(action.value) };
    case 'trump':
      return { verb: 'trump', value: action.trump };
    case 'call':
      return { verb: action.call, value: '' };
    case undefined:
      return { verb: text, value: '' };
  }
}

/** Whether a text is a card's code. */
export function isCard(text: string): text is CardCode {
  return parseCard(text) !== undefined;
}

const SPANISH_INDEX: Readonly<Record<string, string>> = { A: '1', J: '10', Q: '11', K: '12' };
const ITALIAN_INDEX: Readonly<Record<string, string>> = { A: '1', J: '8', Q: '9', K: '10' };
/** Forty cards are noted as a French pack without 7, 8 and 9; an Italian pack plays its three as the ten, and 7 6 5 4 as 6 5 4 3. */
const ITALIAN_RANK: Readonly<Record<string, string>> = { T: '3', '6': '7', '5': '6', '4': '5', '3': '4' };

/** The rank that is printed on the card which plays as a rank. */
export function printedRank(rank: string, faces: PackName): string {
  return faces === 'italian' ? (ITALIAN_RANK[rank] ?? rank) : rank;
}

/** Whose letters stand on the courts of a French pack, by language: K Q J, H V B, R D V, K D B. */
export const LETTERS = ['en', 'nl', 'fr', 'de'] as const;
export type Letters = (typeof LETTERS)[number];

const FRENCH_INDEX: { readonly [letters in Letters]: Readonly<Record<string, string>> } = {
  en: {},
  nl: { J: 'B', Q: 'V', K: 'H' },
  fr: { J: 'V', Q: 'D', K: 'R' },
  de: { J: 'B', Q: 'D' },
};

/** The letters that the players of a language are used to. */
export function lettersOf(language: string): Letters {
  return LETTERS.find((letters) => letters === language) ?? 'en';
}

/** The index in the corner of a card of a rank. */
export function indexOf(rank: string, faces: PackName, letters: Letters = 'en'): string {
  if (faces === 'spanish') return SPANISH_INDEX[rank] ?? rank;
  if (faces === 'italian') return ITALIAN_INDEX[rank] ?? printedRank(rank, faces);
  return rank === 'T' ? '10' : (FRENCH_INDEX[letters][rank] ?? rank);
}

/** Names ranks, suits, cards and calls as the players of a table do. */
export function speakerFor(words: Words, table: SpokenTable): Speaker {
  const { faces } = table;
  const rank = (code: string): string => {
    // Where ranks are bid, points may be bid after them.
    if (!/^[2-9TJQKA]$/.test(code)) return code;
    const printed = printedRank(code, faces);
    return words.say([`rank.${faces}.${printed}`, `rank.french.${printed}`]);
  };
  const suit = (code: string): string => words.say([`suit.${faces}.${code}`]);
  /** The codes go along for articles and elisions that depend on them. */
  const worded = (key: string, r: string, s: string, role: string): string =>
    words.say([`card.${key}.${faces}`], { rank: rank(r), suit: suit(s), r: printedRank(r, faces), s, role });
  const card = (code: ShownCard, role = 'label'): string =>
    isCard(code) ? worded('name', code.charAt(0), code.charAt(1), role) : words.raw('card.hidden');
  const speaker: Speaker = {
    locale: words.locale,
    you: words.raw('seat.you'),
    name: (seat) => table.names[seat],
    isYou: (seat) => seat === table.viewer,
    rank,
    trump: (trump: Trump) => (trump === 'NT' ? words.raw('suit.none') : suit(trump)),
    aSuit: (code: Suit) => words.say([`suit.one.${faces}.${code}`]),
    card: (code) => card(code),
    theCard: (code, role) => ({
      article: isCard(code) ? worded('the', code.charAt(0), code.charAt(1), role) : '',
      name: card(code, role),
    }),
    call: (action) => {
      const { verb, value } = verbOf(action);
      return words.say(
        [`call.${table.game}.${action}`, `call.${table.game}.${verb}`, `call.${action}`, `call.${verb}`],
        { value },
        speaker,
      );
    },
    message: (key) => words.find(key),
    list: (items) => words.list(items),
  };
  return speaker;
}
