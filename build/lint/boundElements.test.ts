import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { boundElement } from './boundElements.mjs';

/** The messages of the rule for a component with this script and an element `row`. */
function messages(script: string): string[] {
  const found = new Linter().verify(
    `<script lang="ts">${script}</script>\n<div bind:this={row}></div>`,
    [
      ...svelte.configs.base,
      {
        files: ['**/*.svelte'],
        plugins: { house: { rules: { 'bound-element': boundElement } } },
        rules: { 'house/bound-element': 'error' },
        languageOptions: { parserOptions: { parser: tseslint.parser } },
      },
    ],
    'component.svelte',
  );
  return found.map(({ messageId, message }) => (messageId === 'gone' ? message : `${String(messageId)}: ${message}`));
}

const GONE = ["'row' may be gone after the await: give its type `| undefined`, and say what then (build/lint/boundElements.mjs)."];

test('a bound element that is read after an await, as if it were still there, is found', () => {
  expect(messages('let row: HTMLElement;\nasync function act() { await step(); row.focus(); }')).toEqual(GONE);
  expect(messages('let row: HTMLElement;\nconst act = async () => { if (await step()) row.focus(); };')).toEqual(GONE);
  expect(messages('let row: HTMLElement;\nasync function act() { await step(); each((one) => row.append(one)); }')).toEqual(GONE);
});

test('it passes before the await, in a function of its own, or with a type that may be absent', () => {
  for (const script of [
    'let row: HTMLElement;\nasync function act() { row.focus(); await step(); }',
    'let row: HTMLElement;\nfunction act() { row.focus(); }\nasync function other() { await step(); }',
    'let row: HTMLElement | undefined;\nasync function act() { await step(); row?.focus(); }',
    'let row: HTMLElement | null = null;\nasync function act() { await step(); row?.focus(); }',
    'let row = $state<HTMLElement>();\nasync function act() { await step(); row?.focus(); }',
    'let row: HTMLElement;\nlet other: HTMLElement;\nasync function act() { await step(); other.focus(); }',
  ])
    expect(messages(script), script).toEqual([]);
});
