import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  Appearance,
  StripeElementLocale,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { getMasterOrderDetailQueryOptions } from '#generated/client/order/order.ts';
import { payStart } from '#generated/client/pay/pay.ts';
import { PayType } from '#generated/model/payType.ts';
import { isGone } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { readNow } from '#/api/read-now.ts';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Locale } from '#/i18n/languages.ts';
import { withTimeout } from '#/lib/load-script.ts';
import { useTimeout } from '#/ui/use-timeout.ts';

/** The provider has no Lao texts. */
const LOCALES: Record<Locale, StripeElementLocale> = {
  'zh-CN': 'zh',
  en: 'en',
  fr: 'fr',
  th: 'th',
  lao: 'en',
};
const ONCE = {
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

class NoClientSecret extends Error {
  override name = 'NoClientSecret';
}

async function clientSecret(orderNo: string): Promise<string> {
  const { stripeClientSecret } = await payStart({
    orderNo,
    payType: PayType.card,
    payChannel: 'pc',
  });
  if (!stripeClientSecret) throw new NoClientSecret();
  return stripeClientSecret;
}

/** In another tab an order may have been paid or cancelled; the provider would charge it all the same. */
async function isUnpaid(client: QueryClient, orderNo: string): Promise<boolean> {
  try {
    const { paid, isCancel } = await readNow(client, getMasterOrderDetailQueryOptions(orderNo));
    return !paid && !isCancel;
  } catch (error) {
    if (isApiError(error) && isGone(error)) return false;
    throw error;
  }
}

async function provider(publishableKey: string) {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await withTimeout(loadStripe(publishableKey), 'the card script');
  if (!stripe) throw new Error('The card script is not for this place');
  return stripe;
}

/** How long the provider's fields may take to appear. They may still do so after that. */
const READY_MS = 20_000;

/** Design tokens of the shop for the provider's fields. */
function appearance(): Appearance {
  const style = window.getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    variables: {
      colorPrimary: token('--accent'),
      colorText: token('--text-1'),
      colorDanger: token('--error'),
      borderRadius: token('--r-md'),
      fontFamily: window.getComputedStyle(document.body).fontFamily,
    },
  };
}

/**
 * The provider's payment element for an order, mounted in `box`. The secret comes from a call that may be repeated. It
 * is only held in memory.
 */
export function useCardForm(orderNo: string, publishableKey: string) {
  const { locale } = useTranslation();
  const client = useQueryClient();
  const secret = useQuery({
    queryKey: ['cardSecret', orderNo],
    queryFn: () => clientSecret(orderNo),
    ...ONCE,
  });
  const script = useQuery({
    queryKey: ['cardProvider', publishableKey],
    queryFn: () => provider(publishableKey),
    structuralSharing: false,
    ...ONCE,
  });
  const box = useRef<HTMLDivElement>(null);
  const elements = useRef<StripeElements | null>(null);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const [attempt, setAttempt] = useState(0);
  const stripe = script.data;
  const isMounted = state === 'waiting' && stripe !== undefined && secret.data !== undefined;
  useTimeout(() => setState('failed'), isMounted ? READY_MS : null, attempt);

  useEffect(() => {
    if (!stripe || !secret.data || !box.current) return;
    const created = stripe.elements({
      clientSecret: secret.data,
      locale: LOCALES[locale],
      appearance: appearance(),
    });
    const element = created.create('payment');
    elements.current = created;
    element.on('ready', () => setState('ready'));
    element.on('loaderror', () => setState('failed'));
    element.mount(box.current);
    return () => {
      elements.current = null;
      setState('waiting');
      element.destroy();
    };
  }, [stripe, secret.data, locale, attempt]);

  function retry() {
    if (secret.isError) void secret.refetch();
    if (script.isError) void script.refetch();
    setAttempt(attempt + 1);
  }

  /**
   * Charges the order, unless it was paid or cancelled meanwhile. The provider's wallets open in the press: its fields are
   * submitted before anything else is waited for.
   * @returns the provider's error, `settled` for an order that is not to be charged; nothing while it redirects the shopper
   * @throws `ApiError` if it is not known whether the order is to be paid
   */
  async function confirm(returnUrl: string): Promise<StripeError | 'settled' | null> {
    if (!stripe || !elements.current) return null;
    const submitted = await elements.current.submit();
    if (submitted.error) return submitted.error;
    if (!(await isUnpaid(client, orderNo))) return 'settled';
    const { error } = await stripe.confirmPayment({
      elements: elements.current,
      confirmParams: { return_url: returnUrl },
    });
    return error;
  }

  return {
    box,
    state,
    secretError: secret.error,
    scriptFailed: script.isError || state === 'failed',
    retry,
    confirm,
  };
}
