/**
 * The grammar of messages, for translators in README.md:
 *
 * - `{n}` a word or number; `{who:seat}` a place with a kind (`PLACE_KINDS`).
 * - `{n?one=# trick|other=# tricks}`: the case of the exact value, else of its plural form in the language, else `other`. `#` is the number.
 * - `{who:seat?you=pass|other={who:seat} passes}`: a case by whether that seat is the reader. A case is a message of its own and may hold places.
 * - `{button:over.next}`, `{menu:updates}`, `{call:along}`: the words of another message, as they stand on the button, in the menu, in the game at hand.
 * - `**strong**` marks what matters; `^` at the start makes the first letter a capital.
 */
export const PLACE_KINDS = [
  'seat',
  'seats',
  'card',
  'theCard',
  'theCardObject',
  'cards',
  'theCards',
  'either',
  'trump',
  'aSuit',
  'rank',
  'call',
  'signed',
] as const;
export type Kind = (typeof PLACE_KINDS)[number];

/** Names that stand for other messages. */
export const REFERENCES = ['button', 'call', 'menu'] as const;
export type Reference = (typeof REFERENCES)[number];

/** A piece of a message. */
export type Node =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'strong' }
  | { readonly type: 'count' }
  | { readonly type: 'place'; readonly name: string; readonly kind: Kind | undefined }
  | {
      readonly type: 'choice';
      readonly name: string;
      readonly kind: Kind | undefined;
      readonly cases: ReadonlyMap<string, readonly Node[]>;
    }
  | { readonly type: 'reference'; readonly to: Reference; readonly key: string };

const HEAD = /\{(\w+)(?::([^{}?|]+))?/y;
const CASE = /([^{}|=]+)=/y;
const TEXT = /[^{}|#*]+|[|#*]/y;

class Parser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Node[] {
    const nodes = this.#nodes(0, false);
    if (this.#at < this.#text.length) this.#fail('a brace closes nothing');
    return nodes;
  }

  /** Pieces up to the end, or, inside a choice, up to the end of the case. `counts`: whether `#` is a number here. */
  #nodes(depth: number, counts: boolean): Node[] {
    const nodes: Node[] = [];
    let text = '';
    const flush = (): void => {
      if (text !== '') nodes.push({ type: 'text', text });
      text = '';
    };
    for (;;) {
      const char = this.#text.charAt(this.#at);
      if (char === '' || char === '}' || (char === '|' && depth > 0)) break;
      if (char === '{') {
        flush();
        nodes.push(this.#place(depth, counts));
      } else if (this.#text.startsWith('**', this.#at)) {
        flush();
        nodes.push({ type: 'strong' });
        this.#at += 2;
      } else if (char === '#' && counts) {
        flush();
        nodes.push({ type: 'count' });
        this.#at += 1;
      } else text += this.#take(TEXT, 'a text')[0];
    }
    flush();
    return nodes;
  }

  #place(depth: number, counts: boolean): Node {
    const [, name = '', kind] = this.#take(HEAD, 'a name');
    const end = this.#text.charAt(this.#at);
    this.#at += 1;
    const to = REFERENCES.find((each) => each === name);
    if (to !== undefined && kind !== undefined) {
      if (end !== '}') this.#fail('a reference is not closed');
      return { type: 'reference', to, key: kind };
    }
    const known = kind === undefined ? undefined : (PLACE_KINDS.find((each) => each === kind) ?? this.#fail(`there is no kind ${kind}`));
    if (end === '}') return { type: 'place', name, kind: known };
    if (end !== '?') this.#fail('a place is not closed');
    const bySeat = known === 'seat' || known === 'seats';
    const cases = new Map<string, readonly Node[]>();
    let closed = '|';
    while (closed === '|') {
      const [, label = ''] = this.#take(CASE, 'a case');
      cases.set(label, this.#nodes(depth + 1, counts || !bySeat));
      closed = this.#text.charAt(this.#at);
      this.#at += 1;
    }
    if (closed !== '}') this.#fail('a choice is not closed');
    if (!cases.has('other')) this.#fail('a choice has no case for other');
    return { type: 'choice', name, kind: known, cases };
  }

  #take(pattern: RegExp, what: string): RegExpExecArray {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text) ?? this.#fail(`${what} is missing`);
    this.#at += match[0].length;
    return match;
  }

  #fail(why: string): never {
    throw new RangeError(`the message "${this.#text}" has an error at ${this.#at}: ${why}`);
  }
}

/**
 * The pieces of a message, without its `^`.
 * @throws RangeError where it does not follow the grammar
 */
export function parse(message: string): Node[] {
  return new Parser(message).whole();
}

/** Every piece of a message, those inside choices as well. */
export function* everyNode(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    if (node.type === 'choice') for (const each of node.cases.values()) yield* everyNode(each);
  }
}

/** The places of a message by name, those inside choices as well, with the kinds that each is used as. */
export function messagePlaces(message: string): Map<string, Set<Kind | undefined>> {
  const places = new Map<string, Set<Kind | undefined>>();
  for (const node of everyNode(parse(message)))
    if (node.type === 'place' || node.type === 'choice') places.set(node.name, (places.get(node.name) ?? new Set()).add(node.kind));
  return places;
}
