import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePreOrderCreate } from '../../../generated/client/order/order.ts';
import { type ApiError, isApiError } from '../../api/error.ts';
import { withSignIn } from '../../features/sign-in/with-sign-in.ts';
import { showToast } from '../../features/toasts/store.ts';
import { paths } from '../../lib/paths.ts';
import { findPlacedOrder } from './placed-order.ts';
import { lifeLeft } from './pre-order-life.ts';
import { rebuildRequest } from './rebuild.ts';
import { moveDraft } from './use-draft.ts';
import { keepRecord, placedOrder, rememberPlaced, visitRecord } from './visit-record.ts';

/** Why a pre-order could not be re-created. */
export interface Lost {
  why: string;
  /** the order may exist */
  isUncertain: boolean;
  /** retries; null if that cannot help */
  again: (() => void) | null;
}

type Failure = Omit<Lost, 'again'> & { preOrderNo: string; isMendable: boolean };

/**
 * Re-creates an expired pre-order and opens the new one. Opens the order instead if it has been placed.
 * @param explain returns the reason of a refusal
 */
export function useRebuild(
  preOrderNo: string,
  buy: string | null,
  explain: (error: ApiError) => Promise<string>,
): { rebuild: () => Promise<void>; lost: Lost | null } {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const create = usePreOrderCreate({ mutation: { meta: { quiet: true } } });
  const [lost, setLost] = useState<Failure | null>(null);
  const running = useRef('');

  function goToOrder(orderNo: string, text: string) {
    rememberPlaced(preOrderNo, orderNo);
    showToast('info', text);
    void navigate(paths.masterOrder(orderNo), { replace: true });
  }

  async function rebuild() {
    if (running.current === preOrderNo) return;
    running.current = preOrderNo;
    const placed = placedOrder(preOrderNo);
    if (placed) return goToOrder(placed, t('checkout.alreadyPlaced'));
    const stored = visitRecord(preOrderNo);
    const record = { ...stored, lines: stored.lines.length > 0 || !buy ? stored.lines : [buy] };
    const { uncertain } = record;
    let found: string | null = null;
    try {
      found = await findPlacedOrder(client, record);
      const isExpired = lifeLeft(record.openedAt, Date.now()) === 0;
      // If the pre-order has merely expired, the same items may have been ordered twice on purpose.
      if (found && (uncertain || !isExpired))
        return goToOrder(found, t(uncertain ? 'checkout.foundPlaced' : 'checkout.alreadyPlaced'));
      const request = rebuildRequest(buy, record.cartIds);
      if (uncertain || !request) {
        const why = uncertain ? t('checkout.mayBePlaced') : '';
        setLost({ preOrderNo, why, isUncertain: uncertain, isMendable: uncertain });
        return;
      }
      const made = await withSignIn(() => create.mutateAsync({ data: request }), { visitor: true });
      if (!made) {
        running.current = '';
        return;
      }
      keepRecord(made.preOrderNo, { replaced: preOrderNo, twin: found ?? '' });
      moveDraft(preOrderNo, made.preOrderNo);
      showToast('info', t('checkout.rebuilt'));
      void navigate(paths.checkout(made.preOrderNo, buy ?? undefined), { replace: true });
    } catch (error) {
      if (!isApiError(error)) throw error;
      // The cart lines are gone because they are in that order.
      if (found && error.kind === 'answer') return goToOrder(found, t('checkout.alreadyPlaced'));
      const why = uncertain ? t('checkout.mayBePlaced') : await explain(error);
      const isMendable = uncertain || error.kind !== 'answer';
      setLost({ preOrderNo, why, isUncertain: uncertain, isMendable });
    }
  }

  function again() {
    running.current = '';
    setLost(null);
    void rebuild();
  }

  if (lost?.preOrderNo !== preOrderNo) return { rebuild, lost: null };
  const { why, isUncertain, isMendable } = lost;
  return { rebuild, lost: { why, isUncertain, again: isMendable ? again : null } };
}
