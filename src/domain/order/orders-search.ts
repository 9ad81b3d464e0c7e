import { ORDER_TABS, type OrderTab } from '#/lib/paths.ts';
import { pageOf } from '#/router/page-search.ts';
import { searchParams } from '#/router/search-params.ts';

const TABS = Object.keys(ORDER_TABS) as OrderTab[];

/** Tab and page of an address of the order list; `all` for an unknown tab. */
export const ordersSearch = searchParams(['orderStatus', 'page'], (search) => {
  const status = search.get('orderStatus');
  const tab = TABS.find((name) => String(ORDER_TABS[name]) === status) ?? 'all';
  return { tab, page: pageOf(search) };
});
