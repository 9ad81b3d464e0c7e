import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showToast } from '#/shared/toasts/store.ts';
import { paths } from '#/lib/paths.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useWindowEvent } from '#/ui/use-window-event.ts';
import { placedOrder } from './pre-order-record.ts';

const readPlaced = (preOrderNo: string) => ({ preOrderNo, orderNo: placedOrder(preOrderNo) });

/**
 * Redirects to the order if this checkout already has one: after returning from payment, or placed in another tab.
 * @param isPlacing the order is being placed or paid in this tab
 * @returns whether the shopper is being redirected
 */
export function usePlacedRedirect(preOrderNo: string, isPlacing: boolean): boolean {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [seen, setSeen] = useState(() => readPlaced(preOrderNo));
  if (seen.preOrderNo !== preOrderNo) setSeen(readPlaced(preOrderNo));
  const { orderNo } = seen;

  const refresh = () => setSeen(readPlaced(preOrderNo));
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
  useWindowEvent('visibilitychange', () => {
    if (!isPlacing && document.visibilityState === 'visible') refresh();
  });

  useOnChange(orderNo, (placed) => {
    if (!placed) return;
    showToast('info', t('checkout.alreadyPlaced'));
    void navigate(paths.masterOrder(placed), { replace: true });
  });

  return orderNo !== null;
}
