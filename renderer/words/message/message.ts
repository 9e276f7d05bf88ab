import type { CardCode, Suit, Trump } from '../../../engine/cards/card.ts';
import { joined } from './joints.ts';
import { signed, writtenNumber } from './numbers.ts';
import { parse, type Kind, type Node } from './parse.ts';
import { isolated, type Param, type Params, type Part, type Speaker } from './parts.ts';
import { typeset } from './typeset.ts';

const rules = new Map<string, Intl.PluralRules>();
function pluralOf(locale: string, n: number): string {
  let rule = rules.get(locale);
  if (rule === undefined) rules.set(locale, (rule = new Intl.PluralRules(locale)));
  return rule.select(n);
}

interface Parsed {
  readonly capital: boolean;
  readonly nodes: readonly Node[];
}

/** Messages that were composed before, by language: each is typeset and parsed once. */
const parsed = new Map<string, Map<string, Parsed>>();
function parsedOf(message: string, locale: string): Parsed {
  let known = parsed.get(locale);
  if (known === undefined) parsed.set(locale, (known = new Map()));
  let found = known.get(message);
  if (found === undefined) {
    const capital = message.startsWith('^');
    found = { capital, nodes: parse(typeset(capital ? message.slice(1) : message, locale)) };
    known.set(message, found);
  }
  return found;
}

/**
 * The pieces of a message with its places filled, by the grammar of parse.ts. A place for which nothing is given shows its own name, for all to see.
 * @throws RangeError where the message does not follow the grammar
 */
export function compose(message: string, params: Params, speaker: Speaker): Part[] {
  const { capital, nodes } = parsedOf(message, speaker.locale);
  const sentence = new Sentence(params, speaker);
  sentence.add(nodes, null);
  return capital ? capitalised(sentence.parts, speaker.locale) : sentence.parts;
}

function capitalised(parts: Part[], locale: string): Part[] {
  const [first, ...rest] = parts;
  if (first === undefined || first.kind === 'card') return parts;
  return [{ ...first, text: first.text.charAt(0).toLocaleUpperCase(locale) + first.text.slice(1) }, ...rest];
}

/** A message while it is put together. */
class Sentence {
  readonly parts: Part[] = [];
  readonly #params: Params;
  readonly #speaker: Speaker;
  #strong = false;

  constructor(params: Params, speaker: Speaker) {
    this.#params = params;
    this.#speaker = speaker;
  }

  /** @param count what `#` stands for, as it is written; `null` where it stands for nothing */
  add(nodes: readonly Node[], count: string | null): void {
    for (const node of nodes)
      switch (node.type) {
        case 'text':
          this.#text(node.text);
          break;
        case 'strong':
          this.#strong = !this.#strong;
          break;
        case 'count':
          this.#text(count ?? '#');
          break;
        case 'reference':
          this.#refer(node);
          break;
        case 'place':
        case 'choice': {
          const value = this.#params[node.name];
          if (value === undefined) this.#text(`⟦${node.name}⟧`);
          else if (node.type === 'place') this.#fill(value, node.kind);
          else this.#choose(value, node, count);
        }
      }
  }

  /** Adds text to the last part, or as a part of its own. */
  #text(text: string): void {
    const last = this.parts.at(-1);
    if (text === '') return;
    if (last?.kind === 'text' && last.strong === this.#strong) this.parts[this.parts.length - 1] = { ...last, text: last.text + text };
    else this.parts.push({ kind: 'text', text, strong: this.#strong });
  }

  /** Writes a word after what stands before it, and returns what is left of the word. */
  #join(word: string): string {
    const last = this.parts.at(-1);
    if (last?.kind !== 'text') return word;
    const [before, after] = joined(last.text, word, this.#speaker.locale);
    if (before !== last.text) this.parts[this.parts.length - 1] = { ...last, text: before };
    return after;
  }

  #refer({ to, key }: Node & { readonly type: 'reference' }): void {
    const speaker = this.#speaker;
    if (to === 'call') this.#text(speaker.call(key));
    else for (const part of compose(speaker.message(to === 'menu' ? `menu.${key}` : key), {}, speaker)) this.#text(part.text);
  }

  #choose(value: Param, { kind, cases }: Node & { readonly type: 'choice' }, count: string | null): void {
    const { locale } = this.#speaker;
    const other = cases.get('other') ?? [];
    if (kind === 'seat' || kind === 'seats') {
      const seats = Array.isArray(value) ? value : [value];
      this.add((seats.some((seat) => this.#speaker.isYou(Number(seat))) ? cases.get('you') : other) ?? other, count);
      return;
    }
    const single = Array.isArray(value) ? value.length : (value as string | number);
    this.add(cases.get(String(single)) ?? cases.get(pluralOf(locale, Number(single))) ?? other, writtenNumber(single, locale));
  }

  #card(card: CardCode): void {
    this.parts.push({ kind: 'card', card, text: this.#join(this.#speaker.card(card)), strong: this.#strong });
  }

  /** A card with its article. The article is text: pages draw the card alone. */
  #theCard(card: CardCode, role: 'subject' | 'object'): void {
    const { article, name } = this.#speaker.theCard(card, role);
    this.#text(this.#join(article));
    this.parts.push({ kind: 'card', card, text: name, strong: this.#strong });
  }

  #fill(value: Param, kind: Kind | undefined): void {
    const speaker = this.#speaker;
    const values: readonly (string | number)[] = Array.isArray(value) ? value : [value as string | number];
    const items = values.map(String);
    const first = items[0] ?? '';
    switch (kind) {
      case undefined:
        return this.#text(
          this.#join(speaker.list(values.map((each) => (typeof each === 'string' ? isolated(each) : writtenNumber(each, speaker.locale))))),
        );
      case 'signed':
        return this.#text(signed(Number(value)));
      case 'seat':
      case 'seats':
        return this.#text(this.#join(speaker.list(items.map((seat) => seatName(Number(seat), speaker)))));
      case 'card':
      case 'cards':
        for (const [i, card] of items.entries()) {
          if (i > 0) this.#text(' ');
          this.#card(card as CardCode);
        }
        return;
      case 'theCard':
        return this.#theCard(first as CardCode, 'subject');
      case 'theCardObject':
        return this.#theCard(first as CardCode, 'object');
      case 'either':
        return this.#cardList(items, 'disjunction');
      case 'theCards':
        return this.#cardList(items, 'conjunction');
      case 'aSuit':
        return this.#text(speaker.aSuit(first as Suit));
      case 'trump':
        if (first === 'NT' || first === '') return this.#text(this.#join(speaker.trump('NT')));
        this.parts.push({ kind: 'suit', suit: first as Suit, text: this.#join(speaker.trump(first as Trump)), strong: this.#strong });
        return;
      case 'rank':
        return this.#text(this.#join(speaker.list(items.map((rank) => (/^\d\d+$/.test(rank) ? rank : speaker.rank(rank))))));
      case 'call':
        return this.#text(speaker.call(first));
    }
  }

  /** Cards with their articles: "the ♠10 or the ♠A". */
  #cardList(cards: readonly string[], by: 'conjunction' | 'disjunction'): void {
    const list = new Intl.ListFormat(this.#speaker.locale, { type: by });
    for (const { type, value } of list.formatToParts(cards))
      if (type === 'element') this.#theCard(value as CardCode, 'object');
      else this.#text(value);
  }
}

function seatName(seat: number, speaker: Speaker): string {
  return speaker.isYou(seat) ? speaker.you : isolated(speaker.name(seat) ?? String(seat + 1));
}
