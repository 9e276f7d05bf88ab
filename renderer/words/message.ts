import type { CardCode, Suit, Trump } from '../../engine/cards/card.ts';
import type { Param, Params, Part, Speaker } from './parts.ts';
import { typeset } from './typeset.ts';

/**
 * Messages are texts with places: `{n}` a word or number; `{who:seat}` with a kind (seat, seats, card, cards, either, trump, aSuit, rank, call, signed);
 * `{n?one=# trick|other=# tricks}` a choice by the exact value, else by its plural form, else `other`, `#` being the value;
 * `{who:seat?you=play|other=plays}` a choice by whether that seat is spoken to. `**strong**` marks what matters. A first letter that comes
 * from a place is made a capital where the message begins with `^`.
 */
const PLACE = /\*\*|\{(\w+)(?::(\w+))?(?:\?([^}]*))?\}/g;

const rules = new Map<string, Intl.PluralRules>();
function pluralOf(locale: string, n: number): string {
  let rule = rules.get(locale);
  if (rule === undefined) rules.set(locale, (rule = new Intl.PluralRules(locale)));
  return rule.select(n);
}

/** The names of a message's places. */
export function placeholdersOf(message: string): Set<string> {
  return new Set([...message.matchAll(PLACE)].flatMap(([, name]) => (name === undefined ? [] : [name])));
}

/** The pieces of a message with its places filled. A place for which nothing is given shows its own name, for all to see. */
export function compose(message: string, params: Params, speaker: Speaker): Part[] {
  const capital = message.startsWith('^');
  const body = typeset(capital ? message.slice(1) : message, speaker.locale);
  const parts: Part[] = [];
  let strong = false;
  let at = 0;
  const text = (piece: string): void => {
    if (piece !== '') parts.push({ kind: 'text', text: piece, strong });
  };
  for (const match of body.matchAll(PLACE)) {
    text(body.slice(at, match.index));
    at = match.index + match[0].length;
    const [whole, name, kind, cases] = match;
    if (whole === '**') strong = !strong;
    else if (name !== undefined) {
      const value = params[name];
      if (value === undefined) text(`⟦${name}⟧`);
      else if (cases !== undefined) text(choose(value, kind, cases, speaker));
      else parts.push(...fill(value, kind, strong, speaker));
    }
  }
  text(body.slice(at));
  return capital ? capitalised(parts, speaker.locale) : parts;
}

function capitalised(parts: Part[], locale: string): Part[] {
  const [first, ...rest] = parts;
  if (first === undefined || first.kind === 'card') return parts;
  return [{ ...first, text: first.text.charAt(0).toLocaleUpperCase(locale) + first.text.slice(1) }, ...rest];
}

function choose(value: Param, kind: string | undefined, cases: string, speaker: Speaker): string {
  const options = new Map(
    cases.split('|').map((option) => {
      const equals = option.indexOf('=');
      return [option.slice(0, equals), option.slice(equals + 1)] as const;
    }),
  );
  const single = Array.isArray(value) ? value.length : (value as string | number);
  const word =
    kind === 'seat'
      ? options.get(speaker.isYou(Number(value)) ? 'you' : 'other')
      : kind === 'seats' && Array.isArray(value)
        ? options.get(value.some((seat) => speaker.isYou(Number(seat))) ? 'you' : 'other')
        : (options.get(String(single)) ?? options.get(pluralOf(speaker.locale, Number(single))));
  return (word ?? options.get('other') ?? '').replaceAll('#', written(single, speaker.locale));
}

function fill(value: Param, kind: string | undefined, strong: boolean, speaker: Speaker): Part[] {
  const text = (piece: string): Part[] => [{ kind: 'text', text: piece, strong }];
  const values: readonly (string | number)[] = Array.isArray(value) ? value : [value as string | number];
  const items = values.map(String);
  const first = items[0] ?? '';
  switch (kind) {
    case undefined:
      return text(speaker.list(values.map((each) => written(each, speaker.locale))));
    case 'signed':
      return text(signed(Number(value)));
    case 'seat':
    case 'seats':
      return text(speaker.list(items.map((seat) => seatName(Number(seat), speaker))));
    case 'card':
    case 'cards':
      return items.flatMap((card, i): Part[] => [
        ...(i === 0 ? [] : text(' ')),
        { kind: 'card', card: card as CardCode, text: speaker.card(card as CardCode), strong },
      ]);
    case 'either':
      return either(items as CardCode[], strong, speaker);
    case 'aSuit':
      return text(speaker.aSuit(first as Suit));
    case 'trump':
      return first === 'NT' || first === ''
        ? text(speaker.trump('NT'))
        : [{ kind: 'suit', suit: first as Suit, text: speaker.trump(first as Trump), strong }];
    case 'rank':
      return text(speaker.list(items.map((rank) => (/^\d\d+$/.test(rank) ? rank : speaker.rank(rank)))));
    case 'call':
      return text(speaker.call(first));
    default:
      throw new RangeError(`messages have no places of the kind ${kind}`);
  }
}

const numbers = new Map<string, Intl.NumberFormat>();
/** From here on languages write whole numbers each in its own way. */
const GROUPED = 1000;
/** A number as a language writes it; a word as it is. */
function written(value: string | number, locale: string): string {
  if (typeof value === 'string') return value;
  // The first formatter of a page takes longer to make than a table to draw.
  if (Number.isInteger(value) && value >= 0 && value < GROUPED) return String(value);
  let format = numbers.get(locale);
  if (format === undefined) numbers.set(locale, (format = new Intl.NumberFormat(locale)));
  return minus(format.format(value));
}

/** Cards between which one may choose: "♠10 or ♠A". */
function either(cards: readonly CardCode[], strong: boolean, speaker: Speaker): Part[] {
  return new Intl.ListFormat(speaker.locale, { type: 'disjunction' })
    .formatToParts(cards)
    .map(({ type, value }) =>
      type === 'element'
        ? { kind: 'card', card: value as CardCode, text: speaker.card(value as CardCode), strong }
        : { kind: 'text', text: value, strong },
    );
}

function seatName(seat: number, speaker: Speaker): string {
  return speaker.isYou(seat) ? speaker.you : (speaker.name(seat) ?? String(seat + 1));
}

/** A number as `Intl` writes it, with a minus of full width: voices swallow a hyphen. */
export function minus(text: string): string {
  return text.replace('-', '−');
}

/** A number with its sign, as on a score sheet: `+7`, `0`, `−25`. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** An amount as scores are written: less than nothing with a minus of full width, all else bare. */
export function formatFigure(n: number): string {
  return n < 0 ? signed(n) : String(n);
}
