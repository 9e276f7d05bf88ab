import { parse as parseIcu, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { PLACE_KINDS, parse, REFERENCES, type Node } from '../../renderer/words/message/parse.ts';

/**
 * Messages in ICU MessageFormat, as translators' tools read it, and back without loss. ICU has no kinds of places, so that a kind is the end of an
 * argument's name: `{card:theCard}` is `{card_theCard}`, `{button:over.next}` is `{button_over_next}`, with `__` for a hyphen, `___` for a slash, `____` for a colon.
 */

const PLURAL = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** The kind of a place that is the number of the choice around it, where ICU's own `#` cannot stand: inside a select. */
const COUNT = 'count';

const encoded = (text: string): string => text.replaceAll(':', '____').replaceAll('/', '___').replaceAll('-', '__').replaceAll('.', '_');
const decoded = (text: string): string => text.replaceAll('____', ':').replaceAll('___', '/').replaceAll('__', '-').replaceAll('_', '.');
const argument = (name: string, kind: string | undefined): string => (kind === undefined ? name : `${name}_${kind}`);

/** A choice around a piece of a message: its name, and whether ICU's `#` stands for its number. */
interface Around {
  readonly name: string;
  readonly pound: boolean;
}

function toElements(nodes: readonly Node[], around: Around | null): MessageFormatElement[] {
  return nodes.map((node): MessageFormatElement => {
    switch (node.type) {
      case 'text':
        return { type: TYPE.literal, value: node.text };
      case 'strong':
        return { type: TYPE.literal, value: '**' };
      case 'count':
        if (around === null) throw new RangeError('a message has a number outside of every choice');
        return around.pound ? { type: TYPE.pound } : { type: TYPE.argument, value: argument(around.name, COUNT) };
      case 'place':
        return { type: TYPE.argument, value: argument(node.name, node.kind) };
      case 'reference':
        return { type: TYPE.argument, value: `${node.to}_${encoded(node.key)}` };
      case 'choice': {
        const labels = [...node.cases.keys()];
        const bySeat = node.kind === 'seat' || node.kind === 'seats';
        const plural = !bySeat && labels.every((label) => /^-?\d+$/.test(label) || PLURAL.includes(label));
        const inner: Around | null = bySeat ? around && { ...around, pound: false } : { name: node.name, pound: plural };
        const options = Object.fromEntries(
          [...node.cases].map(([label, each]) => [
            plural && /\d$/.test(label) ? `=${label}` : encoded(label),
            { value: toElements(each, inner) },
          ]),
        );
        const value = argument(node.name, node.kind);
        return plural ? { type: TYPE.plural, value, options, offset: 0, pluralType: 'cardinal' } : { type: TYPE.select, value, options };
      }
    }
  });
}

/**
 * A message in ICU MessageFormat.
 * @throws RangeError where the message does not follow the grammar
 */
export function icuOf(message: string): string {
  const capital = message.startsWith('^') ? '^' : '';
  return capital + printAST(toElements(parse(message.slice(capital.length)), null));
}

/** Exact values come first, then plural forms or words, and the rest at the end. */
function order(label: string): readonly [number, number] {
  if (label === 'other') return [3, 0];
  if (/^-?\d+$/.test(label)) return [0, Number(label)];
  const form = PLURAL.indexOf(label);
  return form >= 0 ? [1, form] : [2, 0];
}
function byOrder([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  const [kindA, atA] = order(a);
  const [kindB, atB] = order(b);
  return kindA - kindB || atA - atB || (a < b ? -1 : 1);
}

/** Signs that our messages cannot have as they are: they would be read as syntax. */
const UNSAYABLE = /[{}]/;
const UNSAYABLE_INSIDE = /[{}|#]/;

function nameOf(value: string): { readonly name: string; readonly kind: string | undefined } {
  const at = value.indexOf('_');
  return at < 0 ? { name: value, kind: undefined } : { name: value.slice(0, at), kind: value.slice(at + 1) };
}

function place(value: string): string {
  const { name, kind } = nameOf(value);
  if (kind === undefined) return `{${name}}`;
  if (REFERENCES.some((each) => each === name)) return `{${name}:${decoded(kind)}}`;
  if (kind === COUNT) return '#';
  if (!PLACE_KINDS.some((each) => each === kind)) throw new RangeError(`there is no place {${value}}`);
  return `{${name}:${kind}}`;
}

function fromElements(elements: readonly MessageFormatElement[], inside: boolean): string {
  return elements
    .map((element): string => {
      switch (element.type) {
        case TYPE.literal:
          if ((inside ? UNSAYABLE_INSIDE : UNSAYABLE).test(element.value))
            throw new RangeError(`the signs { } ${inside ? '| # ' : ''}cannot stand in the text “${element.value}”`);
          return element.value;
        case TYPE.argument:
          return place(element.value);
        case TYPE.pound:
          return '#';
        case TYPE.select:
        case TYPE.plural: {
          if (element.type === TYPE.plural && (element.offset !== 0 || element.pluralType !== 'cardinal'))
            throw new RangeError('offset and selectordinal are not supported');
          const head = place(element.value).slice(1, -1);
          const cases = Object.entries(element.options).map(
            ([label, { value }]) => [label.startsWith('=') ? label.slice(1) : decoded(label), fromElements(value, true)] as const,
          );
          return `{${head}?${cases
            .toSorted(byOrder)
            .map(([label, text]) => `${label}=${text}`)
            .join('|')}}`;
        }
        default:
          throw new RangeError('dates, times, numbers with a style and tags are not supported');
      }
    })
    .join('');
}

/**
 * A message from ICU MessageFormat. Choices come out in one order: exact values, plural forms or words, `other`.
 * @throws RangeError, with a sentence for translators, where it is not ICU or has something that our messages cannot have
 */
export function messageOf(icu: string): string {
  const capital = icu.startsWith('^') ? '^' : '';
  let elements: MessageFormatElement[];
  try {
    elements = parseIcu(icu.slice(capital.length), { ignoreTag: true });
  } catch (error) {
    const { message, location } = error as SyntaxError & { readonly location?: { readonly start: { readonly offset: number } } };
    const at = location === undefined ? '' : ` at sign ${location.start.offset + 1}`;
    throw new RangeError(`${message.toLowerCase().replaceAll('_', ' ')}${at}`);
  }
  return capital + fromElements(elements, false);
}
