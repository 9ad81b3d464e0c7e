import { type ReactElement, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '#/api/error.ts';
import { useTranslation } from '#/i18n/use-translation.ts';
import { paths } from '#/lib/paths.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { isShownElsewhere, useAction } from '#/session/use-action.ts';
import { useWindowEvent } from '#/ui/use-window-event.ts';
import { openPayment } from './actions.ts';
import { clearFailedPayment, storeFailedPayment } from './failed-payments.ts';
import { storeStartedPayment } from './started-payments.ts';
import { BadRedirect, type PaymentOrder, type PayStep } from './start-payment.ts';

const ScanDialog = lazyPart(() => import('./scan-dialog.tsx'), 'default');

interface ScannedOrder {
  orderNo: string;
  amount: string;
  code: string;
}

interface PayOrder {
  /** Starts the payment and opens its next step. @returns false if it failed; `PaymentFailure` shows the error */
  pay: (order: PaymentOrder) => Promise<boolean>;
  busy: boolean;
  /** the QR code dialog while it is open, to be rendered by the caller */
  dialog: ReactElement | null;
}

/** Pays an existing order by wallet, card or QR code. */
export function usePayOrder(): PayOrder {
  const navigate = useNavigate();
  const { locale } = useTranslation();
  const start = useAction(openPayment, { errors: 'none' });
  const [busy, setBusy] = useState(false);
  const [scan, setScan] = useState<ScannedOrder | null>(null);
  const running = useRef(false);

  const setRunning = (now: boolean) => {
    running.current = now;
    setBusy(now);
  };

  // Back navigation from the provider may restore this page from the back/forward cache.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) setRunning(false);
  });

  function openStep(step: PayStep, { orderNo, amount }: PaymentOrder) {
    if (step.kind === 'redirect') {
      storeStartedPayment(orderNo, step.token, locale);
      window.location.assign(step.href);
      return;
    }
    setRunning(false);
    if (step.kind === 'card') void navigate(paths.cardPayment(orderNo));
    else setScan({ orderNo, amount, code: step.code });
  }

  function fail({ orderNo }: PaymentOrder, error: ApiError | null) {
    setRunning(false);
    if (error && !isShownElsewhere(error)) storeFailedPayment(orderNo, error);
  }

  async function pay(order: PaymentOrder): Promise<boolean> {
    if (running.current) return true;
    setRunning(true);
    clearFailedPayment(order.orderNo);
    try {
      const started = await start.run(order);
      if (started.done) openStep(started.result, order);
      else fail(order, started.error);
      return started.done;
    } catch (error) {
      setRunning(false);
      if (!(error instanceof BadRedirect)) throw error;
      storeFailedPayment(order.orderNo, null);
      return false;
    }
  }

  // The dialog has its own history entry, which the next page replaces.
  const close = (to: string) => {
    setScan(null);
    void navigate(to, { replace: true });
  };
  const payLater = () => close(paths.orders('toPay'));
  const dialog = scan ? (
    <LazyBoundary onFailed={payLater}>
      <ScanDialog
        {...scan}
        onPaid={() => close(paths.paymentResult(scan.orderNo))}
        onLater={payLater}
        onBack={() => close(paths.masterOrder(scan.orderNo))}
      />
    </LazyBoundary>
  ) : null;
  return { pay, busy, dialog };
}
