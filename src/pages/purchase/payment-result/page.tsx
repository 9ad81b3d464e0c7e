import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Suggestions } from '#/domain/product/suggestions.tsx';
import { languageOfPayment } from '#/domain/payment/started-payments.ts';
import { resultSearch } from '#/domain/payment/result-search.ts';
import { usePayOrder } from '#/domain/payment/use-pay-order.tsx';
import { pathInLocale } from '#/i18n/languages.ts';
import { useRouter, useRouteLocation, useSearch } from '#/router/router.tsx';
import { withParam } from '#/router/search-params.ts';
import { ResultCard } from './result-card.tsx';
import { usePaymentResult } from './use-payment-result.ts';

/** Set after the redirect to the shopper's language, so that the language can be changed afterwards. */
const SETTLED = 'settled';

/**
 * Wallets return every shopper to the same address. Shoppers who paid in another language are redirected to it, and the
 * address is marked as settled.
 * @returns whether both are done. Calls wait for it: if one ended the session before, the navigation would lead to the
 * sign-in page, away from a capture that continues after sign-in
 */
function useReturnLanguage(): boolean {
  const { locale } = useTranslation();
  const navigate = useNavigate();
  const { search } = useRouteLocation();
  const { pathname } = useRouter().entry.location;
  const { query, isFromWallet } = useSearch(resultSearch);
  const { token } = query;

  useEffect(() => {
    if (!isFromWallet) return;
    const settled = withParam(search, SETTLED, '1');
    const paymentLocale = languageOfPayment(token);
    if (paymentLocale !== null && paymentLocale !== locale)
      window.location.replace(pathInLocale(pathname, paymentLocale) + settled);
    else void navigate({ search: settled }, { replace: true });
  }, [isFromWallet, token, locale, pathname, search, navigate]);

  return !isFromWallet;
}

/** Shows the outcome of a payment. It may be reloaded or opened twice. */
export default function ResultPage() {
  const { t } = useTranslation();
  const { query } = useSearch(resultSearch);
  const isSettled = useReturnLanguage();
  const result = usePaymentResult(query, isSettled);
  const { pay, busy, dialog } = usePayOrder();
  const { order } = result;

  function payAgain() {
    if (!order) return;
    const { orderNo, payType, payPrice } = order;
    void pay({ orderNo, payType, amount: payPrice });
  }

  return (
    <div className="wrap">
      <h1 className="sr">{t('pay.resultTitle')}</h1>
      <ResultCard {...result} busy={busy} onPay={payAgain} />
      {result.state.kind === 'paid' && <Suggestions limit={5} />}
      {dialog}
    </div>
  );
}
