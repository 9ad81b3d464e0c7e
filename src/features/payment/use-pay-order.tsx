import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePayStart } from '../../../generated/client/pay/pay.ts';
import { isApiError } from '../../api/error.ts';
import { messageOf } from '../../api/policy.ts';
import { useLocale } from '../../i18n/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { lazyWithRetry } from '../part/lazy-with-retry.tsx';
import { LazyBoundary } from '../part/lazy-boundary.tsx';
import { withSignIn } from '../sign-in/with-sign-in.ts';
import { showToast } from '../toasts/store.ts';
import { rememberStarted } from './pay-memory.ts';
import { BadRedirect, type PayAsked, type PayStep, startPayment } from './start-payment.ts';

const ScanDialog = lazyWithRetry(() =>
  import('./scan-dialog.tsx').then(({ default: Part }) => Part),
);

interface ScannedOrder {
  orderNo: string;
  amount: string;
  code: string;
}

interface PayOrder {
  /** Starts the payment and takes the shopper to it. @returns false if it could not be started, after showing the error */
  pay: (asked: PayAsked) => Promise<boolean>;
  busy: boolean;
  /** to be rendered: the code to scan, while there is one */
  dialog: ReactElement | null;
}

/** Pays an order that exists, by wallet, card or code. */
export function usePayOrder(): PayOrder {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const locale = useLocale();
  const start = usePayStart({ mutation: { meta: { quiet: true } } });
  const [busy, setBusy] = useState(false);
  const [scan, setScan] = useState<ScannedOrder | null>(null);
  const running = useRef(false);

  const settle = (now: boolean) => {
    running.current = now;
    setBusy(now);
  };

  // Back from the provider the browser may show this very page again, as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) settle(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  function go(step: PayStep, { orderNo, amount }: PayAsked) {
    if (step.kind === 'leave') {
      rememberStarted(orderNo, step.token, locale);
      window.location.assign(step.href);
      return;
    }
    settle(false);
    if (step.kind === 'card') void navigate(paths.cardPayment(orderNo));
    else setScan({ orderNo, amount, code: step.code });
  }

  async function pay(asked: PayAsked): Promise<boolean> {
    if (running.current) return true;
    settle(true);
    try {
      const step = await withSignIn(() =>
        startPayment(asked, (data) => start.mutateAsync({ data })),
      );
      if (step) go(step, asked);
      else settle(false);
      return step !== null;
    } catch (error) {
      settle(false);
      if (error instanceof BadRedirect) showToast('error', t('pay.badRedirect'));
      else if (isApiError(error)) showToast('error', messageOf(error, t));
      else throw error;
      return false;
    }
  }

  // The dialog has a place of its own in the history, which the next page takes over.
  const close = (to: string) => {
    setScan(null);
    void navigate(to, { replace: true });
  };
  const later = () => close(paths.orders('toPay'));
  const dialog = scan ? (
    <LazyBoundary onFailed={later}>
      <ScanDialog
        {...scan}
        onPaid={() => close(paths.paymentResult(scan.orderNo))}
        onLater={later}
        onBack={() => close(paths.masterOrder(scan.orderNo))}
      />
    </LazyBoundary>
  ) : null;
  return { pay, busy, dialog };
}
