import type account from '../../locales/en/account.json';
import type apply from '../../locales/en/apply.json';
import type auth from '../../locales/en/auth.json';
import type browse from '../../locales/en/browse.json';
import type catalogue from '../../locales/en/catalogue.json';
import type common from '../../locales/en/common.json';
import type consent from '../../locales/en/consent.json';
import type country from '../../locales/en/country.json';
import type goods from '../../locales/en/goods.json';
import type order from '../../locales/en/order.json';
import type refund from '../../locales/en/refund.json';
import type review from '../../locales/en/review.json';
import type store from '../../locales/en/store.json';
import type trade from '../../locales/en/trade.json';

type Texts = typeof account &
  typeof apply &
  typeof auth &
  typeof browse &
  typeof catalogue &
  typeof common &
  typeof consent &
  typeof country &
  typeof goods &
  typeof order &
  typeof refund &
  typeof review &
  typeof store &
  typeof trade;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shop';
    resources: { shop: Texts };
    strictKeyChecks: true;
  }
}
