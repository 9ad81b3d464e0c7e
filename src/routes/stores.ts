import { paths } from '#/lib/paths.ts';
import { emptyPage, redirectTo, withFrame } from '#/route-loads.ts';
import type { RouteDef } from '#/router/types.ts';

const storeShell = () => import('#/layout/store-shell.tsx');

/** The pages of a store, and the lists of stores. */
export const storeRoutes: RouteDef[] = [
  {
    path: '/merchant/merchant',
    page: emptyPage,
    query: ['id'],
    areas: [],
    title: '',
    load: (_context, { search }) => redirectTo(paths.store(Number(search.get('id'))))(),
  },
  {
    path: '/merchant/merchant/home',
    page: () => import('#/pages/store/home/page.tsx'),
    query: ['id', 'page'],
    areas: ['catalogue', 'store'],
    title: '',
    skeleton: 'store',
    shell: storeShell,
    load: withFrame(),
  },
  {
    path: '/merchant/merchant/category',
    page: () => import('#/pages/store/category/page.tsx'),
    query: ['id', 'search', 'cid', 'min', 'max', 'sort', 'page'],
    areas: ['catalogue', 'store'],
    title: '',
    skeleton: 'store',
    shell: storeShell,
    load: withFrame(),
  },
  {
    path: '/merchant/merchant/coupon',
    page: () => import('#/pages/store/coupons/page.tsx'),
    query: ['id', 'of', 'page'],
    areas: ['catalogue', 'store'],
    title: '',
    skeleton: 'store',
    shell: storeShell,
    load: withFrame(),
  },
  {
    path: '/merchant/merchant/qualification',
    page: () => import('#/pages/store/licences/page.tsx'),
    query: ['id'],
    areas: ['catalogue', 'store'],
    title: '',
    skeleton: 'store',
    shell: storeShell,
    load: withFrame(),
  },
  {
    path: '/merchant/merchant_street',
    page: () => import('#/pages/store/street/page.tsx'),
    query: ['page'],
    areas: ['catalogue', 'store'],
    title: '',
    load: withFrame(),
  },
  {
    path: '/merchant/merchant_more',
    page: () => import('#/pages/store/more/page.tsx'),
    query: ['title', 'type', 'category', 'self', 'page'],
    areas: ['catalogue', 'store'],
    title: '',
    load: withFrame(),
  },
];
