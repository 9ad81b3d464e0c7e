import { expect, test } from 'vitest';
import type { Breakage } from '#scripts/breakages/apply.ts';
import { readUses, recordedFiles, usedBetween } from '#scripts/breakages/record.ts';
import {
  dispensable,
  proofsOf,
  reportText,
  type Row,
  unreliableTests,
} from '#scripts/breakages/report.ts';
import { readJourneys, readUnits } from '#scripts/breakages/run-tests.ts';

const breakage = (id: string): Breakage => ({
  id,
  feature: `feature of ${id}`,
  file: 'file.ts',
  find: '1',
  replace: '2',
});
const row = (id: string, parts: Partial<Row>): Row => ({
  breakage: breakage(id),
  journeys: [],
  units: [],
  open: [],
  missed: [],
  ...parts,
});

const [BUY, KEYS, SLOW] = ['tests/e2e/a › buy', 'tests/e2e/a › keys', 'tests/e2e/a › slow'];
const recording = {
  'tests/e2e/a': {
    hash: '',
    keys: [],
    tests: {
      [BUY]: { reached: [], duration: 1000, isReliable: true },
      [KEYS]: { reached: [], duration: 2000, isReliable: true },
      [SLOW]: { reached: [], duration: 9000, isReliable: true },
    },
  },
};

test('a journey may go if each breakage it notices is noticed by a test that stays', () => {
  const rows = [
    row('cart', { journeys: [BUY, SLOW] }),
    row('focus', { journeys: [KEYS] }),
    row('note', { journeys: [SLOW], units: ['tests/component/note.test.tsx'] }),
  ];
  const proofs = proofsOf(rows, recording);
  expect(proofs.map(({ journey, alone }) => [journey, alone])).toEqual([
    [BUY, []],
    [KEYS, ['focus']],
    [SLOW, []],
  ]);
  // The slow one goes first; then the other is the only one that notices.
  expect(dispensable(rows, proofs)).toEqual([
    {
      journey: SLOW,
      duration: 9000,
      elsewhere: { cart: BUY, note: 'tests/component/note.test.tsx' },
    },
  ]);
});

test('a journey stays that has not been run with all breakages, or notices none', () => {
  const rows = [
    row('cart', { journeys: [BUY, SLOW], open: [] }),
    row('note', { open: [SLOW, BUY], missed: [KEYS] }),
  ];
  expect(dispensable(rows, proofsOf(rows, recording))).toEqual([]);
});

test('a test that fails without a breakage is listed', () => {
  const failing = { reached: [], duration: 1, isReliable: false };
  expect(unreliableTests({ 'tests/e2e/b': { hash: '', keys: [], tests: { b: failing } } })).toEqual(
    ['b'],
  );
  expect(unreliableTests(recording)).toEqual([]);
});

test('the report names breakages that no test notices or reaches', () => {
  const rows = [row('lost', { missed: [BUY] }), row('far', {})];
  const text = reportText(rows, proofsOf(rows, recording), [], true);
  expect(text).toMatch(/no test notices\n {2}lost: feature of lost/);
  expect(text).toMatch(/no recorded test reaches\n {2}far: feature of far/);
});

test('a use belongs to the test that was running', () => {
  const uses = readUses('100 early\n200 cart\n210 cart\n300 late\n');
  expect(usedBetween(uses, 150, 250)).toEqual(['cart']);
});

test('a use while a file is imported belongs to that file', () => {
  const run = (file: string, startedAt: number, hasFailed = false) => ({
    file,
    title: '',
    startedAt,
    duration: 100,
    hasFailed,
  });
  const uses = readUses('150 import\n250 call\n450 next\n');
  expect(recordedFiles([run('b', 500, true), run('a', 200), run('a', 300)], uses)).toEqual({
    a: { reached: ['import', 'call'], duration: 100, isReliable: true },
    b: { reached: ['next'], duration: 100, isReliable: false },
  });
});

test('reads the journeys of a report, with the error of those that failed', () => {
  const at = (ms: number) => new Date(ms).toISOString();
  const runs = readJourneys({
    suites: [
      {
        title: 'buy.spec.ts',
        suites: [
          {
            title: 'in en',
            specs: [
              {
                title: 'pays',
                file: 'buy.spec.ts',
                tests: [
                  {
                    status: 'unexpected',
                    results: [
                      { startTime: at(1000), duration: 50 },
                      {
                        startTime: at(2000),
                        duration: 60,
                        errors: [{ message: '\u001b[31mnot found\u001b[39m\n\nline 2\nline 3' }],
                      },
                    ],
                  },
                ],
              },
              {
                title: 'skipped',
                file: 'buy.spec.ts',
                tests: [{ status: 'skipped', results: [] }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(runs).toEqual([
    {
      file: 'tests/e2e/buy.spec.ts',
      title: 'in en › pays',
      startedAt: 1000,
      duration: 1060,
      hasFailed: true,
      error: 'not found line 2',
    },
  ]);
});

test('a file of component tests ends with its last test, though its tests have one time', () => {
  const assertion = { ancestorTitles: [], title: 'works', status: 'passed', duration: 5 };
  const runs = readUnits(
    {
      testResults: [
        {
          name: '/shop/tests/a.test.ts',
          startTime: 100,
          endTime: 300,
          status: 'passed',
          assertionResults: [assertion, assertion],
        },
      ],
    },
    '/shop',
  );
  const uses = readUses('250 last\n350 other\n');
  expect(recordedFiles(runs, uses)['tests/a.test.ts']?.reached).toEqual(['last']);
});

test('a run of journeys without servers is an error', () => {
  expect(() => readJourneys({ suites: [], errors: [{ message: 'no server' }] })).toThrow(
    'no server',
  );
});

test('a file of component tests that cannot be loaded is a failed test', () => {
  const [run] = readUnits(
    {
      testResults: [
        {
          name: '/shop/tests/a.test.ts',
          startTime: 1,
          endTime: 3,
          status: 'failed',
          message: 'no export',
          assertionResults: [],
        },
      ],
    },
    '/shop',
  );
  expect(run).toMatchObject({ file: 'tests/a.test.ts', hasFailed: true, error: 'no export' });
});
