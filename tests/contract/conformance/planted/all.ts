import { EIGHTH } from './eighth.ts';
import { EIGHTEENTH } from './eighteenth.ts';
import { ELEVENTH_CATALOGUE } from './eleventh-catalogue.ts';
import { ELEVENTH_MEMBERS } from './eleventh-members.ts';
import { ELEVENTH_PAYMENT } from './eleventh-payment.ts';
import { NINTH_MEMBERS } from './ninth-members.ts';
import { NINTH_ORDERS } from './ninth-orders.ts';
import { EXAMPLES_OF_ANSWERS } from './example-answers.ts';
import { EXAMPLES_OF_BEHAVIOUR } from './example-behaviour.ts';
import { FIFTEENTH_ACCOUNTS } from './fifteenth-accounts.ts';
import { FIFTEENTH_ORDERS } from './fifteenth-orders.ts';
import { FIFTEENTH_SHOP } from './fifteenth-shop.ts';
import { FIFTH_ACTS } from './fifth-acts.ts';
import { FIFTH_CACHE } from './fifth-cache.ts';
import { FIFTH_LISTS } from './fifth-lists.ts';
import { FIFTH_MONEY } from './fifth-money.ts';
import { FOURTH_ACTS, FOURTH_OWNER } from './fourth-acts.ts';
import { FOURTH_ANSWERS, FOURTH_KEPT } from './fourth-kept.ts';
import { FOURTH_LISTS, FOURTH_MONEY } from './fourth-lists.ts';
import { FOURTH_VALUES } from './fourth-values.ts';
import { FOURTEENTH } from './fourteenth.ts';
import { FRESH_ANSWERS } from './fresh-answers.ts';
import { FRESH_CATALOGUE } from './fresh-catalogue.ts';
import { FRESH_KEPT } from './fresh-kept.ts';
import { FRESH_LISTS } from './fresh-lists.ts';
import { FRESH_RIGHTS } from './fresh-rights.ts';
import { FRESH_VALUES } from './fresh-values.ts';
import { FRESH_WRITES } from './fresh-writes.ts';
import { LATER } from './later.ts';
import { OWN_KEPT } from './own-kept.ts';
import { OWN_MONEY } from './own-money.ts';
import { OWN_OWNER } from './own-owner.ts';
import { OWN_PAGES } from './own-pages.ts';
import { OWN_STATE } from './own-state.ts';
import { OWN_TEXTS } from './own-texts.ts';
import { NEWEST } from './newest.ts';
import { NEWEST_FORMS } from './newest-forms.ts';
import type { PlantedFault } from './plant.ts';
import { NINETEENTH_ACCOUNTS } from './nineteenth-accounts.ts';
import { NINETEENTH_LISTS } from './nineteenth-lists.ts';
import { NINETEENTH_TRADE } from './nineteenth-trade.ts';
import { NINETEENTH_TRANSPORT } from './nineteenth-transport.ts';
import { NINETEENTH_VALUES } from './nineteenth-values.ts';
import { SECOND } from './second.ts';
import { SHARED } from './shared.ts';
import { THIRD } from './third.ts';
import { SEVENTEENTH } from './seventeenth.ts';
import { SEVENTEENTH_ACTS } from './seventeenth-acts.ts';
import { SEVENTEENTH_KEPT } from './seventeenth-kept.ts';
import { SEVENTEENTH_ORDERS } from './seventeenth-orders.ts';
import { SIXTEENTH } from './sixteenth.ts';
import { SIXTEENTH_ORDERS } from './sixteenth-orders.ts';
import { SIXTH_ACTS } from './sixth-acts.ts';
import { SIXTH_AFTER } from './sixth-after.ts';
import { SIXTH_LISTS } from './sixth-lists.ts';
import { SIXTH_ORDERS } from './sixth-orders.ts';
import { SIXTH_SIGN_IN } from './sixth-sign-in.ts';
import { SEVENTH_CATALOGUE } from './seventh-catalogue.ts';
import { SEVENTH_MEMBERS } from './seventh-members.ts';
import { SEVENTH_ORDERS } from './seventh-orders.ts';
import { TENTH } from './tenth.ts';
import { TWELFTH_MEMBERS } from './twelfth-members.ts';
import { TWELFTH_SHOP } from './twelfth-shop.ts';
import { TWENTIETH } from './twentieth.ts';
import { TWENTYFIFTH } from './twentyfifth.ts';
import { TWENTYFIFTH_AFTER } from './twentyfifth-after.ts';
import { TWENTYFIFTH_MEMBERS } from './twentyfifth-members.ts';
import { TWENTYFIFTH_SHOP } from './twentyfifth-shop.ts';
import { TWENTYFIRST_MEMBERS } from './twentyfirst-members.ts';
import { TWENTYFIRST_ORDERS } from './twentyfirst-orders.ts';
import { TWENTYFIRST_SHOP } from './twentyfirst-shop.ts';
import { TWENTYFOURTH_MEMBERS } from './twentyfourth-members.ts';
import { TWENTYFOURTH } from './twentyfourth.ts';
import { TWENTYSIXTH } from './twentysixth.ts';
import { TWENTYSECOND } from './twentysecond.ts';
import { TWENTYTHIRD_MEMBERS } from './twentythird-members.ts';
import { TWENTYTHIRD_ORDERS } from './twentythird-orders.ts';
import { TWENTYTHIRD_PAYMENT } from './twentythird-payment.ts';
import { TWENTYTHIRD_SIGN_IN } from './twentythird-sign-in.ts';
import { TWENTYTHIRD_SHOP } from './twentythird-shop.ts';
import { THIRTEENTH_MEMBERS } from './thirteenth-members.ts';
import { THIRTEENTH_SHOP } from './thirteenth-shop.ts';
import { TOGETHER } from './together.ts';

