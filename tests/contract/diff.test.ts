import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readScreens } from '#scripts/contract/screens.ts';
import { type Change, diffContracts } from '#scripts/contract/diff/diff.ts';
import { changelogText, judge, nextVersion, reportText } from '#scripts/contract/diff/report.ts';
import type { Impact } from '#scripts/contract/diff/redocly.ts';
import { dataOf, type Node, operationsOf, resolve } from '#scripts/contract/shape.ts';

const spec = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node;

function operation(copy: Node, id: string) {
  const found = operationsOf(copy).find((one) => one.id === id);
  if (!found) throw new Error(`No operation ${id}`);
  return found;
}
const schemas = (copy: Node) =>
  (copy.components as Node).schemas as Record<
    string,
    { required: string[]; properties: Record<string, Node> }
  >;
const schema = (copy: Node, name: string) => {
  const found = schemas(copy)[name];
  if (!found) throw new Error(`No schema ${name}`);
  return found;
};
const parameters = (copy: Node, id: string) =>
  (operation(copy, id).node.parameters as Node[]).map((one) => resolve(copy, one));

const paths = (copy: Node) => copy.paths as Record<string, Record<string, Node>>;

/** Edits of a contract, with the impact and the text of the reported change. */
const EDITS: [name: string, edit: (copy: Node) => void, impact: Impact, text: string][] = [
  [
    'a removed operation',
    (copy) => delete paths(copy)['/api/front/cart/count'],
    'major',
    'Path `/api/front/cart/count` was removed.',
  ],
  [
    'a required sign-in',
    (copy) => (operation(copy, 'hotKeywords').node.security = [{ token: [] }]),
    'major',
    '/api/front/search/keyword get security',
  ],
  [
    'a new extension',
    (copy) => (operation(copy, 'orderCounts').node['x-availability'] = 'extension'),
    'major',
    'orderCounts · became an extension',
  ],
  [
    'a new required parameter',
    (copy) =>
      (operation(copy, 'payMethods').node.parameters = [
        {
          name: 'shop',
          in: 'query',
          required: true,
          description: 'x',
          schema: { type: 'integer' },
        },
      ]),
    'major',
    '/api/front/pay/method get parameters',
  ],
  [
    'a restricted parameter',
    (copy) => ((parameters(copy, 'cartList')[0]!.schema as Node).enum = [true]),
    'major',
    '/api/front/cart/list get parameters 0 schema',
  ],
  [
    'a new failure code',
    (copy) =>
      (operation(copy, 'payMethods').node['x-codes'] as Node[]).push({ code: 403, when: 'Never.' }),
    'minor',
    'payMethods · may answer code 403',
  ],
  [
    'a new required body field',
    (copy) =>
      schema(copy, 'CartDelete').required.push('note') &&
      (schema(copy, 'CartDelete').properties.note = { type: 'string' }),
    'major',
    'CartDelete',
  ],
  [
    'a lower limit of a body field',
    (copy) => (schema(copy, 'CartAddItem').properties.cartNum!.maximum = 9),
    'major',
    'CartAddItem properties cartNum maximum',
  ],
  [
    'a bare body that becomes JSON',
    (copy) => delete schemas(copy).BareEmail!['x-raw' as never],
    'major',
    'body is now sent as JSON',
  ],
  [
    'a nullable answer',
    (copy) => (dataOf(copy, operation(copy, 'tokenExists')).type = ['boolean', 'null']),
    'major',
    "widened from 'boolean' to 'boolean | null'",
  ],
  [
    'a nullable field of an answer',
    (copy) => (schema(copy, 'CartLine').properties.storeName!.type = ['string', 'null']),
    'major',
    "Type of `storeName` widened from 'string' to 'string | null'.",
  ],
  [
    'a removed field of an answer',
    (copy) => delete schema(copy, 'CartLine').properties.suk,
    'major',
    'CartLine properties suk',
  ],
  [
    'an optional field of an answer',
    (copy) =>
      (schema(copy, 'HotKeyword').required = schema(copy, 'HotKeyword').required.filter(
        (name) => name !== 'title',
      )),
    'major',
    'no longer required: `title`',
  ],
  [
    'a new field of an answer',
    (copy) => (schema(copy, 'Address').properties.note = { type: 'string' }),
    'minor',
    'Address properties note',
  ],
  [
    'a new enum value in an answer',
    (copy) => (schemas(copy).CouponStatus as unknown as { enum: number[] }).enum.push(99),
    'major',
    "gained values: '99'",
  ],
  [
    'another type in the JSON text of an answer',
    (copy) =>
      ((schemas(copy).ShopCurrencyText as unknown as Node).contentSchema = { type: 'string' }),
    'major',
    'ShopCurrencyText properties text',
  ],
  [
    'a nullable field in the JSON text of an answer',
    (copy) => (schema(copy, 'LogisticsStep').properties.AcceptStation!.type = ['string', 'null']),
    'major',
    'Type of `AcceptStation` widened',
  ],
];

describe('the contract diff', () => {
  let changes: Change[] = [];
  beforeAll(() => {
    const copy = structuredClone(spec);
    for (const [, edit] of EDITS) edit(copy);
    changes = diffContracts(spec, copy);
  });

  it('reports no change for equal contracts', () => expect(diffContracts(spec, spec)).toEqual([]));

  it.each(EDITS)('reports %s', (_, __, impact, text) => {
    const found = changes.filter(({ name }) => name.includes(text));
    expect(found.map((change) => change.impact)).toContain(impact);
  });

  it('names all operations and screens that use a changed schema', () => {
    const enumChange = changes.find(({ name }) => name.includes("gained values: '99'"));
    expect(enumChange?.operations).toEqual(['couponList', 'orderCoupons']);
    expect(enumChange?.screens).toEqual(['/order/order_confirm', '/users/coupon_list']);
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
