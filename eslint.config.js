import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { hiddenAbsence } from './build/lint/absence.mjs';
import { boundElement } from './build/lint/boundElements.mjs';
import { importCircle } from './build/lint/circles.mjs';
import { filePath } from './build/lint/filePaths.mjs';
import { gameLiteral } from './build/lint/gameLiteral.mjs';
import { importDirection } from './build/lint/layers.mjs';
import { handNotation } from './build/lint/notation.mjs';
import { typedColon } from './build/lint/typedColons.mjs';
import { unusedProps } from './build/lint/unusedProps.mjs';

const TESTS = ['**/*.test.ts', '**/*.fixture.ts', '**/*.spec.ts', 'e2e/**'];
/** Syntax that no TypeScript of ours has. */
const FORBIDDEN = [
  { selector: 'TSEnumDeclaration', message: 'A closed set is an `as const` array and its union.' },
  { selector: 'ExportDefaultDeclaration', message: 'Exports have names.' },
];
const PRIVATE = {
  selector: "ClassBody > [accessibility='private']:not([kind='constructor'])",
  message: 'A private member is named with #.',
};
const banned = (/** @type {string} */ message, /** @type {string[]} */ names) => names.map((name) => ({ name, message }));

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'release/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      '.cache/',
      '**/generated/**',
      '**/learned/**',
      'engine/**/assembly/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    plugins: {
      house: {
        rules: {
          'bound-element': boundElement,
          'file-path': filePath,
          'game-literal': gameLiteral,
          'hand-notation': handNotation,
          'hidden-absence': hiddenAbsence,
          'import-circle': importCircle,
          'import-direction': importDirection,
          'typed-colon': typedColon,
          'unused-props': unusedProps,
        },
      },
    },
    rules: {
      'house/file-path': 'error',
      'house/game-literal': 'error',
      'house/hand-notation': 'error',
      'house/hidden-absence': 'error',
      'house/import-circle': 'error',
      'house/import-direction': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 400 }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-restricted-syntax': ['error', ...FORBIDDEN],
      'prefer-const': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // Index signatures name the key; records of closed sets stay possible.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // `type` and `interface` are both in use: unions need the one, contracts read better as the other.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: ['**/*.ts'],
    // Its globals would be those of the whole program.
    ignores: ['engine/platform.d.ts'],
    // One program for a whole run: the project service, made for editors, took more than twice as long.
    languageOptions: {
      parserOptions: { project: ['tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  {
    files: ['**/*.svelte'],
    // Without types, which svelte-check has: each component made the whole program be checked again, three minutes in all.
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'] } },
    rules: {
      'house/bound-element': 'error',
      'house/typed-colon': 'error',
      'house/unused-props': 'error',
      'svelte/no-unused-props': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'A closed set is an `as const` array and its union.' },
        {
          selector: "SvelteAttribute[key.name='style']",
          message: 'The policy of the page lets no style attribute through: a class, or a style: directive.',
        },
        { selector: 'SvelteMustacheTag[kind="raw"]', message: 'No markup from strings.' },
      ],
    },
  },
  {
    files: ['**/*.svelte.ts'],
    languageOptions: { parser: tseslint.parser },
  },
  {
    // Controllers keep their sets and maps to themselves, or raw and replaced as a whole.
    files: ['**/*.svelte.ts'],
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
  {
    files: ['engine/**/*.ts'],
    ignores: ['engine/cli/**', ...TESTS],
    rules: {
      'no-restricted-globals': [
        'error',
        ...banned('The engine has no clock, no I/O and no chance but the seeded one.', [
          'Date',
          'performance',
          'process',
          'crypto',
          'setTimeout',
          'setInterval',
          'setImmediate',
          'queueMicrotask',
          'fetch',
          'window',
          'document',
          'navigator',
          'localStorage',
          'Buffer',
          'require',
        ]),
      ],
    },
  },
  {
    files: ['engine/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from a seed: engine/cards/random.ts.' },
      ],
      'no-restricted-syntax': ['error', ...FORBIDDEN, PRIVATE],
    },
  },
  {
    files: ['{electron,renderer,e2e}/**/*.ts', 'build/bench/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...FORBIDDEN, PRIVATE] },
  },
  {
    // electron/desktop/checklist.test.ts runs these rules.
    files: ['electron/desktop/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...FORBIDDEN,
        PRIVATE,
        {
          selector: "MemberExpression[object.name='shell'][property.name!='openPath']",
          message: 'The system opens folders of the app and nothing else.',
        },
        {
          selector: "MemberExpression[object.property.name='commandLine'][property.name=/^append/]",
          message: 'The app adds no switches to Chromium.',
        },
      ],
    },
  },
  {
    // Programs talk on standard output; configurations export what their tools need.
    files: ['build/**', 'engine/cli/**', 'electron/cli/host.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: ['*.js', '*.ts', 'build/**', 'e2e/support/setup.ts', 'e2e/*.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-properties': [
        'error',
        ...['waitFor', 'waitUntil'].map((property) => ({
          object: 'vi',
          property,
          message: 'It gives up after a second. `expect.poll` waits as long as vitest.config.ts allows, on a busy machine too.',
        })),
      ],
    },
  },
);
