import { everyNode, parse, type Kind } from '../../renderer/words/message/parse.ts';
import type { CatalogFile } from './catalog.ts';
import { formsOf } from './check.ts';
import { NOTES } from './noteTexts.ts';
import type { TranslatorNote } from './translatorNote.ts';
import { PLACES } from './placeTexts.ts';

/** Notes for translators: where a message is seen, what stands in its places, how long it may be. */

/** The content of a place of each kind. */
const OF_KIND: Readonly<Record<Kind, string>> = {
  seat: 'the player’s name, or “you”',
  seats: 'the players’ names, or “you”, as a list',
  card: 'a card, drawn or named without an article',
  theCard: 'a card, drawn or named with its article: “the ten of hearts”',
  theCardObject: 'a card with its article, as the object of the sentence',
  cards: 'cards, one after the other',
  theCards: 'cards with their articles, as a list',
  either: 'cards to choose from: “the ten or the ace of spades”',
  trump: 'a suit, or “no trumps”',
  aSuit: 'one card of a suit: “a heart”',
  rank: 'a rank: “ten”',
  call: 'the words of a call',
  signed: 'a number with its sign: +7, 0, −25',
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The notes, the most exact first: without `*`, then those with the longest pattern. */
const SORTED = Object.entries(NOTES)
  .toSorted(([a], [b]) => Number(a.includes('*')) - Number(b.includes('*')) || b.length - a.length)
  .map(([pattern, note]) => ({ keys: new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`), note }));

/** The notes that fit a key, the most exact first. */
export function notesFor(key: string): readonly TranslatorNote[] {
  return SORTED.filter(({ keys }) => keys.test(key)).map(({ note }) => note);
}

/** The meaning of a place of a message; `undefined` without a note. */
export function meaningOf(key: string, name: string, kind: Kind | undefined): string | undefined {
  const own = notesFor(key).find(({ places }) => places?.[name] !== undefined)?.places?.[name] ?? PLACES[name];
  if (kind === undefined) return own;
  return own === undefined ? OF_KIND[kind] : `${own} (${OF_KIND[kind]})`;
}

function placesIn(key: string, english: string): string[] {
  const found = new Map<string, string>();
  for (const node of everyNode(parse(english.replace(/^\^/, ''))))
    if (node.type === 'place' || node.type === 'choice') {
      const name = node.kind === undefined ? node.name : `${node.name}_${node.kind}`;
      found.set(name, meaningOf(key, node.name, node.kind) ?? 'a word or number');
    } else if (node.type === 'reference') found.set(`${node.to}_…`, 'the words of another message, as they stand there');
  return [...found].map(([name, meaning]) => `{${name}}: ${meaning}`);
}

/** How a choice between plural forms is to be written in a language. */
function pluralNote(english: string, code: string): string[] {
  const plural = [...everyNode(parse(english.replace(/^\^/, '')))].some((node) => node.type === 'choice' && node.cases.has('one'));
  return plural ? [`Plural forms of ${code}: ${[...formsOf(code)].toSorted().join(', ')}`] : [];
}

/** The note of a message, as one line. */
export function noteOf(file: CatalogFile, key: string, english: string, code: string): string {
  if (file.part === 'rules') {
    const about = rulesNote(key);
    return [
      `Rules page of ${file.game}: ${about}`,
      ...placesIn(key, english)
        .slice(0, 1)
        .map(() => 'Cards in braces stay as they are'),
    ]
      .concat('Figures stay figures', 'Picture: rules-page')
      .join('. ');
  }
  const notes = notesFor(key);
  const longest = notes.find((note) => note.longest !== undefined)?.longest;
  const picture = notes.find((note) => note.picture !== undefined)?.picture;
  return [
    notes.find((note) => note.seen !== undefined)?.seen ?? file.english.title,
    ...placesIn(key, english),
    ...(english.startsWith('^') ? ['^ makes the first letter a capital, where a name or suit begins the sentence'] : []),
    ...pluralNote(english, code),
    ...(longest === undefined ? [] : [`At most about ${longest} letters`]),
    ...(picture === undefined ? [] : [`Picture: ${picture}`]),
  ].join('. ');
}

function rulesNote(key: string): string {
  if (key.startsWith('idea.')) return 'one of five lines that say what the game is about';
  if (key.startsWith('case.')) return 'the caption of a worked example';
  if (key.startsWith('option.')) return 'a house rule and its values';
  if (key.startsWith('term.')) return 'a term of the glossary, in its own language, and what it means';
  if (key.includes('.col.')) return 'the head of a column of figures, short';
  if (key.includes('.row.')) return 'the head of a row of figures, short';
  return 'a paragraph';
}
