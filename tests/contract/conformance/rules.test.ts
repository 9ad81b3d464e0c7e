import { describe, expect, it } from 'vitest';
import { valueDifferences } from '#scripts/conformance/check/values.ts';
import type { Expectation } from '#scripts/conformance/own/types.ts';
import { loadContract, type OperationId } from '#scripts/conformance/contract.ts';
import { type Exchange, toAnswer } from '#scripts/conformance/exchange.ts';
import { type Grade, gradeOf, type Kind } from '#scripts/conformance/grade.ts';
import { createRedactor } from '#scripts/conformance/redact.ts';
import { acceptedBy } from '#scripts/conformance/report/accepted.ts';
import { createReportBuilder } from '#scripts/conformance/report/builder.ts';
import { curlOf } from '#scripts/conformance/report/curl.ts';
import { exitCode } from '#scripts/conformance/report/report.ts';
import { sharedFields } from '#scripts/conformance/run/shared-data.ts';

const contract = loadContract();
const operationOf = (id: OperationId) => contract.operations.get(id)!;

const exchangeOf = (id: OperationId, changes: Partial<Exchange> = {}): Exchange => ({
  operation: operationOf(id),
  label: 'test',
  source: 'test',
  url: `http://shop.test${operationOf(id).path}`,
  signedIn: false,
  body: undefined,
  answer: toAnswer(200, 'application/json', '{"code":500,"message":"No","data":null}'),
  ms: 1,
  expected: [500],
  lenient: false,
  situation: null,
  ...changes,
});

const DATA = {
  list: [
    { id: 1, price: '9.50', name: 'Red teapot' },
    { id: 2, price: '10.00', name: 'Blue teapot' },
  ],
  total: '19.50',
  difference: '0.50',
};

type Unnamed<One> = One extends unknown ? Omit<One, 'what'> : never;

const MET: Record<string, Unnamed<Expectation>> = {
  'equal numbers of different types': { at: 'list[0].id', is: '1' },
  'an equal amount': { at: 'list[1].price', is: 10 },
  'a number with an offset': { at: 'list[1].id', is: 1, plus: 1 },
  'a contained value': { at: 'list[*].id', has: 2 },
  'an excluded value': { at: 'list[*].id', lacks: [3, 4] },
  'no value': { at: 'list[*].missing', none: true },
  'a maximum count': { at: 'list[*].id', atMost: 2 },
  'an upper bound': { at: 'total', below: 20 },
  'a lower bound': { at: 'total', above: 19 },
  'ascending amounts': { at: 'list[*].price', order: 'asc' },
  'a contained text': { at: 'list[*].name', holds: 'TEAPOT' },
  'a sum': { at: 'total', sum: ['+list[*].price'] },
  'a difference': { at: 'difference', sum: ['+list[1].price', '-list[0].price'] },
};

const UNMET: Record<string, Unnamed<Expectation>> = {
  'another value': { at: 'list[0].id', is: 2 },
  'a missing value': { at: 'list[0].missing', is: 1 },
  'one different value of several': { at: 'list[*].id', is: 1 },
  'a number without its offset': { at: 'list[1].id', is: 2, plus: 1 },
  'a value that is not contained': { at: 'list[*].id', has: 3 },
  'an excluded value that is present': { at: 'list[*].id', lacks: [3, 2] },
  'an unexpected value': { at: 'list[*].id', none: true },
  'too many values': { at: 'list[*].id', atMost: 1 },
  'a value at the upper bound': { at: 'total', below: 19.5 },
  'a value at the lower bound': { at: 'total', above: 19.5 },
  'ascending instead of descending amounts': { at: 'list[*].price', order: 'desc' },
  'a text without the part': { at: 'list[*].name', holds: 'red' },
  'a wrong sum': { at: 'total', sum: ['+list[*].price', '-list[0].price'] },
};

describe('value expectations', () => {
  const check = (expectation: Unnamed<Expectation>) =>
    valueDifferences([{ what: 'the value', ...expectation } as Expectation], DATA);

  it.each(Object.entries(MET))('accept %s', (_, expectation) => {
    expect(check(expectation)).toEqual([]);
  });

  it.each(Object.entries(UNMET))('report %s', (_, expectation) => {
    expect(check(expectation)).toMatchObject([{ kind: 'wrong-value' }]);
  });

  it('report a leak when the caller is another user', () => {
    const differences = check({ at: 'list[0].id', none: true, foreign: true });
    expect(differences).toMatchObject([{ kind: 'leak', path: '$.data.list[*].id' }]);
  });
});

