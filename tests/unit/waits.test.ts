import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';

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

/** Journeys that wait for 500 ms without a request, which a busy machine or a beacon moves. Only to get shorter. */
const QUIET_NETWORK = [
  'account-lists.spec.ts',
  'events.spec.ts',
  'faults/replace-shopper.ts',
  'field-data.spec.ts',
  'history-cache.spec.ts',
  'languages.spec.ts',
  'production.spec.ts',
  'robust-network.spec.ts',
  'server-render.spec.ts',
  'smooth.spec.ts',
  'trusted-types.spec.ts',
];

describe.each(RULES)('no test $name', ({ pattern, allowed }) => {
  it('but the listed ones', () => {
    const found = files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
    expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted());
  });
});

/** Where a read fails a number of times: because the retry of the shop itself is tested. */
const FAILING_ONCE = [
  // The server's read fails, the browser's does not.
  'e2e/server-render-slow.spec.ts operation',
  // The query client reads again.
  'e2e/robust-network.spec.ts productDetail',
];

describe('no test of the shop', () => {
  it('lets a read fail a number of times, which a suggestion or a prefetch may take on a busy machine', () => {
    const found = [...files, ...journeys].flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /(?:\bfaults\.set\('(\w+)'|\bdo: 'fault', operation(?:: '(\w+)')?)[^;]*?\btimes\b/g,
        ),
      ]
        .map(([, set, sent]) => set ?? sent ?? 'operation')
        .filter((name) => operations[name as OperationId]?.method !== 'POST')
        .map((name) => `${file} ${name}`),
    );
    expect(found.filter((place) => /^(?:component|e2e)\//.test(place)).toSorted()).toEqual(
      FAILING_ONCE.toSorted(),
    );
  });
});

describe('no journey', () => {
  it('reads the body of an answer to its page, which is gone when the page is left', () => {
    const reads =
      /\b(?:waitForResponse\(|on\(\s*'response',)(?:(?!\n {0,4}\);)[^])*?\.(?:json|text|body)\(\)/;
    const found = journeys.filter((file) => reads.test(readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  const sources = journeys.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const READS =
    /\.(?:count|all|all(?:Inner|Text)\w+|textContent|inner(?:Text|HTML)|boundingBox|getAttribute|inputValue|is(?:Visible|Hidden|Checked|Enabled|Disabled)|evaluate(?:All)?|jsonValue|cookies)\(/;
  /** Functions that read the page, by their names: whose first statement or expression does. */
  const readers = sources.flatMap(({ text }) =>
    [...text.matchAll(/(?:const (\w+) = (?:async )?\([^)]*\)[^=;]*=>|function (\w+)\()([^;]*);/g)]
      .filter(([, , , body = '']) => READS.test(body))
      .map(([, constant, name]) => constant ?? name),
  );
  const once = new RegExp(
    `\\bexpect\\(\\s*\\(?await (?!expect)(?:[^;]*?${READS.source}[^;]*?\\)\\)?[^;)]*\\)\\.|(?:\\w+\\.)*(?:${readers.join('|')})\\()`,
  );

  it('reads a page once where it may still be changing, but with expect.poll', () => {
    const found = sources.filter(({ text }) => once.test(text)).map(({ file }) => file);
    // The reading opens a page.
    expect(found).toEqual(['e2e/history-cache.spec.ts']);
  });

  it('waits for a quiet network, but those that are not converted yet', () => {
    const found = sources.flatMap(({ file, text }) =>
      text.split('\n').some((line) => /'networkidle'/.test(line)) ? [file.slice(4)] : [],
    );
    expect(found.toSorted()).toEqual(QUIET_NETWORK);
  });

  it('sets a deadline of its own, but where it tries again after it', () => {
    const isRetried = /^e2e\/faults\//;
    const found = sources.filter(
      ({ file, text }) =>
        !isRetried.test(file) &&
        /\btimeout: ?\d/.test(
          text.replaceAll(/expect\(async \(\) => \{[^]*?\}\)\.?\s*\.toPass\(\)/g, ''),
        ),
    );
    expect(found.map(({ file }) => file)).toEqual(['e2e/settled.ts']);
  });

  it('closes what it has not seen open, whose code may still be loading', () => {
    const early =
      /^\s*await (?!check)[^\n]*(?:activate\(|\.(?:click|tap)\(|press\('Enter'\))[^\n]*\n\s*await [\w.]+\.press\('Escape'\)/m;
    expect(sources.filter(({ text }) => early.test(text))).toEqual([]);
  });

  it('waits for what may have happened before', () => {
    // Begun before the action, or together with it.
    const late = /^\s*await [\w.]+\.waitFor(?:Response|Request|Event)\(/m;
    const found = sources.filter(({ text }) => late.test(text)).map(({ file }) => file);
    // The next of many polls.
    expect(found).toEqual(['e2e/faults/payment-steps.ts']);
  });
});
