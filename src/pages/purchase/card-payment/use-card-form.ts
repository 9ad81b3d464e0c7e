import { useQuery } from '@tanstack/react-query';
import type {
  Appearance,
  StripeElementLocale,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Locale } from '#/i18n/languages.ts';
import { withTimeout } from '#/lib/load-script.ts';
import { type NotCurrent, ONCE, useCardSecret } from './use-card-secret.ts';
import { useTimeout } from '#/ui/use-timeout.ts';

/** The provider has no Lao texts. */
const LOCALES: Record<Locale, StripeElementLocale> = {
  'zh-CN': 'zh',
  en: 'en',
  fr: 'fr',
  th: 'th',
  lao: 'en',
};
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
  const { secret, check } = useCardSecret(orderNo);
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
   * Charges the order, if it is still to be paid by this payment. The provider's wallets open in the press: its fields are
   * submitted before anything else is waited for.
   * @returns why it is not charged; nothing while the provider redirects the shopper
   */
  async function confirm(returnUrl: string): Promise<StripeError | NotCurrent | null> {
    if (!stripe || !elements.current) return null;
    const submitted = await elements.current.submit();
    if (submitted.error) return submitted.error;
    const found = await check();
    if (found !== 'current') return found;
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
