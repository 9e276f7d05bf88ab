import { expect, it } from 'vitest';
import { SETTINGS } from '../../state/settings.svelte.ts';
import { sourceText } from '../../../build/targets.mjs';

const tokens = sourceText('renderer/style/tokens.css');
const cloths = sourceText('renderer/shared/settings/cloths.css');

/** The light that comes from a colour, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How much two colours differ, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour as six digits, where a style sheet may have three. */
function whole(colour: string): string {
  return colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;
}

/** The text of a rule of a style sheet. */
function ruleIn(css: string, selector: string): string {
  const [, rule = ''] = css.split(`${selector} {`);
  return rule.slice(0, rule.indexOf('}'));
}

/** The value of a variable in a rule of a style sheet. */
function valueIn(css: string, selector: string, name: string): string {
  const [, value] = new RegExp(`${name}: (#[0-9a-f]{3,6})`).exec(ruleIn(css, selector)) ?? [];
  if (value === undefined) throw new Error(`${selector} has no ${name}`);
  return whole(value);
}

/** The colour of a board where the lamp of a theme is brightest: at the centre of its gradient. */
function litBoard(board: string, theme: string): string {
  const rule = ruleIn(tokens, theme);
  if (rule.includes('--lamp: none')) return board;
  const [, ...parts] = /--lamp: [^;]*rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(rule) ?? [];
  const [red, green, blue, opacity] = parts.map(Number);
  if (red === undefined || green === undefined || blue === undefined || opacity === undefined) throw new Error(`${theme} has no --lamp`);
  const mixed = [red, green, blue].map((part, i) => {
    const under = parseInt(board.slice(1 + 2 * i, 3 + 2 * i), 16);
    return Math.round(under + (part - under) * opacity);
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const THEMES = [
  { theme: ':root', cloth: (name: string) => `[data-cloth='${name}']` },
  { theme: "[data-theme='dark']", cloth: (name: string) => `[data-theme='dark'] [data-cloth='${name}']` },
  { theme: "[data-theme='contrast']", cloth: (name: string) => `[data-theme='contrast'] [data-cloth='${name}']` },
];

it.each(SETTINGS.cloth)('on %s what is written can be read, in every theme, also where the lamp is brightest', (name) => {
  for (const { theme, cloth } of THEMES) {
    const board = valueIn(cloths, cloth(name), '--board');
    for (const ink of ['--on-board', '--on-board-2'])
      for (const ground of [board, litBoard(board, theme)])
        expect(contrast(ground, valueIn(tokens, theme, ink)), `${theme} ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

it('the first cloth is that of the tokens', () => {
  for (const { theme, cloth } of THEMES)
    expect(valueIn(cloths, cloth(SETTINGS.cloth[0]), '--board')).toBe(valueIn(tokens, theme, '--board'));
});
