import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePreOrderCreate } from '../../../generated/client/order/order.ts';
import { isApiError } from '../../api/error.ts';
import { messageOf } from '../../api/policy.ts';
import { withSignIn } from '../../features/sign-in/with-sign-in.ts';
import { showToast } from '../../features/toasts/store.ts';
import { paths } from '../../lib/paths.ts';
import { rebuildRequest } from './rebuild.ts';
import { moveDraft } from './use-draft.ts';
import { placedOrder, visitRecord } from './visit-record.ts';

/** The pre-order cannot be made again, and why; `again` when trying once more may help. */
export interface Lost {
  why: string;
  again: (() => void) | null;
}

/** Makes an expired pre-order anew and goes to the new one; where it has become an order, goes to that. */
export function useRebuild(
  preOrderNo: string,
  buy: string | null,
): { rebuild: () => Promise<void>; lost: Lost | null } {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const create = usePreOrderCreate({ mutation: { meta: { quiet: true } } });
  const [lost, setLost] = useState<{ preOrderNo: string; why: string; mendable: boolean } | null>(
    null,
  );
  const running = useRef('');

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
      setLost({
        preOrderNo,
        why: record.uncertain ? t('checkout.mayBePlaced') : '',
        mendable: false,
      });
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
      setLost({ preOrderNo, why: messageOf(error, t), mendable: error.kind !== 'answer' });
    }
  }

  function again() {
    running.current = '';
    setLost(null);
    void rebuild();
  }

  return {
    rebuild,
    lost:
      lost?.preOrderNo === preOrderNo
        ? { why: lost.why, again: lost.mendable ? again : null }
        : null,
  };
}
