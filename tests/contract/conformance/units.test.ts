// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { MACHINES, reachable } from '#scripts/conformance/check/machines.ts';
import {
  type ContractOperation,
  loadContract,
  operationAt,
} from '#scripts/conformance/contract.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import { type CallStep, isCall } from '#scripts/conformance/journeys/journey.ts';
import { parseOptions } from '#scripts/conformance/options.ts';
import { UsageError } from '#scripts/conformance/usage-error.ts';
import { htmlReport } from '#scripts/conformance/report/html.ts';
import { annotations, jobSummary } from '#scripts/conformance/report/github.ts';
import { verdictOf } from '#scripts/conformance/report/report.ts';
import { sarifReport } from '#scripts/conformance/report/sarif.ts';
import { junitReport } from '#scripts/conformance/report/junit.ts';
import { createReportBuilder } from '#scripts/conformance/report/builder.ts';
import { toAnswer } from '#scripts/conformance/exchange.ts';
import { pick, pickAll } from '#scripts/conformance/run/pick.ts';
import { initialValues, interpolate, MissingValue } from '#scripts/conformance/run/values.ts';

const contract = loadContract();

describe('pick', () => {
  const data = {
    list: [
      { id: 1, stock: 0, lines: [{ no: 'a' }] },
      { id: 2, stock: 9, lines: [{ no: 'b' }, { no: 'c' }] },
    ],
    byKey: { x: { id: 7 }, y: { id: 8 } },
    keys: '10,11',
    to: 'https://wallet.test/pay?token=T1&x=2',
  };

  it.each([
    ['list[0].id', 1],
    ['list[-1].id', 2],
    ['list[stock>5].id', 2],
    ['list[id=1].lines[0].no', 'a'],
    ['list[id=2&stock>5].lines[1].no', 'c'],
    ['list[id=1&stock>5].id', undefined],
    ['byKey[id=8].id', 8],
    ['keys[1]', '11'],
    ['to[?token]', 'T1'],
    ['list[5].id', undefined],
    ['nothing.at.all', undefined],
  ])('%s', (path, value) => expect(pick(data, path)).toBe(value));

  it('finds all matching values', () =>
    expect(pickAll(data, 'list[*].lines[*].no')).toEqual(['a', 'b', 'c']));
  it('returns the value itself for an empty path', () => expect(pick('token', '')).toBe('token'));
});

describe('codes', () => {
  it('are sent again wherever they work once', () => {
    const once = [...contract.operations.values()].filter(({ isCodeOnce }) => isCodeOnce);
    expect(once.length).toBeGreaterThan(4);
    const sentAgain = allJourneys(contract).flatMap(({ steps }) =>
      steps.filter(isCall).flatMap((step, at, calls) => {
        const before = calls[at - 1];
        const isAgain =
          JSON.stringify([before?.operation, before?.as, before?.body]) ===
          JSON.stringify([step.operation, step.as, step.body]);
        return isAgain && step.expect === 500 ? [step.operation] : [];
      }),
    );
    expect(once.map(({ id }) => id).filter((id) => !sentAgain.includes(id))).toEqual([]);
  });
});

describe('what the contract promises', () => {
  const calls = allJourneys(contract).map(({ steps }) => steps.filter(isCall));
  const idsOf = (is: (operation: ContractOperation) => boolean) =>
    [...contract.operations.values()].filter(is).map(({ id }) => id);

  it('of a write that succeeds again is tried', () => {
    const repeated = calls.flatMap((steps) =>
      steps.flatMap((step, at) => {
        const isSame = (one: CallStep) =>
          JSON.stringify([one.operation, one.as, one.body, one.expect]) ===
          JSON.stringify([step.operation, step.as, step.body, undefined]);
        return steps.slice(0, at).some(isSame) ? [step.operation] : [];
      }),
    );
    const repeatable = idsOf(({ isRepeatable }) => isRepeatable);
    expect(repeatable.length).toBeGreaterThan(3);
    expect(repeatable.filter((id) => !repeated.includes(id))).toEqual([]);
  });

  it('of a sign-in is read: the coupons of its account', () => {
    const signIns = idsOf(({ data }) => contract.schema(data).name === 'LoginResult');
    const followed = calls.flatMap((steps) =>
      steps.flatMap((step, at) =>
        steps
          .slice(at + 1, at + 3)
          .some(({ operation, as }) => operation === 'couponList' && as === '$signedIn')
          ? [step.operation]
          : [],
      ),
    );
    expect(signIns.length).toBeGreaterThan(7);
    expect(signIns.filter((id) => !followed.includes(id))).toEqual([]);
  });
});

describe('interpolate', () => {
  const values = initialValues({ email: 'a@b.test', password: 'p' }, null, 1);
  values.set('id', 5);

  it('keeps the type of a single value', () =>
    expect(interpolate({ id: '$id', text: 'no. $id', list: ['$id'] }, values)).toEqual({
      id: 5,
      text: 'no. 5',
      list: [5],
    }));
  it('throws for a missing value', () =>
    expect(() => interpolate('$otherEmail', values)).toThrow(MissingValue));
});

describe('state machines', () => {
  it.each(MACHINES.map((machine) => [machine.name, machine] as const))(
    '%s has only known states',
    (_name, machine) => {
      for (const [from, to] of machine.steps) {
        expect(machine.states).toContain(from);
        expect(machine.states).toContain(to);
      }
      if (machine.enumName)
        expect(
          contract.schema({ $ref: `#/components/schemas/${machine.enumName}` }).schema.enum,
        ).toBeInstanceOf(Array);
    },
  );

  it('may skip states, but not go back', () => {
    const order = MACHINES.find(({ name }) => name === 'merchant order')!;
    expect(reachable(order, 'unpaid', 'completed')).toBe(true);
    expect(reachable(order, 'to receive', 'to review')).toBe(true);
    expect(reachable(order, 'completed', 'to review')).toBe(false);
    expect(reachable(order, 'completed', 'to ship')).toBe(false);
    expect(reachable(order, 'cancelled', 'to ship')).toBe(false);
  });
});

