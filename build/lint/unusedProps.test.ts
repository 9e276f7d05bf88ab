import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';
import { unusedProps } from './unusedProps.mjs';

/** The messages of the rule for the script of a component. */
function messages(script: string): string[] {
  const found = new Linter().verify(
    script,
    [
      {
        files: ['**/*.ts'],
        plugins: { house: { rules: { 'unused-props': unusedProps } } },
        rules: { 'house/unused-props': 'error' },
        languageOptions: { parser: tseslint.parser },
      },
    ],
    'component.ts',
  );
  return found.map(({ messageId, message }) => (messageId === 'unused' ? message : String(messageId)));
}

const UNUSED = ["The component takes no 'b': remove it from the type, or take it."];

test('a property that the type names and nothing takes is found, in a literal, an interface and an alias', () => {
  expect(messages('const { a }: { a: string; b?: number } = $props();')).toEqual(UNUSED);
  expect(messages('interface Props { a: string; b(): void }\nconst { a }: Props = $props();')).toEqual(UNUSED);
  expect(messages('type Props = { a: string; b: number };\nlet { a = $bindable() }: Props = $props();')).toEqual(UNUSED);
});

test('a component that takes all passes, under other names, too', () => {
  expect(messages('const { a, b: other = 3 }: { a: string; b?: number } = $props();')).toEqual([]);
  expect(messages('const all: Elsewhere = $props();')).toEqual([]);
});

test('a type that cannot be read in the file is refused', () => {
  for (const script of [
    'const { a }: Elsewhere = $props();',
    'interface Props extends Elsewhere { a: string }\nconst { a }: Props = $props();',
    'const { a } = $props();',
  ])
    expect(messages(script), script).toEqual(['unread']);
});
