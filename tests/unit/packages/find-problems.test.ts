import { describe, expect, test } from 'vitest';
import { findProblems } from '#scripts/packages/find-problems.ts';
import type { LockedPackage, Manifest } from '#scripts/packages/lock-file.ts';

const GOOD: LockedPackage = { version: '1.2.3', integrity: 'sha512-AAAA', license: 'MIT' };

/** The problems of a project with one package. */
function problemsOf(entry: LockedPackage, manifest: Manifest = {}, version = '1.2.3'): string[] {
  const dependencies = { cups: version };
  const packages = { '': { dependencies }, 'node_modules/cups': { ...GOOD, ...entry } };
  return findProblems({ dependencies, ...manifest }, { lockfileVersion: 3, packages });
}

describe('the packages', () => {
  test('with exact versions, hashes and known licences have no problem', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({}, {}, 'npm:@scope/cups@1.2.3')).toEqual([]);
    expect(problemsOf({}, {}, '1.2.3-next.29')).toEqual([]);
  });

  test.each([
    '^1.2.3',
    '~1.2.3',
    '1.x',
    'latest',
    '*',
    'npm:cups@^1.2.3',
    'file:../cups',
    '>=1.2.3',
  ])('are not pinned by %s', (version) => {
    expect(problemsOf({}, {}, version)).toEqual([`cups: ${version} is not an exact version`]);
  });

  test('have the versions of the lock file', () => {
    const dependencies = { cups: '1.2.4' };
    expect(problemsOf({}, { dependencies })).toEqual(['cups: the lock file has another version']);
  });

  test('have a SHA-512 hash and no address in the lock file', () => {
    expect(problemsOf({ integrity: 'sha1-AAAA' })).toEqual([
      'cups: no SHA-512 hash in the lock file',
    ]);
    expect(problemsOf({ resolved: 'https://registry.test/cups.tgz' })).toEqual([
      'cups: the lock file has the address https://registry.test/cups.tgz',
    ]);
    // A package in a folder of the project.
    expect(problemsOf({ link: true, resolved: 'cups', integrity: '' })).toEqual([]);
  });

  test('run no install script that is not listed', () => {
    const scripted = { hasInstallScript: true };
    expect(problemsOf(scripted)).toEqual([
      'cups: has an install script that allowScripts does not list',
    ]);
    expect(problemsOf(scripted, { allowScripts: { cups: false } })).toEqual([]);
    expect(problemsOf({}, { allowScripts: { cups: false } })).toEqual([
      'cups: allowScripts lists it, but it has no install script',
    ]);
  });

  test('are installed without running a command of the project', () => {
    expect(problemsOf({}, { scripts: { dependencies: 'node check.ts' } })).toEqual([
      'the script "dependencies" runs with each installation',
    ]);
    expect(problemsOf({}, { scripts: { packages: 'node check.ts' } })).toEqual([]);
  });

  test.each([
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['', false],
    ['(MIT OR GPL-3.0-only)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ])('with the licence "%s" are allowed: %s', (license, isAllowed) => {
    expect(problemsOf({ license })).toEqual(
      isAllowed ? [] : [`cups: licence ${license} is not allowed`],
    );
  });

  test('that are nested are checked, by their own names', () => {
    const nested = { ...GOOD, license: 'GPL-3.0-only' };
    const packages = { '': {}, 'node_modules/cups/node_modules/@tea/pot': nested };
    expect(findProblems({}, { lockfileVersion: 3, packages })).toEqual([
      '@tea/pot: licence GPL-3.0-only is not allowed',
    ]);
  });
});
