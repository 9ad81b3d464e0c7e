import { describe, expect, it } from 'vitest';
import { foldEqual } from '#scripts/conformance/report/fold.ts';
import type { Finding } from '#scripts/conformance/report/report.ts';

describe('folding', () => {
  const finding = (operation: string, changes: Partial<Finding> = {}): Finding => ({
    kind: 'http-status',
    path: '$',
    expected: 'HTTP 200',
    got: 'HTTP 201',
    rule: 'C104',
    grade: 'tolerated',
    accepted: null,
    alsoIn: [],
    consequences: [],
    operation,
    code: 200,
    screens: [`/${operation}`],
    count: 2,
    first: { label: '', source: '', at: '$' },
    example: { request: '', body: '', answer: '', curl: '' },
    ...changes,
  });

  it('merges operations, screens and counts of equal general findings', () => {
    const [folded, ...others] = foldEqual([finding('a'), finding('b'), finding('c')]);
    expect(others).toEqual([]);
    expect(folded).toMatchObject({
      operation: 'a',
      alsoIn: ['b', 'c'],
      screens: ['/a', '/b', '/c'],
      count: 6,
    });
  });

  it.each<[string, Partial<Finding>]>([
    ['another expected value', { expected: 'HTTP 204' }],
    ['another path', { path: '$.code' }],
    ['another code', { code: 500 }],
    ['an acceptance', { accepted: 'known' }],
  ])('keeps findings with %s apart', (_, changes) => {
    expect(foldEqual([finding('a'), finding('b'), finding('c', changes)])).toHaveLength(3);
  });

  it('keeps two operations and specific kinds apart', () => {
    expect(foldEqual([finding('a'), finding('b')])).toHaveLength(2);
    const sums = ['a', 'b', 'c'].map((one) => finding(one, { kind: 'wrong-sum' }));
    expect(foldEqual(sums)).toHaveLength(3);
  });

  it('merges the same place of an operation with other values', () => {
    const sum = (changes: Partial<Finding>) => finding('a', { kind: 'wrong-sum', ...changes });
    const sums = [sum({ got: '2' }), sum({ got: '3' }), sum({ path: '$.data' })];
    expect(foldEqual(sums).map(({ count, consequences }) => [count, consequences])).toEqual([
      [4, ['expected HTTP 200; got 3 ()']],
      [2, []],
    ]);
  });

  const missing = (operation: string, path: string) =>
    finding(operation, { kind: 'missing', path, expected: 'string', got: 'nothing' });

  it('merges the same field of three operations, not another field', () => {
    const paths = ['$.data.list[*].name', '$.data[*].name', '$.data.info.name', '$.data.title'];
    const folded = foldEqual(paths.map((path, at) => missing(`o${at}`, path)));
    expect(folded.map(({ operation, alsoIn }) => [operation, alsoIn])).toEqual([
      ['o0', ['o1', 'o2']],
      ['o3', []],
    ]);
  });

  it('merges three missing fields of one object, in any number of operations', () => {
    const fields = ['id', 'name', 'price'];
    const lists = ['$.data', '$.data.list'].map((list) => `${list}[*]`);
    const two = lists.flatMap((at, no) => fields.map((one) => missing(`o${no}`, `${at}.${one}`)));
    expect(foldEqual(two).map(({ path, expected }) => [path, expected])).toEqual([
      ['$.data[*]', 'an object with id, name, price'],
      ['$.data.list[*]', 'an object with id, name, price'],
    ]);
    const third = fields.map((one) => missing('o2', `$.data.${one}`));
    expect(foldEqual([...two, ...third])).toHaveLength(1);
    expect(foldEqual(two.slice(0, 2))).toHaveLength(2);
  });

  it('merges the page of a gateway, not different crashes', () => {
    const crash = (operation: string, answer: string) =>
      finding(operation, {
        kind: 'http-error',
        got: 'HTTP 502',
        example: { request: '', body: '', answer, curl: '' },
      });
    const page = ['a', 'b', 'c'].map((one, at) => crash(one, `<h1>Bad gateway</h1> no ${at}`));
    expect(foldEqual(page)).toHaveLength(1);
    expect(foldEqual(['a', 'b', 'c'].map((one) => crash(one, `in ${one}()`)))).toHaveLength(3);
  });
});
