import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { NavigateFunction } from 'react-router-dom';
import { getPreOrderDetailQueryOptions } from '#generated/client/order/order.ts';
import type { OrderCreate } from '#generated/model/orderCreate.ts';
import type { OrderKey } from '#generated/model/orderKey.ts';
import type { PreOrder } from '#generated/model/preOrder.ts';
import type { PreOrderCreate } from '#generated/model/preOrderCreate.ts';
import type { PreOrderKey } from '#generated/model/preOrderKey.ts';
import { type ApiError, isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { readNow } from '#/api/read-now.ts';
import type { LineProblem } from '#/domain/cart/line-problems.ts';
import type { PaymentOrder } from '#/domain/payment/start-payment.ts';
import { paths } from '#/lib/paths.ts';
import type { Action } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { rebuildRequest } from './buy-line.ts';
import { moveDraft } from './draft.ts';
import { findPlacedOrder } from './placed-order.ts';
import { isPreOrderGone } from '#/backend/pre-order-gone.ts';
import { timeLeftText, remainingMs, WARN_MS } from './pre-order-expiry.ts';
import { placedOrder, readRecord, storePlacedOrder, updateRecord } from './pre-order-record.ts';
import type { CheckoutEffect, Happened, Refusal } from './state.ts';

/** What carries out the effects of a checkout. */
export interface CheckoutTools {
  preOrderNo: string;
  /** buy-now line of the address */
  buy: string | null;
  /** undefined while loading */
  detail: PreOrder | undefined;
  client: QueryClient;
  t: TFunction;
  navigate: NavigateFunction;
  sendPreOrder: Action<[PreOrderCreate], PreOrderKey>;
  sendOrder: Action<[OrderCreate], OrderKey>;
  /** @returns false if the payment was not started */
  pay: (payment: PaymentOrder) => Promise<boolean>;
  dropCoupon: () => void;
  /** sends the answer */
  report: (event: Happened) => void;
}

async function check({ client, preOrderNo, report }: CheckoutTools, refusal: Refusal) {
  try {
    await readNow(client, getPreOrderDetailQueryOptions(preOrderNo));
    report({ type: 'stillThere', refusal });
  } catch (error) {
    report(isPreOrderGone(error) ? { type: 'gone' } : { type: 'stillThere', refusal });
  }
}

/** A refusal does not name its line: cart, product and store data are checked to find it. */
async function findLines(
  { client, detail, t }: CheckoutTools,
  error: ApiError,
): Promise<{ lines: LineProblem[]; problem: string } | null> {
  if (!detail || error.kind !== 'answer') return null;
  // Without the code the backend's own message is shown.
  const finder = await import('./find-blocked-lines.ts').catch(() => null);
  try {
    const lines = (await finder?.findBlockedLines(client, detail)) ?? [];
    return finder && lines[0] ? { lines, problem: finder.problemText(lines[0], t) } : null;
  } catch (failure) {
    if (!isApiError(failure)) throw failure;
    return null;
  }
}

async function explain(
  tools: CheckoutTools,
  { of, error }: Extract<CheckoutEffect, { type: 'explain' }>,
) {
  const { lines, problem } = (await findLines(tools, error)) ?? {
    lines: [],
    problem: messageOf(error, tools.t),
  };
  tools.report({ type: 'explained', of, problem, lines, canRetry: error.kind !== 'answer' });
}

const requestOf = ({ preOrderNo, buy }: CheckoutTools): PreOrderCreate | null =>
  rebuildRequest(buy, readRecord(preOrderNo).cartIds);

async function look(tools: CheckoutTools) {
  const { preOrderNo, buy, client, report } = tools;
  const placed = placedOrder(preOrderNo);
  if (placed) return report({ type: 'wasPlaced', orderNo: placed });
  const stored = readRecord(preOrderNo);
  const record = { ...stored, lines: stored.lines.length > 0 || !buy ? stored.lines : [buy] };
  try {
    const orderNo = await findPlacedOrder(client, record);
    const isExpired = remainingMs(record.openedAt, Date.now()) === 0;
    report({ type: 'looked', orderNo, isExpired, hasLines: requestOf(tools) !== null });
  } catch (error) {
    if (!isApiError(error)) throw error;
    report({ type: 'notRebuilt', error });
  }
}

async function rebuild(tools: CheckoutTools) {
  const request = requestOf(tools);
  const created = request && (await tools.sendPreOrder.run(request));
  if (created?.done) return tools.report({ type: 'rebuilt', next: created.result.preOrderNo });
  tools.report(created?.error ? { type: 'notRebuilt', error: created.error } : { type: 'notSent' });
}

async function create({ sendOrder, report }: CheckoutTools, order: OrderCreate, amount: string) {
  const created = await sendOrder.run(order);
  if (created.done) {
    const { orderNo } = created.result;
    return report({ type: 'created', payment: { orderNo, payType: order.payType, amount } });
  }
  report(
    created.error ? { type: 'notCreated', error: created.error, amount } : { type: 'notSent' },
  );
}

async function pay({ pay: start, report }: CheckoutTools, payment: PaymentOrder) {
  if (!(await start(payment))) report({ type: 'notPaid', orderNo: payment.orderNo });
}

function openCheckout(tools: CheckoutTools, next: string, twin: string | null) {
  const { preOrderNo, buy, t, navigate } = tools;
  updateRecord(next, { replaced: preOrderNo, twin: twin ?? '' });
  moveDraft(preOrderNo, next);
  showToast('info', t('checkout.rebuilt'));
  void navigate(paths.checkout(next, buy ?? undefined), { replace: true });
}

/** Sends `shown` if the tab is visible. */
export function reportIfVisible({
  preOrderNo,
  report,
}: Pick<CheckoutTools, 'preOrderNo' | 'report'>) {
  if (document.visibilityState === 'visible')
    report({ type: 'shown', placedNo: placedOrder(preOrderNo) });
}

/** Carries out an effect of the machine, and sends its answer. */
export function carryOut(tools: CheckoutTools, effect: CheckoutEffect): unknown {
  const { preOrderNo, t } = tools;
  switch (effect.type) {
    case 'awaitTab':
      return reportIfVisible(tools);
    case 'warn':
      return void showToast('info', t('checkout.expiresSoon', { time: timeLeftText(WARN_MS) }));
    case 'check':
      return check(tools, effect.refusal);
    case 'explain':
      return explain(tools, effect);
    case 'look':
      return look(tools);
    case 'rebuild':
      return rebuild(tools);
    case 'create':
      return create(tools, effect.order, effect.amount);
    case 'pay':
      return pay(tools, effect.payment);
    case 'storeUncertain':
      return updateRecord(preOrderNo, { uncertain: true, payFee: effect.amount });
    case 'storePlaced':
      return storePlacedOrder(preOrderNo, effect.orderNo);
    case 'dropCoupon':
      return tools.dropCoupon();
    case 'say':
      return void showToast('error', effect.text);
    case 'openOrder':
      if (effect.say) showToast('info', t(effect.say));
      return tools.navigate(paths.masterOrder(effect.orderNo), { replace: true });
    case 'openCheckout':
      return openCheckout(tools, effect.next, effect.twin);
  }
}
