import type { Market } from './context.ts';

/** As the configuration of a shop keeps it: a name, not a code, and a blank before the country. */
export interface ShopCurrency {
  country: string;
  currency: string;
  symbol: string;
  ID: string;
}

const US_DOLLAR: ShopCurrency = { country: ' 美国', currency: '美元', symbol: '$', ID: '256' };

/** JSON text; US dollar when the shop has set none. */
export const shopCurrencyText = ({ state }: Market): string =>
  JSON.stringify(state.shopCurrency ?? US_DOLLAR);
