import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Change, diffContracts } from '../../scripts/contract/diff/diff.ts';
import {
  changelogText,
  judge,
  nextVersion,
  reportText,
} from '../../scripts/contract/diff/report.ts';
import type { Impact } from '../../scripts/contract/diff/redocly.ts';
import { dataOf, type Node, operationsOf, resolve } from '../../scripts/contract/shape.ts';

const spec = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node;

function operation(copy: Node, id: string) {
  const found = operationsOf(copy).find((one) => one.id === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return found;
}
const schemas = (copy: Node) =>
  (copy.components as Node).schemas as Record<
    string,
    { required: string[]; properties: Record<string, Node> }
  >;
const schema = (copy: Node, name: string) => {
  const found = schemas(copy)[name];
  if (!found) throw new Error(`There is no schema ${name}`);
  return found;
};
const parameters = (copy: Node, id: string) =>
  (operation(copy, id).node.parameters as Node[]).map((one) => resolve(copy, one));

const paths = (copy: Node) => copy.paths as Record<string, Record<string, Node>>;

/** Edits of different places of one contract, and what is said of each. */
const EDITS: [name: string, edit: (copy: Node) => void, impact: Impact, said: string][] = [
  [
    'an operation is gone',
    (copy) => delete paths(copy)['/api/front/cart/count'],
    'major',
    'Path `/api/front/cart/count` was removed.',
  ],
  [
    'sign-in is needed',
    (copy) => (operation(copy, 'hotKeywords').node.security = [{ token: [] }]),
    'major',
    '/api/front/search/keyword get security',
  ],
  [
    'an operation became an extension',
    (copy) => (operation(copy, 'orderCounts').node['x-availability'] = 'extension'),
    'major',
    'orderCounts · is an extension now',
  ],
  [
    'a parameter must be there',
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
    'a parameter takes less',
    (copy) => ((parameters(copy, 'cartList')[0]!.schema as Node).enum = [true]),
    'major',
    '/api/front/cart/list get parameters 0 schema',
  ],
  [
    'a new failure code',
    (copy) =>
      (operation(copy, 'payMethods').node['x-codes'] as Node[]).push({ code: 403, when: 'Never.' }),
    'minor',
    'payMethods · may answer code 403 too',
  ],
  [
    'a body field must be there',
    (copy) =>
      schema(copy, 'CartDelete').required.push('note') &&
      (schema(copy, 'CartDelete').properties.note = { type: 'string' }),
    'major',
    'CartDelete',
  ],
  [
    'a body field has a tighter limit',
    (copy) => (schema(copy, 'CartAddItem').properties.cartNum!.maximum = 9),
    'major',
    'CartAddItem properties cartNum maximum',
  ],
  [
    'a body is sent as JSON',
    (copy) => delete schemas(copy).BareEmail!['x-raw' as never],
    'major',
    'its body is sent as JSON now',
  ],
  [
    'an answer may be null',
    (copy) => (dataOf(copy, operation(copy, 'tokenExists')).type = ['boolean', 'null']),
    'major',
    "widened from 'boolean' to 'boolean | null'",
  ],
  [
    'a field of an answer may be null',
    (copy) => (schema(copy, 'CartLine').properties.storeName!.type = ['string', 'null']),
    'major',
    "Type of `storeName` widened from 'string' to 'string | null'.",
  ],
  [
    'a field of an answer is gone',
    (copy) => delete schema(copy, 'CartLine').properties.suk,
    'major',
    'CartLine properties suk',
  ],
  [
    'a field of an answer may be left out',
    (copy) =>
      (schema(copy, 'HotKeyword').required = schema(copy, 'HotKeyword').required.filter(
        (name) => name !== 'title',
      )),
    'major',
    'no longer required: `title`',
  ],
  [
    'a field of an answer is new',
    (copy) => (schema(copy, 'Address').properties.note = { type: 'string' }),
    'minor',
    'Address properties note',
  ],
  [
    'an enum of an answer has one value more',
    (copy) => (schemas(copy).CouponStatus as unknown as { enum: number[] }).enum.push(99),
    'major',
    "gained values: '99'",
  ],
  [
    'text within an answer holds something else',
    (copy) =>
      ((schemas(copy).ShopCurrencyText as unknown as Node).contentSchema = { type: 'string' }),
    'major',
    'ShopCurrencyText properties text',
  ],
  [
    'a field of text within an answer may be null',
    (copy) => (schema(copy, 'LogisticsStep').properties.AcceptStation!.type = ['string', 'null']),
    'major',
    'Type of `AcceptStation` widened',
  ],
];

describe('a changed contract', () => {
  let changes: Change[] = [];
  beforeAll(() => {
    const copy = structuredClone(spec);
    for (const [, edit] of EDITS) edit(copy);
    changes = diffContracts(spec, copy);
  });

  it('is not changed when nothing changed', () => expect(diffContracts(spec, spec)).toEqual([]));

  it.each(EDITS)('%s', (_, __, impact, said) => {
    const found = changes.filter(({ name }) => name.includes(said));
    expect(found.map((change) => change.impact)).toContain(impact);
  });

  it('names every operation and screen that a shared part reaches', () => {
    const enumChange = changes.find(({ name }) => name.includes("gained values: '99'"));
    expect(enumChange?.operations).toEqual(['couponList', 'orderCoupons']);
    expect(enumChange?.screens).toEqual(['/order/order_confirm', '/users/coupon_list']);
  });

  it('takes words and examples for a patch', () => {
    const copy = structuredClone(spec);
    operation(copy, 'cartList').node.summary = 'Something else';
    const patches = diffContracts(spec, copy);
    expect(patches.map(({ impact }) => impact)).toEqual(['patch']);
    expect(nextVersion('1.2.3', patches)).toBe('1.2.4');
  });

  it('may have operations that answer no JSON', () => {
    const copy = structuredClone(spec);
    const { node } = operation(copy, 'imageDomain');
    node.responses = { '204': { description: 'Nothing.' } };
    expect(diffContracts(spec, copy).some(({ impact }) => impact === 'major')).toBe(true);
    expect(() => diffContracts(copy, copy)).not.toThrow();
  });

  it('stops at what nobody answers for, and proposes a version', () => {
    const copy = structuredClone(spec);
    delete schema(copy, 'CartLine').properties.suk;
    const own = diffContracts(spec, copy);
    const names = own.filter(({ impact }) => impact === 'major').map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(judge(own, [], '0.1.0')).toMatchObject({ unapproved: names, version: '0.2.0' });
    expect(judge(own, [], '1.4.2').version).toBe('2.0.0');
    const text = reportText(judge(own, [], '0.1.0'));
    expect(text).toContain(
      'screens: /goods_detail/{id}, /order/order_confirm, /order/shopping_cart',
    );
    const approvals = [{ change: 'CartLine *', reason: 'All clients are ours.' }];
    expect(judge(own, approvals, '0.1.0')).toMatchObject({ unapproved: [], idle: [] });
    expect(judge([], approvals, '0.1.0').idle).toEqual(['CartLine *']);
    expect(changelogText(judge(own, [], '0.1.0'))).toMatch(/^## 0\.2\.0\n\n### Breaking/);
  });
});
