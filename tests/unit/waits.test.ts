import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', 'tests');
const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['e2e/**'] }).filter(
  (file) => !file.endsWith('waits.test.ts'),
);
const journeys = globSync('e2e/**/*.ts', { cwd: root });

/** What makes a test depend on the speed of the machine, with the places that need it. */
const RULES: { name: string; pattern: RegExp; allowed: Record<string, string> }[] = [
  {
    name: 'waits for a time',
    pattern: /\bset(?:Timeout|Interval)\(/,
    allowed: {
      'next-task.ts': 'waits for the next task, without a time',
      'component/shop/pass-time.ts': 'the clock of the shop',
      'component/shop/stub-idle.ts': 'the next task',
      'contract/conformance/cases/injected-answers.ts': 'a slow backend, which is what is reported',
      'contract/conformance/cases/transport-faults.ts': 'a slow backend, which is what is reported',
      'contract/conformance/planted/example-answers.ts':
        'a slow backend, which is what is reported',
      'contract/conformance/planted/own-texts.ts':
        'a backend that gets slower, which is what is reported',
    },
  },
  {
    name: 'sets a deadline that is not from tests/deadlines.ts',
    pattern:
      /\b(?:timeout|interval): ?\d|\bAbortSignal\.timeout\(\d|^\s*\}, ?\d[\d_]*\)|\bvi\.wait(?:For|Until)\((?!.*WAIT_MS)/m,
    allowed: {},
  },
  {
    name: 'measures time',
    pattern: /\bperformance\.now\(\) - /,
    allowed: {
      'machine-speed.ts': 'measures the machine',
      'contract/mock-server.test.ts': 'the configured latency is a minimum',
    },
  },
  {
    // React drops what a suspended component has left to do, and the page never ends loading on a busy machine.
    name: 'renders in an act that is not awaited',
    pattern: /(?<!await |return |= )\bact\((?!\))/,
    allowed: {},
  },
  {
    name: 'is repeated until it passes',
    pattern: /\b(?:retry|repeats): ?\d/,
    allowed: {},
  },
];

describe.each(RULES)('no test $name', ({ pattern, allowed }) => {
  it('but the listed ones', () => {
    const found = files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
    expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted());
  });
});

describe('no journey', () => {
  it('reads the body of an answer to its page, which is gone when the page is left', () => {
    const reads =
      /\b(?:waitForResponse\(|on\(\s*'response',)(?:(?!\n {0,4}\);)[^])*?\.(?:json|text|body)\(\)/;
    const found = journeys.filter((file) => reads.test(readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });
});
