import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePreOrderCreate } from '#generated/client/order/order.ts';
import type { PreOrderCreate } from '#generated/model/preOrderCreate.ts';
import { type ApiError, isApiError } from '#/api/error.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { paths } from '#/lib/paths.ts';
import { findPlacedOrder } from './placed-order.ts';
import { remainingMs } from './pre-order-expiry.ts';
import { rebuildRequest } from './rebuild.ts';
import { moveDraft } from './use-draft.ts';
import { updateRecord, placedOrder, storePlacedOrder, readRecord } from './pre-order-record.ts';

/** Why a pre-order could not be re-created. */
export interface RebuildFailure {
  reason: string;
  /** the order may exist */
  isUncertain: boolean;
  /** retries; null if that cannot help */
  retry: (() => void) | null;
}

type Failure = Omit<RebuildFailure, 'retry'> & { preOrderNo: string; canRetry: boolean };

/**
 * Re-creates an expired pre-order and opens the new one. Opens the order instead if it has been placed.
 * @param explain returns the reason of a refusal
 */
export function useRebuild(
  preOrderNo: string,
  buy: string | null,
  explain: (error: ApiError) => Promise<string>,
): { rebuild: () => Promise<void>; failure: RebuildFailure | null } {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutateAsync } = usePreOrderCreate();
  const create = useAction((data: PreOrderCreate) => mutateAsync({ data }), {
    visitor: true,
    errors: 'none',
  });
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef('');

  function openOrder(orderNo: string, text: string) {
    storePlacedOrder(preOrderNo, orderNo);
    showToast('info', text);
    void navigate(paths.masterOrder(orderNo), { replace: true });
  }

  async function rebuild() {
    if (running.current === preOrderNo) return;
    running.current = preOrderNo;
    const placed = placedOrder(preOrderNo);
    if (placed) return openOrder(placed, t('checkout.alreadyPlaced'));
    const stored = readRecord(preOrderNo);
    const record = { ...stored, lines: stored.lines.length > 0 || !buy ? stored.lines : [buy] };
    const { uncertain } = record;
    let found: string | null = null;
    try {
      found = await findPlacedOrder(client, record);
      const isExpired = remainingMs(record.openedAt, Date.now()) === 0;
      // If the pre-order has merely expired, the same items may have been ordered twice on purpose.
      if (found && (uncertain || !isExpired))
        return openOrder(found, t(uncertain ? 'checkout.foundPlaced' : 'checkout.alreadyPlaced'));
      const request = rebuildRequest(buy, record.cartIds);
      if (uncertain || !request) {
        const reason = uncertain ? t('checkout.mayBePlaced') : '';
        setFailure({ preOrderNo, reason, isUncertain: uncertain, canRetry: uncertain });
        return;
      }
      const created = await create.run(request);
      if (!created.done) {
        if (created.error) throw created.error;
        running.current = '';
        return;
      }
      const next = created.result.preOrderNo;
      updateRecord(next, { replaced: preOrderNo, twin: found ?? '' });
      moveDraft(preOrderNo, next);
      showToast('info', t('checkout.rebuilt'));
      void navigate(paths.checkout(next, buy ?? undefined), { replace: true });
    } catch (error) {
      if (!isApiError(error)) throw error;
      // The cart lines are gone because they are in that order.
      if (found && error.kind === 'answer') return openOrder(found, t('checkout.alreadyPlaced'));
      const reason = uncertain ? t('checkout.mayBePlaced') : await explain(error);
      const canRetry = uncertain || error.kind !== 'answer';
      setFailure({ preOrderNo, reason, isUncertain: uncertain, canRetry });
    }
  }

  function retry() {
    running.current = '';
    setFailure(null);
    void rebuild();
  }

  if (failure?.preOrderNo !== preOrderNo) return { rebuild, failure: null };
  const { reason, isUncertain, canRetry } = failure;
  return { rebuild, failure: { reason, isUncertain, retry: canRetry ? retry : null } };
}
