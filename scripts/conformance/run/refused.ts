import type { ContractOperation } from '../contract.ts';
import { SUCCESS } from '../exchange.ts';
import { type Caller, type CallStep, expectedCodes } from '../journeys/journey.ts';

type Read = Pick<CallStep, 'operation' | 'query'>;
const ALL = { page: 1, limit: 20 };

/** What writes change, by their address. */
const READS: readonly (readonly [path: RegExp, reads: readonly Read[]])[] = [
  [/\/address\//, [{ operation: 'addressAll' }]],
  [/\/collect\/.*merchant/, [{ operation: 'collectMerchantList', query: ALL }]],
  [/\/collect\//, [{ operation: 'collectProductList', query: ALL }]],
  [/\/coupon\//, [{ operation: 'couponList', query: { type: 'usable', ...ALL } }]],
  [/\/order\//, [{ operation: 'orderList', query: { type: -1, ...ALL } }]],
  [/\/user\/edit/, [{ operation: 'userInfo' }]],
  [/\/settled\//, [{ operation: 'settlementRecords', query: ALL }]],
];
const HAS_NO_EFFECT = /\/captcha|\/pre\/order/;

/** Reads before and after a write that should be refused: they show that it had no effect. */
export function readsAround(
  { path, reading }: ContractOperation,
  step: CallStep,
  caller: Caller,
): CallStep[] {
  const isOwn = caller === 'member' || caller === 'other';
  if (reading || !isOwn || expectedCodes(step).includes(SUCCESS) || HAS_NO_EFFECT.test(path))
    return [];
  const [, reads = []] = READS.find(([pattern]) => pattern.test(path)) ?? [];
  return reads.map((read) => ({ ...read, as: caller }));
}