/**
 * Lists of faults. `others`, `together` and `fourth` to `twentysixth` were written before the rules that find them, `later`,
 * `newest` and `shared` after them.
 */
export const PLANTED: Readonly<Record<string, readonly PlantedFault[]>> = {
  examples: [...EXAMPLES_OF_ANSWERS, ...EXAMPLES_OF_BEHAVIOUR],
  later: LATER,
  newest: [...NEWEST, ...NEWEST_FORMS],
  fresh: [
    ...FRESH_LISTS,
    ...FRESH_CATALOGUE,
    ...FRESH_VALUES,
    ...FRESH_KEPT,
    ...FRESH_WRITES,
    ...FRESH_RIGHTS,
    ...FRESH_ANSWERS,
  ],
  second: SECOND,
  third: THIRD,
  fourth: [
    ...FOURTH_LISTS,
    ...FOURTH_MONEY,
    ...FOURTH_KEPT,
    ...FOURTH_ANSWERS,
    ...FOURTH_OWNER,
    ...FOURTH_ACTS,
    ...FOURTH_VALUES,
  ],
  fifth: [...FIFTH_CACHE, ...FIFTH_ACTS, ...FIFTH_LISTS, ...FIFTH_MONEY],
  sixth: [...SIXTH_LISTS, ...SIXTH_SIGN_IN, ...SIXTH_ACTS, ...SIXTH_ORDERS, ...SIXTH_AFTER],
  seventh: [...SEVENTH_CATALOGUE, ...SEVENTH_ORDERS, ...SEVENTH_MEMBERS],
  eighth: EIGHTH,
  ninth: [...NINTH_MEMBERS, ...NINTH_ORDERS],
  tenth: TENTH,
  eleventh: [...ELEVENTH_CATALOGUE, ...ELEVENTH_MEMBERS, ...ELEVENTH_PAYMENT],
  twelfth: [...TWELFTH_SHOP, ...TWELFTH_MEMBERS],
  thirteenth: [...THIRTEENTH_SHOP, ...THIRTEENTH_MEMBERS],
  fourteenth: FOURTEENTH,
  fifteenth: [...FIFTEENTH_ACCOUNTS, ...FIFTEENTH_SHOP, ...FIFTEENTH_ORDERS],
  sixteenth: [...SIXTEENTH, ...SIXTEENTH_ORDERS],
  seventeenth: [...SEVENTEENTH, ...SEVENTEENTH_ORDERS, ...SEVENTEENTH_ACTS, ...SEVENTEENTH_KEPT],
  eighteenth: EIGHTEENTH,
  nineteenth: [
    ...NINETEENTH_LISTS,
    ...NINETEENTH_VALUES,
    ...NINETEENTH_TRADE,
    ...NINETEENTH_ACCOUNTS,
    ...NINETEENTH_TRANSPORT,
  ],
  twentieth: TWENTIETH,
  twentyfirst: [...TWENTYFIRST_SHOP, ...TWENTYFIRST_ORDERS, ...TWENTYFIRST_MEMBERS],
  twentysecond: TWENTYSECOND,
  twentythird: [
    ...TWENTYTHIRD_SHOP,
    ...TWENTYTHIRD_ORDERS,
    ...TWENTYTHIRD_PAYMENT,
    ...TWENTYTHIRD_SIGN_IN,
    ...TWENTYTHIRD_MEMBERS,
  ],
  twentyfourth: [...TWENTYFOURTH, ...TWENTYFOURTH_MEMBERS],
  twentyfifth: [...TWENTYFIFTH, ...TWENTYFIFTH_AFTER, ...TWENTYFIFTH_SHOP, ...TWENTYFIFTH_MEMBERS],
  twentysixth: TWENTYSIXTH,
  shared: SHARED,
  together: TOGETHER,
  others: [...OWN_PAGES, ...OWN_MONEY, ...OWN_KEPT, ...OWN_STATE, ...OWN_OWNER, ...OWN_TEXTS],
};
