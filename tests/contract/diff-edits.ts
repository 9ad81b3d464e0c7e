import type { Impact } from '#scripts/contract/diff/redocly.ts';
import { dataOf, type Node, operationsOf, resolve } from '#scripts/contract/shape.ts';

export function operation(copy: Node, id: string) {
  const found = operationsOf(copy).find((one) => one.id === id);
  if (!found) throw new Error(`No operation ${id}`);
  return found;
}
const schemas = (copy: Node) =>
  (copy.components as Node).schemas as Record<
    string,
    { required: string[]; properties: Record<string, Node> }
  >;
export const schema = (copy: Node, name: string) => {
  const found = schemas(copy)[name];
  if (!found) throw new Error(`No schema ${name}`);
  return found;
};
const parameters = (copy: Node, id: string) =>
  (operation(copy, id).node.parameters as Node[]).map((one) => resolve(copy, one));

const paths = (copy: Node) => copy.paths as Record<string, Record<string, Node>>;

/** Edits of a contract, with the impact and the text of the reported change. */
export const EDITS: [name: string, edit: (copy: Node) => void, impact: Impact, text: string][] = [
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
    (copy) => {
      const values = schemas(copy).CouponStatus as unknown as Record<string, (number | string)[]>;
      values.enum?.push(99);
      for (const key of ['x-enum-varnames', 'x-enum-descriptions']) values[key]?.push('new');
    },
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
    'a failure code that is gone',
    (copy) => (operation(copy, 'userMenu').node['x-codes'] as Node[]).pop(),
    'minor',
    'never answers code',
  ],
  [
    'another situation of a code',
    (copy) => ((operation(copy, 'cartSave').node['x-codes'] as Node[])[0]!.when = 'Otherwise.'),
    'patch',
    'cartSave · code',
  ],
  [
    'another name of a value',
    (copy) =>
      (((schemas(copy).DeliveryType as unknown as Node)['x-enum-varnames'] as string[])[0] = 'x'),
    'major',
    'DeliveryType · Value',
  ],
  [
    'values without the names they had',
    (copy) => delete (schemas(copy).UploadFolder as unknown as Node)['x-enum-varnames'],
    'patch',
    'lost its name',
  ],
  [
    'another description of a value',
    (copy) =>
      (((schemas(copy).DeliveryType as unknown as Node)['x-enum-descriptions'] as string[])[1] =
        'x'),
    'patch',
    'has another description',
  ],
  [
    'another default of a parameter',
    (copy) => ((parameters(copy, 'productList')[0]!.schema as Node).default = 'x'),
    'major',
    'ProductKeyword schema default',
  ],
  [
    'a limit by a rare word',
    (copy) => ((schema(copy, 'CartDelete') as unknown as Node).propertyNames = { maxLength: 9 }),
    'major',
    'CartDelete propertyNames',
  ],
  [
    'another encoding of a text',
    (copy) => (schema(copy, 'CartLine').properties.storeName!.contentEncoding = 'base64'),
    'major',
    'storeName contentEncoding',
  ],
  [
    'a deprecated operation',
    (copy) => (operation(copy, 'orderCounts').node.deprecated = true),
    'minor',
    'modified deprecated',
  ],
  [
    'a nullable field in the JSON text of an answer',
    (copy) => (schema(copy, 'LogisticsStep').properties.AcceptStation!.type = ['string', 'null']),
    'major',
    'Type of `AcceptStation` widened',
  ],
];
