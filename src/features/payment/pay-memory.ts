import { isLocale, type Locale } from '../../i18n/languages.ts';
import { tabStore } from '../../lib/storage.ts';

const KEY = 'lychee.pay';

/** What a payment elsewhere was started for: the provider may come back to an address that says neither. */
export interface PayMemory {
  orderNo: string;
  /** language the shopper left in; gone once they are back in it */
  locale?: Locale;
}

export function readPayMemory(text: string | null): PayMemory | null {
  if (!text) return null;
  try {
    const { orderNo, locale } = JSON.parse(text) as Partial<Record<keyof PayMemory, string>>;
    if (typeof orderNo !== 'string' || !orderNo) return null;
    return isLocale(locale) ? { orderNo, locale } : { orderNo };
  } catch {
    // Somebody else's text under our key is as good as none.
    return null;
  }
}

/** As it is kept; read it with `readPayMemory`. */
export const payMemoryText = (): string | null => tabStore.get(KEY);

export const keepPayMemory = (memory: PayMemory): void => tabStore.set(KEY, JSON.stringify(memory));
