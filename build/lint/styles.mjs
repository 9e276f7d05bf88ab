/**
 * Finds style rules that cost much whenever the board changes. Chromium keeps one list for all rules with `:has()`. Where the argument of one names an element by
 * no class or id, every element that comes or goes makes it check all of them again (an attribute does not spare it that: one such rule made each element that
 * came cost 2 ms); where the element that one styles is named by no class, id or attribute, it computes the styles of every element of that kind, or of all of
 * them, again each time.
 */

/** A selector in front of its block, without rules of `@media` and their like. */
const SELECTORS = /(?:^|[{};])\s*([^@{};]*:has\([^{};]*)\{/g;
/** The arguments of `:has()`, with brackets in brackets at most. */
const ARGUMENTS = /:has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
/** Parts of a compound that name nothing: the negated ones, and those by place. */
const UNNAMED = /:not\((?:[^()]|\([^()]*\))*\)|:nth-[\w-]+\([^()]*\)/g;

/**
 * The selectors of a style sheet that are too wide.
 * @param {string} css a style sheet, or a component with one
 * @returns {string[]}
 */
export function wideSelectors(css) {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(SELECTORS)].flatMap(([, list = '']) => parted(list, ',').filter(isWide));
}

/** @param {string} selector */
function isWide(selector) {
  const compounds = parted(selector, ' >+~');
  const subject = compounds.at(-1) ?? '';
  if (compounds.slice(0, -1).some((one) => one.includes(':has(')) && !isNamed(subject)) return true;
  return [...selector.matchAll(ARGUMENTS)].some(([, list = '']) =>
    parted(list, ', >+~').some((one) => !isNamed(one) || one.search(UNNAMED) >= 0 || one.includes('[')),
  );
}

/**
 * Whether a compound names its element by a class, an id or an attribute.
 * @param {string} compound
 */
function isNamed(compound) {
  return /[.#[]/.test(compound.replaceAll(UNNAMED, ''));
}

/**
 * The parts of a text between some characters, where these stand in no brackets.
 * @param {string} text
 * @param {string} between
 */
function parted(text, between) {
  let depth = 0;
  let part = '';
  const parts = [];
  for (const letter of text.replaceAll(/\s+/g, ' ')) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && between.includes(letter)) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '');
}
