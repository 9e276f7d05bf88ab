/**
 * Finds style rules that cost much whenever the board changes. Where a rule asks by `:has()` for a descendant, and names the element that it styles by no
 * class, attribute or tag, a browser computes the styles of every element under the first one again at each change of such a descendant.
 */

/** A selector in front of its block, without rules of `@media` and their like. */
const SELECTORS = /(?:^|[{};])\s*([^@{};]*:has\([^{};]*)\{/g;
/** The last compound of a selector, and whether it names nothing. */
const NAMELESS = /^(?:\*|::?(?!is|where|global)[\w-]+)/;

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
  return compounds.slice(0, -1).some((one) => one.includes(':has(')) && NAMELESS.test(subject);
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
