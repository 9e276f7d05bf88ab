import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import { expect, test } from 'vitest';
import { typedColon } from './typedColons.mjs';

/** The lines at which the rule finds a colon in a component. */
function lines(component: string, filename = 'renderer/history/One.svelte'): number[] {
  const found = new Linter().verify(
    component,
    [
      ...svelte.configs.base,
      {
        files: ['**/*.svelte'],
        plugins: { house: { rules: { 'typed-colon': typedColon } } },
        rules: { 'house/typed-colon': 'error' },
      },
    ],
    filename,
  );
  return found.map(({ line, messageId, message }) => (messageId === 'typed' ? line : expect.fail(message)));
}

test('a colon typed between two texts is found, in markup, in attributes and in templates', () => {
  expect(lines('<p>{name}: {points}</p>\n<p>{name}: <b>{points}</b></p>\n<p><b>{name}:</b> {points}</p>')).toEqual([1, 2, 3]);
  expect(lines('{#if name}<b>{name}</b>{/if}:\n{points}')).toEqual([1]);
  expect(lines('<button aria-label="{name}: {points}"></button>')).toEqual([1]);
  expect(lines('<script>\n  const both = `${name}: ${points}`;\n</script>\n{one ? `: ${name}` : ``}')).toEqual([2, 4]);
});

test('other signs, styles, scores and keys pass', () => {
  expect(lines('<p>{name}, {points} · {day}</p><p>{ours}:{theirs}</p><p>{place}. {name}</p>')).toEqual([]);
  expect(lines('<script>\n  const file = `${name}:${day}`;\n</script>\n<style>\n  a { color: red; }\n</style>')).toEqual([]);
  expect(lines("<p>{name}{words.t('text.colon')}{points}</p>")).toEqual([]);
});

test('rooms that still have some are left out', () => {
  expect(lines('<p>{name}: {points}</p>', 'renderer/hall/One.svelte')).toEqual([]);
});
