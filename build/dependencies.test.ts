import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { expect, test } from 'vitest';
import { root } from './targets.mjs';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}
interface LockedPackage {
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const lock = JSON.parse(read('package-lock.json')) as Lock;

test('the README names every dependency, and no other', () => {
  const tables = read('README.md').split('## Dependencies')[1] ?? '';
  const rows = tables.split('\n').flatMap((line) => /^\| (`.*?) +\|/.exec(line)?.[1] ?? []);
  const named = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).sort());
});

/** Licences under which anybody may use, change and pass on. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/** Whether one of the licences offered is free: `(MIT OR CC0-1.0)`. */
const isFree = (licence: string | undefined): boolean =>
  licence
    ?.replace(/[()]/g, '')
    .split(' OR ')
    .some((offer) => offer.split(' AND ').every((one) => FREE.includes(one))) ?? false;

test('everything that is installed is free', () => {
  const others = Object.entries(lock.packages).filter(([path, { license }]) => path !== '' && !isFree(license));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test('everything that is installed is fixed by its checksum, and comes from the registry of the person who installs it', () => {
  const loose = Object.entries(lock.packages).filter(
    ([path, { integrity, resolved }]) => path !== '' && (integrity === undefined || resolved !== undefined),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('npm installs everything without a warning on the earliest Node that Electron’s own tools accept', () => {
  const refused = Object.entries(lock.packages).filter(
    ([, { optional, engines }]) => optional !== true && engines?.node !== undefined && !semver.satisfies('22.12.0', engines.node),
  );
  expect(refused.map(([path, { engines }]) => `${path}: ${String(engines?.node)}`)).toEqual([]);
});