describe('grades', () => {
  const GRADE_OF: Partial<Record<Kind, Grade>> = {
    missing: 'breaks',
    refused: 'breaks',
    transition: 'breaks',
    admitted: 'security',
    leak: 'security',
    'exception-text': 'security',
    'wrong-value': 'wrong',
    'not-refused': 'wrong',
    negative: 'wrong',
    slow: 'slow',
    'enum-value': 'wrong',
    'input-accepted': 'wrong',
    'other-failure': 'wrong',
    'content-type': 'tolerated',
    'unknown-field': 'extra',
  };

  it.each(Object.entries(GRADE_OF))('%s is %s', (kind, grade) => {
    expect(gradeOf({ kind: kind as Kind })).toBe(grade);
  });

  it('of a case are the worst of its differences', () => {
    const builder = createReportBuilder(contract, { limitMs: 15_000 });
    const text = '{"code":200,"message":"","data":{"paypalStatus":true,"other":1}}';
    const answer = toAnswer(200, 'text/plain', text);
    builder.record(exchangeOf('payMethods', { answer, expected: [200] }));
    const { cases, totals } = builder.report({ target: 'test', mode: 'test' });
    expect(totals).toMatchObject({ breaks: 2, wrong: 1, extra: 1 });
    expect(cases.map(({ grade }) => grade)).toEqual(['breaks']);
  });

  it('decide the exit code', () => {
    const totals = { breaks: 0, security: 0, wrong: 0, slow: 2, tolerated: 3, extra: 4 };
    const whole = { totals, endedEarly: null, requireCoverage: null, exchanges: 9, lostSteps: 1 };
    const codeOf = (changes: Partial<typeof totals>) =>
      exitCode({ ...whole, totals: { ...totals, ...changes } });
    expect(codeOf({})).toBe(0);
    expect(codeOf({ security: 1 })).toBe(3);
    expect(codeOf({ security: 1, wrong: 1 })).toBe(1);
    expect(codeOf({ breaks: 1 })).toBe(1);
    expect(exitCode({ ...whole, endedEarly: 'stopped' })).toBe(1);
    // 9 of 10 steps could run.
    expect(exitCode({ ...whole, requireCoverage: 90 })).toBe(0);
    expect(exitCode({ ...whole, requireCoverage: 91 })).toBe(1);
  });
});

describe('accepted findings', () => {
  const difference = { kind: 'missing', path: '$.data.id' } as const;
  const entry = { rule: 'C201', operation: 'userInfo', path: '$.data.id', reason: 'known' };

  it('match by rule, operation and path', () => {
    expect(acceptedBy([entry], 'userInfo', difference)).toBe(entry);
    expect(acceptedBy([{ ...entry, operation: '*' }], 'cartList', difference)).toBeDefined();
    const { path: _, ...everyPath } = entry;
    expect(acceptedBy([everyPath], 'userInfo', difference)).toBe(everyPath);
  });

  it.each([{ rule: 'C202' }, { operation: 'cartList' }, { path: '$.data' }])(
    'do not match with %j',
    (changes) => {
      expect(acceptedBy([{ ...entry, ...changes }], 'userInfo', difference)).toBeUndefined();
    },
  );
});

describe('the curl command', () => {
  const curl = (id: OperationId, body: string, signedIn = false) =>
    curlOf(exchangeOf(id, { signedIn }), body, createRedactor());
  const base = 'http://shop.test/api/front';

  it('sends reads without a body', () => {
    expect(curl('payMethods', '')).toBe(`curl '${base}/pay/method' -H 'Form-type: pc'`);
  });

  it('sends JSON with the token, quoted for a shell', () => {
    expect(curl('cartDelete', `{"note":"it's"}`, true)).toBe(
      `curl -X POST '${base}/cart/delete' -H 'Form-type: pc' -H "Authori-zation: $TOKEN" ` +
        String.raw`-H 'Content-Type: application/json' -d '{"note":"it'\''s"}'`,
    );
  });

  it('sends uploads as a form', () => {
    expect(curl('imageUpload', '{}')).toBe(
      `curl -X POST '${base}/upload/image' -H 'Form-type: pc' -F file=@FILE`,
    );
  });
});

describe('slow answers', () => {
  const report = (...times: number[]) => {
    const builder = createReportBuilder(contract, { limitMs: 15_000, slowMs: 1000 });
    for (const ms of times) builder.record(exchangeOf('productDetail', { ms }));
    return builder.report({ target: 'test', mode: 'test' }).findings;
  };

  it('are reported with their median when they are a quarter of the calls', () => {
    expect(report(5000, 1, 2000, 1, 3000, 1)).toMatchObject([
      { kind: 'slow', count: 3, expected: 'an answer within 1 s', got: '3.0 s' },
    ]);
  });

  it('are not reported for one call, unless it is slow when it is sent again', () => {
    expect(report(5000)).toEqual([]);
    const again = (ms: number) => {
      const builder = createReportBuilder(contract, { limitMs: 15_000, slowMs: 1000 });
      builder.record(exchangeOf('productDetail', { ms: 5000 }));
      builder.record(exchangeOf('cartDelete', { ms: 5000 }));
      for (const one of builder.slowOnce()) builder.addTime(one, ms);
      return builder.report({ target: 'test', mode: 'test' }).findings;
    };
    expect(again(900)).toEqual([]);
    expect(again(3000)).toMatchObject([{ operation: 'productDetail', got: '5.0 s', count: 2 }]);
  });

  it('are not reported for a minority or at the limit', () => {
    expect(report(5000, 1, 1)).toEqual([]);
    expect(report(1000, 1000)).toEqual([]);
  });
});

describe('shared fields of two users', () => {
  const order = { orderNo: 'SH1', id: 7, realName: 'Mali', price: '9.50' };

  it('are the numbers and personal data of one resource', () => {
    expect(sharedFields([order], { data: order })).toEqual(['orderNo', 'realName']);
  });

  it('exclude equal data of different resources, and public data', () => {
    expect(sharedFields([order], [{ ...order, orderNo: 'SH2', id: 8 }])).toEqual([]);
    expect(sharedFields({ id: 1, name: 'Kiln' }, { id: 1, name: 'Kiln' })).toEqual([]);
  });
});
