import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readJourneys, readUnits } from '#scripts/test/reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function stored(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('report of unit tests', () => {
  const file = (name: string, startTime: number, assertionResults: unknown[], more = {}) => ({
    name: `/anywhere/tests/unit/${name}`,
    startTime,
    endTime: startTime + 10,
    status: 'passed',
    assertionResults,
    ...more,
  });

  it('counts tests and names those that failed with the first lines of the error', () => {
    const failed = {
      fullName: 'adds two',
      status: 'failed',
      failureMessages: ['\u001B[31mError: 3\u001B[39m\n\n  + 2\n  at x'],
    };
    const report = readUnits(
      stored({
        testResults: [
          file('sum.test.ts', 0, [{ fullName: 'adds one', status: 'passed' }, failed]),
          file('skip.test.ts', 0, [{ fullName: 'waits', status: 'skipped' }]),
        ],
      }),
    );
    expect(report).toMatchObject({
      passed: 1,
      failures: [{ test: 'tests/unit/sum.test.ts: adds two', reason: 'Error: 3 ⏎ + 2' }],
    });
  });

  it('names a file that could not be loaded', () => {
    const broken = file('gone.test.ts', 0, [], { status: 'failed', message: 'Cannot find a.ts\n' });
    expect(readUnits(stored({ testResults: [broken] })).failures).toEqual([
      { test: 'tests/unit/gone.test.ts', reason: 'Cannot find a.ts' },
    ]);
  });

  it('shares files between as many lanes as ran at once', () => {
    const testResults = [
      file('c.test.ts', 12, []),
      file('a.test.ts', 0, []),
      file('b.test.ts', 5, []),
    ];
    expect(readUnits(stored({ testResults })).lanes).toEqual([
      [
        { from: 0, to: 10 },
        { from: 12, to: 22 },
      ],
      [{ from: 5, to: 15 }],
    ]);
  });
});

describe('report of journeys', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'buy.spec.ts',
    title,
    tests: [
      {
        status,
        results: [
          {
            parallelIndex: 1,
            startTime: '2026-01-01T00:00:00.000Z',
            duration: 5,
            errors: message
              ? [{ message, location: { line: 7 } }, { message: 'Error: too late' }]
              : [],
          },
        ],
      },
    ],
  });

  it('counts nested journeys; one that passed on a retry has failed', () => {
    const report = readJourneys(
      stored({
        errors: [],
        suites: [
          {
            specs: [spec('buys', 'expected')],
            suites: [{ specs: [spec('pays', 'flaky', 'Error: late'), spec('waits', 'skipped')] }],
          },
        ],
      }),
    );
    expect(report).toMatchObject({
      passed: 1,
      failures: [{ test: 'buy.spec.ts: pays', reason: 'line 7: Error: late ⏎ Error: too late' }],
    });
    expect(report.lanes[1]).toHaveLength(3);
  });

  it('reports what Playwright itself could not do', () => {
    const report = readJourneys(stored({ errors: [{ message: 'no browser' }], suites: [] }));
    expect(report.failures).toEqual([{ test: 'Playwright', reason: 'no browser' }]);
  });
});

it('a runner without a report has failed', () => {
  for (const read of [readUnits, readJourneys])
    expect(read(join(folder, 'missing.json')).failures).toHaveLength(1);
});
