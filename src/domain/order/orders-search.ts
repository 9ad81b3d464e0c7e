import { ORDER_TABS, type OrderTab } from '#/lib/paths.ts';
import { pageNumber, type Parse } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

const TABS = Object.keys(ORDER_TABS) as OrderTab[];

const orderTab: Parse<OrderTab> = (text) =>
  TABS.find((name) => String(ORDER_TABS[name]) === text) ?? 'all';

/** Tab and page of an address of the order list; `all` for an unknown tab. */
export const ordersSearch = searchParams(
  { orderStatus: orderTab, page: pageNumber },
  ({ orderStatus, page }) => ({ tab: orderStatus, page }),
);
