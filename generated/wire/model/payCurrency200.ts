import type { ShopCurrencyText } from './shopCurrencyText.ts';

export type PayCurrency200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: ShopCurrencyText;
};
