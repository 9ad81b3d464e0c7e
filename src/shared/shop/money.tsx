import { createContext, use, useMemo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useHomeIndex } from '#generated/client/home/home.ts';
import type { Elements } from '#/lib/content.ts';
import { SHOP } from '#/config/shop.ts';
import { priceParts, priceText } from '#/i18n/format.ts';
import { readCurrency } from '#/backend/currency.ts';
import { isUnknown, type Minor, type PricePart, toMinor } from '#/lib/money.ts';
import { NoTranslate } from '#/ui/no-translate.tsx';

interface AmountProps {
  of: AmountValue;
  className?: string | undefined;
}

/** An amount in the size of the text around it. */
export function Amount({ of, className }: AmountProps) {
  const text = useMoney().text(of);
  return isUnknown(minorOf(of)) ? (
    <span className={className}>{text}</span>
  ) : (
    <NoTranslate className={className}>{text}</NoTranslate>
  );
}

/** A decimal string of the wire, or minor units. */
type AmountValue = string | Minor | null | undefined;

interface Money {
  /** ISO 4217 code of the shop's currency; null if it is unknown */
  currency: string | null;
  /** an amount that could not be read is a text: "Price unknown" */
  parts: (amount: AmountValue) => readonly PricePart[];
  /** "unknown" for an amount that could not be read */
  text: (amount: AmountValue) => string;
}

/** Used until the backend's currency is loaded. */
const CONFIGURED = readCurrency({ currency: SHOP.currency, symbol: '' });

const minorOf = (amount: AmountValue): Minor =>
  typeof amount === 'number' ? amount : toMinor(amount);

const MoneyContext = createContext<Money | null>(null);

/** Provides the shop's currency, so that prices do not subscribe to the query one by one. */
export function MoneyProvider({ children }: { children: Elements }) {
  const { t, locale } = useTranslation();
  const { data } = useHomeIndex();
  const wire = data?.shopPayCurrency;
  const money = useMemo<Money>(() => {
    const currency = readCurrency(wire) ?? CONFIGURED;
    return {
      currency: currency?.code ?? null,
      parts(amount) {
        const minor = minorOf(amount);
        return isUnknown(minor)
          ? [{ type: 'unknown', value: t('common.priceUnknown') }]
          : priceParts(minor, locale, currency);
      },
      text(amount) {
        const minor = minorOf(amount);
        return isUnknown(minor) ? t('common.unknown') : priceText(minor, locale, currency);
      },
    };
  }, [wire, locale, t]);
  return <MoneyContext value={money}>{children}</MoneyContext>;
}

/** Formats amounts (decimal strings of the wire, or minor units) in the shop's currency and the page's language. */
export function useMoney(): Money {
  const money = use(MoneyContext);
  if (!money) throw new Error('useMoney outside of MoneyProvider');
  return money;
}