describe('operationAt', () => {
  it.each([
    ['GET', '/api/front/product/detail/1024', 'productDetail'],
    ['GET', '/shop/api/front/product/list', 'productList'],
    ['POST', '/api/front/order/cancel/PT1', 'orderCancel'],
    ['GET', '/api/front/order/cancel/PT1', undefined],
    ['GET', '/media/1.webp', undefined],
  ])('%s %s', (method, path, id) => expect(operationAt(contract, method, path)?.id).toBe(id));
});

describe('the command line', () => {
  it('limits the rate for other servers only', () => {
    expect(parseOptions([])).toMatchObject({ baseUrl: null, rate: null, allowWrites: false });
    expect(parseOptions(['--base-url', 'https://shop.test'])).toMatchObject({
      baseUrl: 'https://shop.test/',
      rate: 5,
      allowWrites: false,
    });
    expect(
      parseOptions([
        '--base-url',
        'https://shop.test',
        '--rate',
        '50',
        '--journey',
        'cart',
        '--journey',
        'pay',
      ]),
    ).toMatchObject({ rate: 50, journeys: ['cart', 'pay'] });
  });

  it('reads passwords from the environment', () => {
    expect(parseOptions(['--email', 'a@b.test'], { CONFORMANCE_PASSWORD: 'p' }).member).toEqual({
      email: 'a@b.test',
      password: 'p',
    });
    expect(
      parseOptions(['--email', 'a@b.test', '--password', 'q'], { CONFORMANCE_PASSWORD: 'p' })
        .member,
    ).toEqual({ email: 'a@b.test', password: 'q' });
    expect(parseOptions([], { CONFORMANCE_PASSWORD: 'p' }).member).toBeNull();
  });

  it.each([
    [['--base-url', 'shop.test']],
    [['--rate', 'fast']],
    [['--email', 'a@b.test']],
    [['--nonsense']],
  ])('rejects %j', (args) => {
    expect(() => parseOptions(args, {})).toThrow(UsageError);
  });
});

describe('written reports', () => {
  const builder = createReportBuilder(contract, { limitMs: 1000 });
  const operation = contract.operations.get('payMethods')!;
  const malicious = '{"code":500,"message":"<script>alert(1)</script>]]>\\u0001&","data":null}';
  builder.record({
    operation,
    label: 'a <b> & "c"',
    source: 'test',
    url: 'http://x.test/api',
    signedIn: false,
    body: undefined,
    answer: toAnswer(200, 'application/json', malicious),
    ms: 1,
    expected: [200],
    lenient: false,
    situation: null,
  });
  const report = builder.report({ target: '<i>', mode: 'test' });

  it('escape server texts and load nothing in the HTML page', () => {
    const page = htmlReport(report);
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<i>');
    expect(page).not.toMatch(/src=|href="(?!#)|@import|url\(/);
  });

  it('are well-formed JUnit XML', () => {
    const xml = junitReport(report);
    const read = new DOMParser().parseFromString(xml, 'application/xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(read.querySelectorAll('testcase')).toHaveLength(1);
    expect(read.querySelector('failure')?.getAttribute('message')).toBe('expected 200, got 500');
    expect(xml).not.toContain('\u0001');
  });

  it('are annotations and a summary of GitHub, without markup of the server', () => {
    expect(annotations(report)).toEqual([
      '::error title=C301 payMethods $.code::expected 200; got 500 “<script>alert(1)</script>]]>\u0001&”',
    ]);
    const summary = jobSummary(report);
    expect(summary).toContain('❌ **Does not conform. Findings: 1 breaking.**');
    expect(summary).toMatch(/\| breaks \| C301 \| payMethods \|/);
    expect(summary).not.toContain('<script');
  });

  it('are SARIF at the line of the operation, with fingerprints of the cause', () => {
    const text = '{\n  "operationId": "other",\n  "operationId": "payMethods",\n}';
    const { runs } = JSON.parse(sarifReport(report, text, 'openapi.json')) as {
      runs: { results: object[]; tool: { driver: { rules: { id: string }[] } } }[];
    };
    const [result, ...others] = runs[0]!.results as {
      ruleIndex: number;
      partialFingerprints: object;
    }[];
    expect(others).toEqual([]);
    expect(result).toMatchObject({
      ruleId: 'C301',
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'openapi.json' },
            region: { startLine: 3 },
          },
        },
      ],
    });
    expect(runs[0]!.tool.driver.rules[result!.ruleIndex]?.id).toBe('C301');
    const again = builder.report({ target: 'elsewhere', mode: 'test' });
    expect(sarifReport(again, text, 'openapi.json')).toContain(
      JSON.stringify(result!.partialFingerprints).slice(1, -1).replace(':', ': '),
    );
  });

  it('say in one sentence what the result is', () => {
    const none = { ...report.totals, breaks: 0 };
    const short = { ...report, totals: none, lostSteps: 3, requireCoverage: 80 };
    expect(verdictOf(report)).toBe('Does not conform. Findings: 1 breaking.');
    expect(verdictOf(short)).toBe('The run did too little: 25 % of its steps, 80 % are required.');
    expect(verdictOf({ ...short, requireCoverage: null })).toBe('Conforms.');
    expect(verdictOf({ ...short, endedEarly: 'No answer.' })).toContain('No answer.');
  });
});
