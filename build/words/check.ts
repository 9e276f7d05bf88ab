import { everyNode, parse, type Kind, type Node } from '../../renderer/words/message/parse.ts';

/** Why a message cannot stand for the English one. */
type FaultCode =
  | 'words/wrong-file'
  | 'words/unknown-language'
  | 'words/unknown-key'
  | 'words/not-icu'
  | 'words/missing-place'
  | 'words/unknown-place'
  | 'words/wrong-kind'
  | 'words/plural-forms'
  | 'words/references'
  | 'words/strong'
  | 'words/bars'
  | 'words/figures'
  | 'words/empty';

/** A fault: where it is, and a sentence for translators. `key` is `null` for the whole file. */
export interface MessageFault {
  readonly code: FaultCode;
  readonly key: string | null;
  readonly message: string;
}

/** Kinds between which a language may choose, each by the one that stands for it: a card with or without its article, a suit or a card of it. */
const ALIKE: Partial<Record<Kind, Kind>> = { theCard: 'card', theCardObject: 'card', theCards: 'cards', aSuit: 'trump' };
/** Places that are there for languages which need them: article, ending and elision depend on rank, suit and role in the sentence. */
const OPTIONAL: readonly [key: RegExp, places: readonly string[]][] = [[/^card\.(?:name|the)\./, ['r', 's', 'role']]];
/** Messages that may be empty where English has words: an article, a second line that would say the same twice. */
const MAY_BE_EMPTY = /^(?:suit\.native|card\.the)\./;

/** Whether an empty message is a translation. */
export function emptyIsRight(key: string, english: string): boolean {
  return english === '' || MAY_BE_EMPTY.test(key);
}

type Place = Extract<Node, { readonly type: 'place' | 'choice' }>;
const nodesOf = (message: string): Node[] => [...everyNode(parse(message.replace(/^\^/, '')))];
const isPlace = (node: Node): node is Place => node.type === 'place' || node.type === 'choice';

function kindsOf(nodes: readonly Node[]): Map<string, Set<Kind | undefined>> {
  const kinds = new Map<string, Set<Kind | undefined>>();
  for (const { name, kind } of nodes.filter(isPlace)) kinds.set(name, (kinds.get(name) ?? new Set()).add(kind && (ALIKE[kind] ?? kind)));
  return kinds;
}

const formsByCode = new Map<string, ReadonlySet<string>>();

/** The plural forms of a language for numbers that come about at a card table, which are looked for once: every message is held to them. */
export function formsOf(code: string): ReadonlySet<string> {
  const known = formsByCode.get(code);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(code);
  const forms = new Set(Array.from({ length: 2000 }, (_, n) => rules.select(n)));
  formsByCode.set(code, forms);
  return forms;
}

const FORMS = ['zero', 'one', 'two', 'few', 'many'];

/** Figures of a text, places apart, in no order. Numbers above 999 are grouped differently by language. */
function figuresIn(text: string): string {
  const bare = text.replace(/\{[^}]*\}/g, ' ').replace(/(\d)[.,\u00a0\u202f ](\d{3})(?!\d)/g, '$1$2');
  return [...bare.matchAll(/\d+/g)]
    .map(([figure]) => figure)
    .toSorted()
    .join(' ');
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;
const named = (names: Iterable<string>): string => [...names].map((name) => `{${name}}`).join(', ');

/** Whether a reference is to a message that there is, in some game: a language may name a button where English has another word. */
function isMessage(reference: string, known: readonly string[]): boolean {
  const [to = '', ...rest] = reference.split(':');
  const key = rest.join(':');
  if (to === 'button') return known.includes(key);
  if (to === 'menu') return known.includes(`menu.${key}`);
  return known.some((each) => each === `call.${key}` || (each.startsWith('call.') && each.endsWith(`.${key}`)));
}

/**
 * The faults of a message of a language, beside the English one.
 * @param code the language
 * @param known every key of English, which messages may refer to
 * @param rules whether it is a paragraph of a rules page, which has the figures of the English one
 */
export function faultsOf(
  key: string,
  message: string,
  english: string,
  code: string,
  known: readonly string[],
  rules: boolean,
): MessageFault[] {
  const faults: MessageFault[] = [];
  const fault = (of: FaultCode, text: string): void => void faults.push({ code: of, key, message: text });
  const own = nodesOf(message);
  const model = nodesOf(english);
  const [kinds, wanted] = [kindsOf(own), kindsOf(model)];
  const optional = OPTIONAL.find(([pattern]) => pattern.test(key))?.[1] ?? [];

  const missing = [...wanted.keys()].filter((name) => !kinds.has(name) && !optional.includes(name));
  if (missing.length > 0) fault('words/missing-place', `${named(missing)} of the English message is missing`);
  const unknown = [...kinds.keys()].filter((name) => !wanted.has(name) && !optional.includes(name));
  if (unknown.length > 0) fault('words/unknown-place', `the English message has no ${named(unknown)}`);
  for (const [name, each] of kinds) {
    const right = wanted.get(name);
    const wrong = right === undefined ? [] : [...each].filter((kind) => !right.has(kind));
    if (wrong.length > 0)
      fault('words/wrong-kind', `{${name}} is ${wrong.join(', ') || 'bare'}; in English it is ${[...(right ?? [])].join(', ') || 'bare'}`);
  }

  const forms = formsOf(code);
  for (const node of own)
    if (node.type === 'choice') {
      const labels = [...node.cases.keys()];
      const plural = labels.filter((label) => FORMS.includes(label));
      const lacking = plural.length === 0 ? [] : [...forms].filter((form) => !labels.includes(form));
      const wrong = plural.filter((form) => !forms.has(form));
      if (lacking.length > 0) fault('words/plural-forms', `{${node.name}} lacks the plural forms ${lacking.join(', ')} of ${code}`);
      if (wrong.length > 0) fault('words/plural-forms', `${code} has no plural forms ${wrong.join(', ')} for whole numbers`);
    }

  const references = (nodes: readonly Node[]): string[] =>
    nodes.flatMap((node) => (node.type === 'reference' ? [`${node.to}:${node.key}`] : []));
  const [refers, due] = [references(own), references(model)];
  const unnamed = due.filter((each) => !refers.includes(each));
  if (unnamed.length > 0) fault('words/references', `English names the messages ${unnamed.join(', ')}`);
  const idle = refers.filter((each) => !due.includes(each) && !isMessage(each, known));
  if (idle.length > 0) fault('words/references', `there are no messages ${idle.join(', ')}`);
  if (count(message, '**') % 2 !== 0) fault('words/strong', '** begins what matters and ends it: one of the two is missing');
  if (key.startsWith('fact.') && count(message, ' | ') !== count(english, ' | '))
    fault('words/bars', 'a label and its value are parted by “ | ” as in English');
  if (message.trim() === '' && !emptyIsRight(key, english)) fault('words/empty', 'it has no words');
  if (rules && figuresIn(message) !== figuresIn(english))
    fault('words/figures', `its figures are ${figuresIn(message) || '(none)'}; in English they are ${figuresIn(english) || '(none)'}`);
  return faults;
}
