import type { ShopCurrencyText } from './shopCurrencyText.ts';
import type { SuccessCode } from './successCode.ts';

export type PayCurrency200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: ShopCurrencyText;
};
