import { Suspense, useEffect } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useScanPayResult } from '#generated/client/pay/pay.ts';
import { PayType } from '#generated/model/payType.ts';
import { isRefusal } from '#/api/error-class.ts';
import { messageOf } from '#/api/policy.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Note } from '#/ui/note.tsx';
import { Price } from '#/ui/price.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { writeHistory } from '#/lib/history.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { showToast } from '#/shared/toasts/store.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useWindowEvent } from '#/ui/use-window-event.ts';
import { NoTranslate } from '#/ui/no-translate.tsx';
import { ChargeNote } from './charge-note.tsx';
import * as styles from './scan-dialog.module.css';

const Qr = lazyPart(() => import('#/ui/qr.tsx'), 'default');

const POLL_MS = 3000;
const QR_SIZE = 216;

interface ScanDialogProps {
  orderNo: string;
  amount: string;
  /** content of the QR code */
  code: string;
  onPaid: () => void;
  onLater: () => void;
  /** called on back navigation */
  onBack: () => void;
}

/** Calls `onBack` on back navigation while mounted, in place of leaving the page. */
function useBackNavigation(onBack: () => void) {
  useEffect(() => {
    // A duplicate history entry, so that back navigation ends on this page.
    writeHistory('push', window.history.state);
  }, []);
  useWindowEvent('popstate', onBack);
}

/** Shows the QR code and polls the payment state. */
export default function ScanDialog({
  orderNo,
  amount,
  code,
  onPaid,
  onLater,
  onBack,
}: ScanDialogProps) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  useBackNavigation(onBack);
  const result = useScanPayResult(orderNo, {
    query: {
      refetchInterval: ({ state }) =>
        state.data || state.error?.kind === 'answer' ? false : POLL_MS,
      staleTime: 0,
      gcTime: 0,
    },
  });
  const paid = result.data === true;
  useOnChange(paid, () => paid && onPaid());

  async function checkPayment() {
    const { data } = await result.refetch();
    if (data === false) showToast('info', t('pay.notReceived'));
  }

  const actions = (
    <>
      <Button onClick={onLater}>{t('pay.notYet')}</Button>
      <Button kind="primary" busy={paid} onClick={() => void checkPayment()}>
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
      <div className={styles.root}>
        <p className={styles.order}>
          <span className="sr">{t('pay.amount')}</span>
          <Price parts={parts(amount)} size={24} />
          <small className="muted">
            <span>{`${t('pay.orderNo')} `}</span>
            <NoTranslate className="num">{orderNo}</NoTranslate>
          </small>
        </p>
        {/* The provider would charge an order that is cancelled, or paid in another way. */}
        {!isRefusal(result.error) && (
          <>
            <Suspense fallback={<Skeleton width={QR_SIZE} height={QR_SIZE} />}>
              <Qr text={code} label={t('pay.qrName')} size={QR_SIZE} className={styles.code} />
            </Suspense>
            <p>{t('pay.scanWith')}</p>
            <ChargeNote type={PayType.scanCode} amount={amount} className={styles.note} />
          </>
        )}
        {result.isError && (
          <Note kind="error" className={styles.note}>
            {messageOf(result.error, t)}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
