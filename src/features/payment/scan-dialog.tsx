import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useScanPayResult } from '../../../generated/client/pay/pay.ts';
import { PayType } from '../../../generated/model/payType.ts';
import { messageOf } from '../../api/policy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lazyWithRetry } from '../part/lazy-with-retry.tsx';
import { useMoney } from '../shop/money.tsx';
import { showToast } from '../toasts/store.ts';
import { chargedCurrency } from './pay-types.ts';
import './scan-dialog.css';

const Qr = lazyWithRetry(() => import('../../ui/qr.tsx').then(({ default: Part }) => Part));

const POLL_MS = 3000;
const SIZE = 216;

interface ScanDialogProps {
  orderNo: string;
  /** what there is to pay */
  amount: string;
  /** text of the code */
  code: string;
  onPaid: () => void;
  onLater: () => void;
  /** the shopper went back in the history */
  onBack: () => void;
}

const CHARGED = chargedCurrency(PayType.scanCode);

/** Calls `onBack` when the shopper goes back while the caller is mounted. The page stays. */
function useBack(onBack: () => void) {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    // The same entry once more: going back leads to the page that is already shown.
    window.history.pushState(window.history.state, '');
    const onPop = () => goBack();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}

/** The code to scan; asks every few seconds whether it was paid. */
export default function ScanDialog({
  orderNo,
  amount,
  code,
  onPaid,
  onLater,
  onBack,
}: ScanDialogProps) {
  const { t } = useTranslation();
  const { currency, parts } = useMoney();
  useBack(onBack);
  const result = useScanPayResult(orderNo, {
    query: {
      refetchInterval: ({ state }) =>
        state.data || state.error?.kind === 'answer' ? false : POLL_MS,
      staleTime: 0,
      gcTime: 0,
    },
  });
  const paid = result.data === true;
  const tell = useEffectEvent(onPaid);

  useEffect(() => {
    if (paid) tell();
  }, [paid]);

  async function ask() {
    const { data } = await result.refetch();
    if (data === false) showToast('info', t('pay.notReceived'));
  }

  const actions = (
    <>
      <Button onClick={onLater}>{t('pay.notYet')}</Button>
      <Button kind="primary" busy={paid} onClick={() => void ask()}>
        {t('pay.iHavePaid')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onLater}
      title={t('pay.scan')}
      closeLabel={t('common.close')}
      actions={actions}
    >
      <div className="scan">
        <p className="scan__order">
          <span className="sr">{t('pay.amount')}</span>
          <Price parts={parts(amount)} size={24} />
          <small className="muted">
            {t('pay.orderNo')} <span className="num">{orderNo}</span>
          </small>
        </p>
        <Suspense fallback={<Skeleton width={SIZE} height={SIZE} />}>
          <Qr text={code} label={t('pay.qrName')} size={SIZE} className="scan__code" />
        </Suspense>
        <p>{t('pay.scanWith')}</p>
        {CHARGED !== currency && <Note>{t('checkout.chargedIn', { currency: CHARGED })}</Note>}
        {result.isError && <Note kind="error">{messageOf(result.error, t)}</Note>}
      </div>
    </Dialog>
  );
}
