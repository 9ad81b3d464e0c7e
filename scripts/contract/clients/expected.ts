import type { OperationId } from '../../../generated/operations.ts';
import type { WireData } from '../../../mocks/handlers/types.ts';
import type { Exchange } from './relay.ts';

type Value = string | number | boolean | null | undefined;

/** A line of a program: `[call, ...values]`, for a failure `[call, 'failure', code, message]`. */
export type Line = readonly Value[];

type Facts = { [Id in OperationId]?: (data: WireData<Id>) => Value[] };

/** What a program reports of each success. */
const FACTS: Facts = {
  productList: ({ total, list: [first] }) => [
    total,
    first?.storeName,
    first?.price,
    first?.otPrice,
  ],
  productDetail: ({ productInfo, productValue }) => {
    const [sku] = Object.values(productValue).toSorted((one, other) => one.id - other.id);
    return [productInfo.storeName, productInfo.price, sku?.id, sku?.weight];
  },
  productCategories: (categories) => [
    categories.length,
    categories[0]?.name,
    categories[0]?.childList.length,
  ],
  loginMethods: ({ googleOpen, facebookAppId, visitorOpen }) => [
    googleOpen,
    facebookAppId,
    visitorOpen,
  ],
  emailLogin: ({ uid, nikeName, email, phone, type }) => [uid, nikeName, email, phone, type],
  userInfo: ({ nickname, email, userType, integral }) => [nickname, email, userType, integral],
  orderCenterCounts: ({ unPaidCount, refundCount }) => [unPaidCount, refundCount],
  addressList: ({ total, list: [first] }) => [
    total,
    first?.realName,
    first?.postCode,
    first?.isDefault,
  ],
  cartSave: () => [],
  cartList: ([store]) => {
    const line = store?.cartInfoList[0];
    return [store?.merName, line?.productAttrUnique, line?.price, line?.cartNum];
  },
  preOrderCreate: ({ preOrderNo }) => [preOrderNo],
  orderCreate: ({ orderNo }) => [orderNo],
};

/** The calls that a program has to make: every success once, and two failures. */
const SUCCESSES = Object.keys(FACTS) as OperationId[];
const FAILURES: readonly (readonly [OperationId, number])[] = [
  ['userInfo', 401],
  ['productDetail', 500],
];

const NOT_CALLED = { message: 'not called' };

/** What a program has to report of its exchanges: a line for each call that is due, also for those it did not make. */
export function dueLines(exchanges: readonly Exchange[]): Line[] {
  const made = (operation: OperationId, code: number) =>
    exchanges.find((exchange) => exchange.operation === operation && exchange.code === code);
  const successes = SUCCESSES.map((operation): Line => {
    const exchange = made(operation, 200);
    const facts = FACTS[operation] as (data: unknown) => Value[];
    return exchange ? [operation, ...facts(exchange.data)] : [operation, NOT_CALLED.message];
  });
  const failures = FAILURES.map(([operation, code]): Line => {
    const { message } = made(operation, code) ?? NOT_CALLED;
    return [operation, 'failure', code, message];
  });
  return [...successes, ...failures];
}
