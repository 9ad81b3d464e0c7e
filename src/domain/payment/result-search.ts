import { isThere, oneOf, orderNumber, textUpTo } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** Parameters of the result page. They say which order to read; they do not prove a payment. */
export interface ResultQuery {
  orderNo: string | null;
  /** the wallet's id of the payment */
  token: string | null;
  /** an approved wallet payment, to be captured */
  wallet: { token: string; payerId: string } | null;
  /** who refused the payment */
  refusedBy: 'shopper' | 'bank' | null;
  /** the shopper was redirected by a provider */
  returned: boolean;
}

/** Longer ids of payments are not of a provider. */
const MAX_ID = 500;
const providerId = textUpTo(MAX_ID);

/**
 * Providers return shoppers who have paid to this page, so that an invalid number does not hide it: the order is found by
 * the payment's id.
 */
export const resultSearch = searchParams(
  {
    orderNo: orderNumber,
    local_order_no: orderNumber,
    token: providerId,
    PayerID: providerId,
    payment_intent: providerId,
    redirect_status: providerId,
    status: oneOf(['0', '1']),
    settled: isThere,
  },
  ({ token = null, PayerID: payerId, ...values }) => {
    const query: ResultQuery = {
      orderNo: values.orderNo ?? values.local_order_no ?? null,
      token,
      wallet: token && payerId ? { token, payerId } : null,
      refusedBy: refusedBy(values),
      returned: Boolean(token || values.payment_intent || values.redirect_status),
    };
    /** returned by a wallet, and the address is not marked as settled */
    const isFromWallet = !values.settled && (token !== null || values.status !== undefined);
    return { query, isFromWallet };
  },
);

function refusedBy(values: {
  status: string | undefined;
  redirect_status: string | undefined;
}): ResultQuery['refusedBy'] {
  if (values.status === '0') return 'shopper';
  return values.redirect_status === 'failed' ? 'bank' : null;
}
