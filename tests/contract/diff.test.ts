import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Change, diffContracts, nameOf } from '../../scripts/contract/diff/diff.ts';
import { judge, reportText } from '../../scripts/contract/diff/report.ts';
import {
  answerOf,
  dataOf,
  type Node,
  operationsOf,
  resolve,
} from '../../scripts/contract/shape.ts';

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

function changesAfter(edit: (copy: Node) => void): Change[] {
  const copy = structuredClone(spec);
  edit(copy);
  return diffContracts(spec, copy);
}
const rows = (changes: Change[]) => changes.map(({ grade, operation: id, at }) => [grade, id, at]);

describe('a changed contract', () => {
  it('is not changed when nothing changed', () =>
    expect(changesAfter(() => undefined)).toEqual([]));

  it.each<[string, (copy: Node) => void, string, string, string]>([
    [
      'an operation is gone',
      (copy) => delete (copy.paths as Node)['/api/front/cart/count'],
      'breaking',
      'cartCount',
      '',
    ],
    [
      'sign-in is needed',
      (copy) => (operation(copy, 'hotKeywords').node.security = [{ token: [] }]),
      'breaking',
      'hotKeywords',
      '',
    ],
    [
      'an operation became an extension',
      (copy) => (operation(copy, 'cartCount').node['x-availability'] = 'extension'),
      'breaking',
      'cartCount',
      '',
    ],
    [
      'a parameter must be there',
      (copy) =>
        (operation(copy, 'cartCount').node.parameters = [
          ...((operation(copy, 'cartCount').node.parameters as Node[]) ?? []),
          { name: 'shop', in: 'query', required: true, schema: { type: 'integer' } },
        ]),
      'breaking',
      'cartCount',
      'request.query.shop',
    ],
    [
      'a parameter may be there',
      (copy) =>
        (operation(copy, 'cartCount').node.parameters = [
          ...((operation(copy, 'cartCount').node.parameters as Node[]) ?? []),
          { name: 'shop', in: 'query', schema: { type: 'integer' } },
        ]),
      'harmless',
      'cartCount',
      'request.query.shop',
    ],
    [
      'a parameter takes less',
      (copy) => ((parameters(copy, 'cartList')[0]!.schema as Node).enum = [true]),
      'breaking',
      'cartList',
      'request.query.isValid',
    ],
    [
      'a new failure code',
      (copy) =>
        (operation(copy, 'cartCount').node['x-codes'] as Node[]).push({
          code: 403,
          when: 'Never.',
        }),
      'risky',
      'cartCount',
      '',
    ],
    [
      'a body field must be there',
      (copy) =>
        schema(copy, 'CartAddItem').required.push('note') &&
        (schema(copy, 'CartAddItem').properties.note = { type: 'string' }),
      'breaking',
      'cartSave',
      'request.body.[].note',
    ],
    [
      'a body field has a tighter limit',
      (copy) => (schema(copy, 'CartAddItem').properties.cartNum!.maximum = 9),
      'breaking',
      'cartSave',
      'request.body.[].cartNum',
    ],
    [
      'a body field is not known any more',
      (copy) => delete schema(copy, 'CartAddItem').properties.cartNum,
      'risky',
      'cartSave',
      'request.body.[].cartNum',
    ],
    [
      'a body field must no longer be there',
      (copy) => (schema(copy, 'CartAddItem').required = ['productId']),
      'harmless',
      'cartSave',
      'request.body.[].cartNum',
    ],
    [
      'the method',
      (copy) => {
        const paths = copy.paths as Record<string, Node>;
        paths['/api/front/cart/count'] = { post: paths['/api/front/cart/count']!.get! };
      },
      'breaking',
      'cartCount',
      '',
    ],
    [
      'an answer is another type',
      (copy) => (dataOf(copy, operation(copy, 'tokenExists')).type = 'string'),
      'breaking',
      'tokenExists',
      'answer',
    ],
    [
      'an answer may be null',
      (copy) => (dataOf(copy, operation(copy, 'tokenExists')).type = ['boolean', 'null']),
      'breaking',
      'tokenExists',
      'answer',
    ],
    [
      'an answer field is gone',
      (copy) => delete schema(copy, 'CartLine').properties.suk,
      'breaking',
      'cartList',
      'answer.[].cartInfoList.[].suk',
    ],
    [
      'an answer field may be left out',
      (copy) =>
        (schema(copy, 'CartLine').required = schema(copy, 'CartLine').required.filter(
          (name) => name !== 'suk',
        )),
      'breaking',
      'cartList',
      'answer.[].cartInfoList.[].suk',
    ],
    [
      'an answer field is new',
      (copy) => (schema(copy, 'CartLine').properties.note = { type: 'string' }),
      'harmless',
      'cartList',
      'answer.[].cartInfoList.[].note',
    ],
    [
      'an answer field is money no more',
      (copy) => {
        const { price } = schema(copy, 'CartLine').properties;
        schema(copy, 'CartLine').properties.price = { ...resolve(copy, price!), format: 'decimal' };
      },
      'breaking',
      'cartList',
      'answer.[].cartInfoList.[].price',
    ],
    [
      'an answer field has more values',
      (copy) =>
        (schema(copy, 'OrderCoupon').properties.status = {
          type: 'integer',
          enum: [
            ...(resolve(spec, schema(spec, 'OrderCoupon').properties.status!).enum as number[]),
            99,
          ],
        }),
      'risky',
      'orderCoupons',
      'answer.[].status',
    ],
    [
      'text within an answer holds something else',
      (copy) =>
        (resolve(
          copy,
          (
            resolve(copy, dataOf(copy, operation(copy, 'homeIndex'))).properties as Record<
              string,
              Node
            >
          ).shopPayCurrency!,
        ).contentSchema = { type: 'string' }),
      'breaking',
      'homeIndex',
      'answer.shopPayCurrency.(text)',
    ],
  ])('%s', (_, edit, grade, id, at) => {
    expect(rows(changesAfter(edit))).toContainEqual([grade, id, at]);
  });

  it('takes no notice of words and examples', () => {
    const changes = changesAfter((copy) => {
      const { node } = operation(copy, 'cartList');
      node.summary = 'Something else';
      delete answerOf(copy, operation(copy, 'cartList')).examples;
    });
    expect(changes).toEqual([]);
  });

  it('stops at what nobody answers for, and tells which screens it hits', () => {
    const changes = changesAfter((copy) => delete schema(copy, 'CartLine').properties.suk);
    const [name = ''] = changes.map(nameOf);
    expect(judge(changes, []).unapproved).toEqual([name]);
    expect(reportText(judge(changes, []))).toContain('[/goods_detail/{id}, /order/shopping_cart]');
    expect(judge(changes, [{ change: name, reason: 'All clients are ours.' }])).toMatchObject({
      unapproved: [],
      idle: [],
    });
    expect(judge([], [{ change: name, reason: 'All clients are ours.' }]).idle).toEqual([name]);
  });
});
