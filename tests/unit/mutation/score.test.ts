import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AREAS } from '#scripts/mutation/areas.ts';
import { EQUIVALENT } from '#scripts/mutation/equivalent.ts';
import type { Report, ReportedMutant } from '#scripts/mutation/run-area.ts';
import { scoreOf } from '#scripts/mutation/score.ts';

const FILE = 'src/cups.ts';
const SOURCE = 'const a = 1;\nconst b = a <\n  2;\n';

const mutant = (status: ReportedMutant['status'], replacement = 'true'): ReportedMutant => ({
  status,
  replacement,
  location: { start: { line: 2, column: 11 }, end: { line: 3, column: 4 } },
});

const reportOf = (...mutants: ReportedMutant[]): Report => ({
  files: { [FILE]: { source: SOURCE, mutants } },
});

describe('the score', () => {
  test('is the share of noticed mutants, without those that do not run', () => {
    const report = reportOf(
      mutant('Killed'),
      mutant('Timeout'),
      mutant('Survived'),
      mutant('NoCoverage'),
      mutant('CompileError'),
      mutant('RuntimeError'),
    );
    expect(scoreOf(report, [])).toMatchObject({ killed: 2, percent: 50, equivalent: [] });
    expect(scoreOf(reportOf(), []).percent).toBe(100);
  });

  test('lists survivors with their place and code', () => {
    const { survivors } = scoreOf(
      reportOf(mutant('Survived'), mutant('NoCoverage', 'a  >\n 2')),
      [],
    );
    const place = { file: FILE, line: 2, original: 'a < 2' };
    expect(survivors).toEqual([
      { ...place, replacement: 'true', isUncovered: false },
      { ...place, replacement: 'a > 2', isUncovered: true },
    ]);
  });

  test('leaves out mutants that are listed as equivalent', () => {
    const known = { file: FILE, original: 'a < 2', replacement: 'true', reason: 'a is 1' };
    const other = { ...known, replacement: 'false' };
    expect(scoreOf(reportOf(mutant('Killed'), mutant('Survived')), [known, other])).toMatchObject({
      survivors: [],
      equivalent: [known],
      percent: 100,
    });
  });
});

test('the areas and the equivalent mutants name files that exist, the latter with a reason', () => {
  const files = [...AREAS.flatMap((area) => area.files), ...EQUIVALENT.map(({ file }) => file)];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(EQUIVALENT.filter(({ reason }) => reason.length < 10)).toEqual([]);
});
