import { Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useScanPayResult } from '../../../generated/client/pay/pay.ts';
import { messageOf } from '../../api/policy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lazyPart } from '../part/lazy-part.tsx';
import { showToast } from '../toasts/store.ts';
import './scan-dialog.css';

const Qr = lazyPart(() => import('../../ui/qr.tsx').then(({ default: Part }) => Part));

const POLL_MS = 3000;
const SIZE = 216;

interface ScanDialogProps {
  orderNo: string;
  /** Text of the code. */
  code: string;
  onPaid: () => void;
  onLater: () => void;
}

/** The code to scan; asks every few seconds whether it was paid. */
export default function ScanDialog({ orderNo, code, onPaid, onLater }: ScanDialogProps) {
  const { t } = useTranslation();
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
        <Suspense fallback={<Skeleton width={SIZE} height={SIZE} />}>
          <Qr text={code} label={t('pay.qrName')} size={SIZE} className="scan__code" />
        </Suspense>
        <p>{t('pay.scanWith')}</p>
        {result.isError && <Note kind="error">{messageOf(result.error, t)}</Note>}
      </div>
    </Dialog>
  );
}
