import type { OperationId } from '../../generated/operations.ts';
import type { WireData } from '../handlers/types.ts';
import { type Difference, difference } from './types.ts';

/** Fields that are extensions of the contract: the existing backend does not send them. */
const ABSENT: Partial<Record<OperationId, readonly string[]>> = {
  userInfo: ['scope'],
  payMethods: ['publishableKey'],
  productReviews: ['serviceStar'],
  awaitPayOrders: ['cancelTime'],
  masterOrderDetail: ['cancelTime'],
  visitorMasterOrderDetail: ['cancelTime'],
  orderDetail: ['deliveryType', 'courier', 'courierPhone', 'deliveryMsg'],
  visitorOrderDetail: ['deliveryType', 'courier', 'courierPhone', 'deliveryMsg'],
  couponList: ['merId', 'primaryKey'],
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Removes fields of the object itself and of the rows of a page, not of nested objects. */
function without(value: unknown, names: readonly string[]): unknown {
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(
    kept.map(([name, child]) => [
      name,
      name === 'list' && Array.isArray(child) ? child.map((row) => without(row, names)) : child,
    ]),
  );
}

export const absentFields: readonly Difference[] = (Object.keys(ABSENT) as OperationId[]).map(
  (id) =>
    difference({
      operation: id,
      source: 'findings on the running backend: response fields only in the contract',
      answer: async (ask, market) =>
        without(await market(ask), ABSENT[id] ?? []) as WireData<typeof id>,
    }),
);
