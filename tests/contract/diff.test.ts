import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readScreens } from '#scripts/contract/screens.ts';
import { type Change, diffContracts } from '#scripts/contract/diff/diff.ts';
import { inOneForm } from '#scripts/contract/diff/normal-form.ts';
import { schemaForm } from '#scripts/contract/diff/schema-form.ts';
import { changelogText, judge, nextVersion, reportText } from '#scripts/contract/diff/report.ts';
import type { Node } from '#scripts/contract/shape.ts';
import { EDITS, operation, schema } from './diff-edits.ts';
import { everySpelling, SPELLINGS } from './diff-spellings.ts';

const spec = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node;
const screens = JSON.parse(readFileSync('generated/screens.json', 'utf8')) as Record<
  string,
  string[]
>;

describe('the contract diff', () => {
  let changes: Change[] = [];
  beforeAll(() => {
    const copy = structuredClone(spec);
    for (const [, edit] of EDITS) edit(copy);
    changes = diffContracts(spec, copy);
  });

  it.each(EDITS)('reports %s', (_, __, impact, text) => {
    const found = changes.filter(({ name }) => name.includes(text));
    expect(found.map((change) => change.impact)).toContain(impact);
  });

  it.each(SPELLINGS)('finds no change in %s', (_, respell) => {
    const other = respell(structuredClone(spec));
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(spec));
    const [one, same] = inOneForm(spec, other);
    expect(same).toEqual(one);
  });

  it('finds no change in all of them together', () => {
    expect(diffContracts(everySpelling(spec), spec)).toEqual([]);
  });

  it('reports the same edits of a contract in other words', () => {
    const copy = structuredClone(spec);
    for (const [, edit] of EDITS) edit(copy);
    const names = (found: Change[]) => found.map(({ name, impact }) => `${impact} ${name}`).sort();
    expect(names(diffContracts(spec, everySpelling(copy)))).toEqual(names(changes));
  });

  it.each<[name: string, one: Node, other: Node]>([
    [
      'values with null',
      { type: ['integer', 'null'], enum: [2, null, 1], 'x-enum-varnames': ['b', 'none', 'a'] },
      {
        oneOf: [{ type: 'null' }, { enum: [1, 2], type: 'integer', 'x-enum-varnames': ['a', 'b'] }],
      },
    ],
    [
      'a note on a value or beside it',
      { anyOf: [{ $ref: '#/x' }, { type: 'null' }], description: 'a' },
      { anyOf: [{ type: 'null' }, { $ref: '#/x' }], description: 'a' },
    ],
    [
      'types as alternatives',
      { type: ['string', 'integer'] },
      { anyOf: [{ type: 'integer' }, { type: 'string' }] },
    ],
    [
      'values as alternatives',
      { type: 'integer', enum: [1, 2] },
      {
        oneOf: [
          { type: 'integer', enum: [2] },
          { type: 'integer', enum: [1] },
        ],
      },
    ],
    [
      'limits of OpenAPI 3.0',
      { type: 'number', exclusiveMinimum: 0, maximum: 9 },
      { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
    ],
  ])('takes %s for the same', (_, one, other) => {
    expect(schemaForm(other)).toEqual(schemaForm(one));
  });

  it.each<[name: string, one: Node, other: Node]>([
    [
      'a whole number or any number, one of them or either',
      { anyOf: [{ type: 'integer' }, { type: 'number' }] },
      { oneOf: [{ type: 'integer' }, { type: 'number' }] },
    ],
    [
      'a property of two types',
      {
        allOf: [
          { type: 'object', properties: { a: { type: 'string' } } },
          { type: 'object', properties: { a: { maxLength: 1 } } },
        ],
      },
      { type: 'object', properties: { a: { maxLength: 1 } } },
    ],
    [
      'a group that is repeated',
      { pattern: String.raw`(a|b)\1` },
      { pattern: String.raw`(?:a|b)\1` },
    ],
    [
      'null among the values',
      { type: ['string', 'null'], enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
  ])('keeps %s apart', (_, one, other) => {
    expect(schemaForm(other)).not.toEqual(schemaForm(one));
  });

  it('names all operations and screens that use a changed schema', () => {
    const enumChange = changes.find(({ name }) => name.includes("gained values: '99'"));
    expect(enumChange?.operations).toEqual(['couponList', 'orderCoupons']);
    const { couponList = [], orderCoupons = [] } = screens;
    expect(enumChange?.screens).toEqual([...new Set([...couponList, ...orderCoupons])].sort());
    expect(enumChange?.screens).toContain('/users/coupon_list');
  });

  it('treats descriptions and examples as a patch', () => {
    const copy = structuredClone(spec);
    operation(copy, 'cartList').node.summary = 'Something else';
    const patches = diffContracts(spec, copy);
    expect(patches.map(({ impact }) => impact)).toEqual(['patch']);
    expect(nextVersion('1.2.3', patches)).toBe('1.2.4');
  });

  it('accepts operations without a JSON answer', () => {
    const copy = structuredClone(spec);
    const { node } = operation(copy, 'imageDomain');
    node.responses = { '204': { description: 'Nothing.' } };
    expect(diffContracts(spec, copy).some(({ impact }) => impact === 'major')).toBe(true);
    expect(() => diffContracts(copy, copy)).not.toThrow();
  });

  it('lists unapproved changes and proposes a version', () => {
    const copy = structuredClone(spec);
    delete schema(copy, 'CartLine').properties.suk;
    const own = diffContracts(spec, copy);
    const names = own.filter(({ impact }) => impact === 'major').map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(judge(own, [], '0.1.0')).toMatchObject({ unapproved: names, version: '0.2.0' });
    expect(judge(own, [], '1.4.2').version).toBe('2.0.0');
    const text = reportText(judge(own, [], '0.1.0'));
    expect(text).toContain(`screens: ${readScreens()?.cartList?.toSorted().join(', ')}\n`);
    const approvals = [{ change: 'CartLine *', reason: 'All clients are ours.' }];
    expect(judge(own, approvals, '0.1.0')).toMatchObject({ unapproved: [], unused: [] });
    expect(judge([], approvals, '0.1.0').unused).toEqual(['CartLine *']);
    const others = [{ change: 'Address *', reason: 'Of another schema.' }];
    expect(judge(own, others, '0.1.0')).toMatchObject({ unapproved: names, unused: ['Address *'] });
    expect(changelogText(judge(own, [], '0.1.0'))).toMatch(/^## 0\.2\.0\n\n### Breaking/);
  });

  it('groups equal changes in the changelog', () => {
    const changesOf = (count: number): Change[] =>
      Array.from({ length: count }, (_, at) => ({
        impact: 'major',
        name: `Schema${at} \u00b7 \`format\` of \`field${at}\` was set to 'int64'.`,
        operations: ['cartList'],
        screens: [],
      }));
    const text = (count: number) => changelogText(judge(changesOf(count), [], '0.1.0'));
    expect(text(5)).toContain("\n- 5 places: `format` was set to 'int64'.\n");
    expect(text(4)).toContain('- Schema3 \u00b7 `format` of `field3`');
    expect(text(4)).not.toContain('places');
  });
});
