/** The names that a game's files bear, and how a model's are changed into a new game's. */

/** `double-deck` as `doubleDeck`. */
export function camelOf(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The constant of a game's messages: `double-deck` as `doubleDeckWords`. */
export function wordsNameOf(id: string): string {
  return `${camelOf(id)}Words`;
}

/** `double-deck` as `DoubleDeck`. */
export function pascalOf(id: string): string {
  const camel = camelOf(id);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** `double-deck` as `DOUBLE_DECK`. */
function constantOf(id: string): string {
  return id.replaceAll('-', '_').toUpperCase();
}

/** A game as the generator knows it. */
export interface Named {
  readonly id: string;
  /** The English name. */
  readonly name: string;
}

const DECLARED = /^(?:export )?(?:const|function|class|interface|type) (\w+)/gm;
/** Comments, strings of a line, and templates: where the English name of the model may stand. */
const PROSE = /^ *(?:\/\/|\/?\*).*$|'(?:[^'\n\\]|\\.)*'|"(?:[^"\n\\]|\\.)*"/gm;
const STATE = /\bGame<(\w+)>/;

/** The names that the files of a game declare and that are called after the game, each with what a new game calls it. */
export function renamings(texts: readonly string[], model: Named, game: Named): ReadonlyMap<string, string> {
  const pairs = [
    [constantOf(model.id), constantOf(game.id)],
    [pascalOf(model.id), pascalOf(game.id)],
    [camelOf(model.id), camelOf(game.id)],
  ] as const;
  const states = new Set(texts.flatMap((text) => STATE.exec(text)?.[1] ?? []));
  const names = new Map<string, string>();
  for (const text of texts)
    for (const [, name = ''] of text.matchAll(DECLARED)) {
      const pair = pairs.find(([old]) => name.includes(old));
      if (states.has(name)) names.set(name, pascalOf(game.id));
      else if (pair !== undefined) names.set(name, name.replace(...pair));
    }
  return names;
}

/** A text of the model as the new game's: its id where it stands alone in quotes, the keys of its words, its paths, and the declared names. */
export function renamed(text: string, model: Named, game: Named, names: ReadonlyMap<string, string>): string {
  const { id } = model;
  const alone = [...names.keys()].sort((a, b) => b.length - a.length).join('|');
  const changed = text
    .replace(new RegExp(`(?<!prose: )(['"\`])${id}\\1`, 'g'), `$1${game.id}$1`)
    .replace(new RegExp(`(['"\`]|(?<!\\.)\\.)${id}\\.(?=[a-zA-Z$])(?!ts\\b|md\\b|test\\b)`, 'g'), `$1${game.id}.`)
    .replace(new RegExp(`(\\.)${id}(?=['"\`])`, 'g'), `$1${game.id}`)
    .replace(new RegExp(`\\bgames/${id}/`, 'g'), `games/${game.id}/`)
    .replace(new RegExp(`^( +)${id}:`, 'gm'), `$1'${game.id}':`)
    .replace(PROSE, (prose) => prose.replaceAll(model.name, game.name));
  if (alone === '') return changed;
  const declared = new RegExp(`(?<![\\w'"\`/-])(?<!(?<!\\.\\.)\\.)(?:${alone})(?![\\w'"\`/-]|\\.(?:ts|md|json)\\b)`, 'g');
  // Prose has been changed already.
  return changed
    .split(/(^ *(?:\/\/|\/?\*).*$)/m)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(declared, (name) => names.get(name) ?? name)))
    .join('');
}
