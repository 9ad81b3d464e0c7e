import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { getPreOrderDetailQueryOptions, usePreOrderCreate, usePreOrderDetail } from '../../../generated/client/order/order.ts';
import type { PreOrder } from '../../../generated/model/preOrder.ts';
import { type ApiError, isApiError } from '../../api/error.ts';
import { messageOf } from '../../api/policy.ts';
import { withSignIn } from '../../features/sign-in/with-sign-in.ts';
import { showToast } from '../../features/toasts/store.ts';
import { paths } from '../../lib/paths.ts';
import { lifePhase } from './pre-order-life.ts';
import { rebuildRequest } from './rebuild.ts';
import { moveDraft } from './use-draft.ts';
import { useLife } from './use-life.ts';
import { keepRecord, placedOrder, visitRecord } from './visit-record.ts';

export interface PreOrderState {
  detail: PreOrder | undefined;
  /** it could not be loaded, for a reason that trying again may mend */
  error: ApiError | null;
  retry: () => void;
  left: number;
  rebuilding: boolean;
  /** it cannot be made again, and why; `again` when trying once more may help */
  lost: { why: string; again: (() => void) | null } | null;
  /** Asks whether the backend still knows it; if not, makes it anew. @returns true when it is still there */
  check: () => Promise<boolean>;
}

/** The backend says "no such thing" and "I broke" with the same code. */
const saysGone = (error: unknown): error is ApiError => isApiError(error) && error.kind === 'answer' && error.code === 500;

/**
 * The pre-order of the address. It lives five minutes; when it is over, or the backend does not know it any more, a new one
 * is made from the same lines and takes its place.
 * @param held an order is being placed or paid: the pre-order is left alone
 */
export function usePreOrder(preOrderNo: string, buy: string | null, held: boolean): PreOrderState {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const create = usePreOrderCreate({ mutation: { meta: { quiet: true } } });
  const query = usePreOrderDetail(preOrderNo, { query: { enabled: preOrderNo !== '', refetchOnWindowFocus: false, refetchOnReconnect: false } });
  const left = useLife(preOrderNo);
  const [lost, setLost] = useState<{ preOrderNo: string; why: string; again: boolean } | null>(null);
  const running = useRef('');
  const cartIds = query.data?.cartIdList;

  useEffect(() => {
    if (cartIds?.length) keepRecord(preOrderNo, { cartIds });
  }, [preOrderNo, cartIds]);

  async function rebuild() {
    if (running.current === preOrderNo) return;
    running.current = preOrderNo;
    const placed = placedOrder(preOrderNo);
    if (placed) {
      showToast('info', t('checkout.alreadyPlaced'));
      void navigate(paths.masterOrder(placed), { replace: true });
      return;
    }
    const record = visitRecord(preOrderNo);
    const request = rebuildRequest(buy, record.cartIds);
    if (record.uncertain || !request) {
      setLost({ preOrderNo, why: record.uncertain ? t('checkout.mayBePlaced') : '', again: false });
      return;
    }
    try {
      const made = await withSignIn(() => create.mutateAsync({ data: request }), { visitor: true });
      if (!made) {
        running.current = '';
        return;
      }
      moveDraft(preOrderNo, made.preOrderNo);
      showToast('info', t('checkout.rebuilt'));
      void navigate(paths.checkout(made.preOrderNo, buy ?? undefined), { replace: true });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setLost({ preOrderNo, why: messageOf(error, t), again: error.kind !== 'answer' });
    }
  }

  function again() {
    running.current = '';
    setLost(null);
    void rebuild();
  }

  async function check(): Promise<boolean> {
    try {
      await client.fetchQuery({ ...getPreOrderDetailQueryOptions(preOrderNo), staleTime: 0 });
      return true;
    } catch (error) {
      if (!saysGone(error)) return true;
      await rebuild();
      return false;
    }
  }

  const over = lifePhase(left) === 'over' || saysGone(query.error);
  const react = useEffectEvent(() => {
    if (over && !held && document.visibilityState === 'visible') void rebuild();
  });

  // A tab nobody looks at would make one pre-order after the other.
  useEffect(() => {
    react();
    document.addEventListener('visibilitychange', react);
    return () => document.removeEventListener('visibilitychange', react);
  }, [over, held, preOrderNo]);

  return {
    detail: query.data,
    error: query.data || saysGone(query.error) ? null : query.error,
    retry: () => void query.refetch(),
    left,
    rebuilding: over && lost?.preOrderNo !== preOrderNo && !held,
    lost: lost?.preOrderNo === preOrderNo ? { why: lost.why, again: lost.again ? again : null } : null,
    check,
  };
}
