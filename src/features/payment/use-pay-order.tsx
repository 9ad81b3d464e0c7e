import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePayStart } from '../../../generated/client/pay/pay.ts';
import { isApiError } from '../../api/error.ts';
import { messageOf } from '../../api/policy.ts';
import { useLocale } from '../../i18n/locale.tsx';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../part/lazy-part.tsx';
import { Later } from '../part/later.tsx';
import { withSignIn } from '../sign-in/with-sign-in.ts';
import { showToast } from '../toasts/store.ts';
import { keepPayMemory } from './pay-memory.ts';
import { BadRedirect, type PayAsked, type PayStep, startPayment } from './start-payment.ts';

const ScanDialog = lazyPart(() => import('./scan-dialog.tsx').then(({ default: Part }) => Part));

interface PayOrder {
  /** Starts the payment and takes the shopper to it. @returns false when it could not be started; the shopper has been told why */
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
  const [scan, setScan] = useState<{ orderNo: string; code: string } | null>(null);
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

  function go(step: PayStep, orderNo: string) {
    if (step.kind === 'leave') {
      keepPayMemory({ orderNo, locale });
      window.location.assign(step.href);
      return;
    }
    settle(false);
    if (step.kind === 'card') void navigate(paths.cardPayment(orderNo));
    else setScan({ orderNo, code: step.code });
  }

  async function pay(asked: PayAsked): Promise<boolean> {
    if (running.current) return true;
    settle(true);
    try {
      const step = await withSignIn(() =>
        startPayment(asked, (data) => start.mutateAsync({ data })),
      );
      if (step) go(step, asked.orderNo);
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

  const later = () => {
    setScan(null);
    void navigate(paths.orders('toPay'));
  };
  const dialog = scan ? (
    <Later onFailed={later}>
      <ScanDialog
        {...scan}
        onPaid={() => void navigate(paths.paymentResult(scan.orderNo))}
        onLater={later}
      />
    </Later>
  ) : null;
  return { pay, busy, dialog };
}
