import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showToast } from '#/shared/toasts/store.ts';
import { paths } from '#/lib/paths.ts';
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

  const refresh = useEffectEvent(() => setSeen(readPlaced(preOrderNo)));
  const refreshUnlessPlacing = useEffectEvent(() => {
    if (!isPlacing && document.visibilityState === 'visible') refresh();
  });
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh();
    };
    const onVisible = () => refreshUnlessPlacing();
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);

  const redirect = useEffectEvent((to: string) => {
    showToast('info', t('checkout.alreadyPlaced'));
    void navigate(paths.masterOrder(to), { replace: true });
  });
  useEffect(() => {
    if (orderNo) redirect(orderNo);
  }, [orderNo]);

  return orderNo !== null;
}
