import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getMasterOrderDetailQueryOptions } from '#generated/client/order/order.ts';
import { payStart } from '#generated/client/pay/pay.ts';
import { isGone, isRefusal } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { readNow } from '#/api/read-now.ts';

/** Of queries that are sent once. */
export const ONCE = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** settled: the order was paid or cancelled. renewed: it has another payment, whose fields are empty. */
export type NotCurrent = 'settled' | 'renewed';

class NoClientSecret extends Error {
  override name = 'NoClientSecret';
}

async function clientSecret(orderNo: string): Promise<string> {
  const started = await payStart({ orderNo, payType: 'stripe', payChannel: 'pc' });
  if (!started.stripeClientSecret) throw new NoClientSecret();
  return started.stripeClientSecret;
}

async function isUnpaid(client: QueryClient, orderNo: string): Promise<boolean> {
  try {
    const { paid, isCancel } = await readNow(client, getMasterOrderDetailQueryOptions(orderNo));
    return !paid && !isCancel;
  } catch (error) {
    if (isApiError(error) && isGone(error)) return false;
    throw error;
  }
}

/** The secret of an order's payment at the provider, from a call that may be repeated. It is only held in memory. */
export function useCardSecret(orderNo: string) {
  const client = useQueryClient();
  const query = { queryKey: ['cardSecret', orderNo], queryFn: () => clientSecret(orderNo) };
  const secret = useQuery({ ...query, ...ONCE });

  /**
   * Whether the order is still to be paid by this payment: the provider would charge one that was paid or cancelled, too. If
   * another method was started meanwhile, the backend expects that payment, until this call.
   */
  async function check(): Promise<'current' | NotCurrent> {
    try {
      return (await readNow(client, query)) === secret.data ? 'current' : 'renewed';
    } catch (error) {
      if (!isRefusal(error) || (await isUnpaid(client, orderNo))) throw error;
      return 'settled';
    }
  }

  return { secret, check };
}
