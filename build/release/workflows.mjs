import { createRequire } from 'node:module';
import { sourceText } from '../targets.mjs';

/** The workflows of a release, as the forge reads them. */

/**
 * @typedef {{ readonly name?: string, readonly uses?: string, readonly run?: string, readonly if?: string, readonly shell?: string, readonly env?: Readonly<Record<string, string>> }} Step
 * @typedef {{ readonly 'runs-on'?: string, readonly needs?: string | readonly string[], readonly if?: string, readonly environment?: string,
 *   readonly uses?: string, readonly with?: Readonly<Record<string, unknown>>, readonly secrets?: string,
 *   readonly permissions?: Readonly<Record<string, string>>, readonly strategy?: { readonly matrix: { readonly os?: readonly string[] } },
 *   readonly steps?: readonly Step[] }} Job
 * @typedef {{ readonly permissions: Readonly<Record<string, string>>, readonly jobs: Readonly<Record<string, Job>> }} Workflow
 */

/** The parser that electron-builder itself reads its configuration with. */
const { load } = /** @type {{ load(text: string): unknown }} */ (createRequire(import.meta.url)('js-yaml'));

export const WORKFLOWS = ['.github/workflows/release.yml', '.github/workflows/packages.yml'];
export const ACTION = '.github/actions/prepare/action.yml';

/** A workflow. @param {string} file */
export const workflow = (file) => /** @type {Workflow} */ (load(sourceText(file)));

/** The steps of the action that prepares a machine. */
export const actionSteps = () =>
  /** @type {{ readonly runs: { readonly steps: readonly Step[] } }} */ (load(sourceText(ACTION))).runs.steps;

/**
 * A workflow's text as the linter knows it: it is older than these machines of the newest systems, variables of a repository and the right to attest.
 * @param {string} text
 */
export const forLinter = (text) =>
  text
    .replaceAll('macos-15-intel', 'macos-12')
    .replaceAll('macos-15', 'macos-latest')
    .replaceAll('windows-11-arm', 'windows-2019')
    .replaceAll('windows-2025', 'windows-latest')
    .replaceAll('ubuntu-24.04-arm', 'ubuntu-20.04')
    .replaceAll('ubuntu-24.04', 'ubuntu-latest')
    .replaceAll('vars.UPDATE_KEY', 'github.sha')
    .replace(/^ +attestations: write\n/m, '');
