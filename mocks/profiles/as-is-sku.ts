import type { OperationId } from '../../generated/operations.ts';
import type { WireData } from '../handlers/types.ts';
import { type Difference, difference } from './types.ts';

/** Recordings 132 to 134: a product without options has one attribute, 规格, with one value, 默认. */
const [ATTRIBUTE, VALUE] = ['规格', '默认'];
/** The market's name for that value. */
const PLAIN = 'default';

/** Operations whose response contains the text of a sku. */
const WITH_SKU = [
  'productReviews',
  'cartList',
  'preOrderDetail',
  'awaitPayOrders',
  'masterOrderDetail',
  'orderList',
  'orderDetail',
  'visitorMasterOrderDetail',
  'visitorOrderDetail',
  'reviewableLines',
  'refundForm',
  'refundList',
  'refundDetail',
] as const satisfies readonly OperationId[];

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      (name === 'sku' || name === 'suk') && child === PLAIN ? VALUE : renamed(child),
    ]),
  );
}

export const singleSku: readonly Difference[] = [
  difference({
    operation: 'productDetail',
    source: 'recordings 132 to 134: a product without options',
    answer: async (ask, market) => {
      const detail = await market(ask);
      const sku = detail.productValue[PLAIN];
      if (!sku) return detail;
      return {
        ...detail,
        productAttr: [
          {
            id: sku.id,
            productId: sku.productId,
            attrName: ATTRIBUTE,
            attrValues: VALUE,
            type: 0,
            isDel: false,
          },
        ],
        productValue: {
          [VALUE]: { ...sku, sku: VALUE, attrValue: JSON.stringify({ [ATTRIBUTE]: VALUE }) },
        },
      };
    },
  }),
  ...WITH_SKU.map((id) =>
    difference({
      operation: id,
      source: 'recording 409: the sku of a product without options',
      answer: async (ask, market) => renamed(await market(ask)) as WireData<typeof id>,
    }),
  ),
];
