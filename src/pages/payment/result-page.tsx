import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Suggestions } from '../../features/goods/suggestions.tsx';
import { keepPayMemory, payMemory } from '../../features/payment/pay-memory.ts';
import { usePayOrder } from '../../features/payment/use-pay-order.ts';
import { pathInLocale } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/locale.tsx';
import { useVisit } from '../../router/router.tsx';
import { ResultCard } from './result-card.tsx';
import { usePaymentResult } from './use-payment-result.ts';

/**
 * Providers send everybody to one address: whoever left in another language is taken back to it, once.
 * @returns null until that is settled
 */
function useReturn(): { orderNo: string | null } | null {
  const locale = useLocale();
  const [settled, setSettled] = useState<{ orderNo: string | null } | null>(null);

  useEffect(() => {
    const memory = payMemory();
    if (memory?.locale) keepPayMemory({ orderNo: memory.orderNo });
    if (memory?.locale && memory.locale !== locale) {
      window.location.replace(pathInLocale(window.location.pathname, memory.locale) + window.location.search);
      return;
    }
    setSettled({ orderNo: memory?.orderNo ?? null });
  }, [locale]);

  return settled;
}

/** Tells what became of a payment. It may be reloaded or opened twice. */
export default function ResultPage() {
  const { t } = useTranslation();
  const { search } = useVisit();
  const settled = useReturn();
  const result = usePaymentResult(search, settled?.orderNo ?? null, settled !== null);
  const { pay, busy, dialog } = usePayOrder();
  const { order } = result;

  return (
    <div className="wrap">
      <h1 className="sr">{t('pay.resultTitle')}</h1>
      <ResultCard {...result} phase={settled ? result.phase : 'confirming'} busy={busy} onPay={() => order && void pay({ orderNo: order.orderNo, payType: order.payType })} />
      {result.phase === 'paid' && <Suggestions limit={5} />}
      {dialog}
    </div>
  );
}
