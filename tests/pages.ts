/** Example addresses of all pages, from the list of routes. */
import { pageSources } from '#generated/page-sources.ts';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { PATHS } from '#/lib/paths.ts';
import { routes } from '#/routes.ts';

const STORE = '?id=1';
/** Queries of the pages that need one. */
const QUERIES: Readonly<Record<string, string>> = {
  [PATHS.search]: '?cid=3',
  [PATHS.activity]: '?id=1',
  [PATHS.store]: STORE,
  [PATHS.storeProducts]: STORE,
  [PATHS.storeCoupons]: STORE,
  [PATHS.storeLicences]: STORE,
};
/** Pages of one order, refund or payment: they have no example without one. */
export const OF_ONE_ORDER: readonly string[] = [
  PATHS.checkout,
  PATHS.cardPayment,
  PATHS.paymentResult,
  PATHS.order,
  PATHS.refund,
  PATHS.refundRequest,
  PATHS.writeReview,
];

const example = ({ path }: { path: string }): string =>
  path.replace(':id', String(FEATURED_ID)) + (QUERIES[path] ?? '');
const pages = routes.filter(({ page, path }) => page && path !== PATHS.twitterReturn);

/** Pages that need no session. Twitter's return address is none of them: it is left at once. */
const guestRoutes = pages.filter(({ guard }) => guard !== 'member');
/** Pages that need a session, but no order. */
const memberRoutes = pages.filter(
  ({ guard, path }) => guard === 'member' && !OF_ONE_ORDER.includes(path),
);
export const GUEST_PAGES = guestRoutes.map(example);
export const MEMBER_PAGES = memberRoutes.map(example);

/** Area and folder of a page's source: `catalogue-home`. */
function nameOf(path: string): string {
  const source = pageSources[path]?.find((file) => file.endsWith('/page.tsx')) ?? path;
  return source.replace('src/pages/', '').replace('/page.tsx', '').replaceAll('/', '-');
}
const named = (list: typeof pages) =>
  list.map((route) => ({ name: nameOf(route.path), address: example(route) }));
export const NAMED_GUEST_PAGES = named(guestRoutes);
export const NAMED_MEMBER_PAGES = named(memberRoutes);
