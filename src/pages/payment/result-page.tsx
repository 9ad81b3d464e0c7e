import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Suggestions } from '../../features/goods/suggestions.tsx';
import { keepPayMemory, payMemoryText, readPayMemory } from '../../features/payment/pay-memory.ts';
import { usePayOrder } from '../../features/payment/use-pay-order.tsx';
import { pathInLocale } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/locale.tsx';
import { useVisit } from '../../router/router.tsx';
import { ResultCard } from './result-card.tsx';
import { usePaymentResult } from './use-payment-result.ts';

const never = () => () => undefined;
const notYet = () => undefined;

/**
 * Providers send everybody to one address: whoever left in another language is taken back to it, once.
 * @returns undefined until that is settled, then the order number of the payment this tab started last
 */
function useReturn(): string | null | undefined {
  const locale = useLocale();
  const text = useSyncExternalStore(never, payMemoryText, notYet);
  const memory = readPayMemory(text ?? null);
  const elsewhere = memory?.locale && memory.locale !== locale ? memory.locale : null;
  const orderNo = memory?.orderNo ?? null;
  const hasLocale = memory?.locale !== undefined;

  useEffect(() => {
    if (orderNo !== null && hasLocale) keepPayMemory({ orderNo });
    if (elsewhere)
      window.location.replace(
        pathInLocale(window.location.pathname, elsewhere) + window.location.search,
      );
  }, [orderNo, hasLocale, elsewhere]);

  return text === undefined || elsewhere ? undefined : orderNo;
}

/** Tells what became of a payment. It may be reloaded or opened twice. */
export default function ResultPage() {
  const { t } = useTranslation();
  const { search } = useVisit();
  const remembered = useReturn();
  const settled = remembered !== undefined;
  const result = usePaymentResult(search, remembered ?? null, settled);
  const { pay, busy, dialog } = usePayOrder();
  const { order } = result;

  return (
    <div className="wrap">
      <h1 className="sr">{t('pay.resultTitle')}</h1>
      <ResultCard
        {...result}
        phase={settled ? result.phase : 'confirming'}
        busy={busy}
        onPay={() => order && void pay({ orderNo: order.orderNo, payType: order.payType })}
      />
      {result.phase === 'paid' && <Suggestions limit={5} />}
      {dialog}
    </div>
  );
}
