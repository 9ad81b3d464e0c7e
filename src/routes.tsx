import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  getActivityDetailQueryOptions,
  getActivityProductsQueryOptions,
  getHomeActivitiesQueryOptions,
  getHomeIndexQueryOptions,
} from '../generated/client/home/home.ts';
import {
  getMerchantSearchQueryOptions,
  getMerchantStreetQueryOptions,
} from '../generated/client/stores/stores.ts';
import {
  getProductDetailQueryOptions,
  getProductLeaderboardQueryOptions,
  getProductReviewCountQueryOptions,
  getProductReviewsQueryOptions,
} from '../generated/client/product/product.ts';
import { isVisitorLookUp } from './domain/order/order-address.ts';
import { activityParams, readActivity } from './features/activities/activity-query.ts';
import { recommendedGoods } from './features/goods/recommended.ts';
import { readSearch } from './features/search/search-query.ts';
import { searchQueries } from './features/search/search-queries.ts';
import { paths } from './lib/paths.ts';
import { idOf, redirectTo, emptyPage, lazyLoader, allowFailure, withFrame } from './route-loads.ts';
import { NotFound, type RouteDef } from './router/types.ts';

const storeShell = () => import('./layout/store-shell.tsx');
const accountShell = () => import('./layout/account-shell.tsx');

/** The route map: one entry per page. Data that `load` ensures is present when the page renders; prefetched data may be missing. */
export const routes: RouteDef[] = [
  {
    path: '/',
    page: () => import('./pages/home/home-page.tsx'),
    areas: ['catalogue'],
    title: '',
    skeleton: 'home',
    load: withFrame(({ queryClient }) =>
      Promise.all([
        allowFailure(queryClient.ensureQueryData(getHomeIndexQueryOptions())),
        queryClient.prefetchQuery(getHomeActivitiesQueryOptions()),
        queryClient.prefetchQuery(getProductLeaderboardQueryOptions()),
        queryClient.prefetchQuery(getMerchantStreetQueryOptions({ page: 1, limit: 7 })),
        queryClient.prefetchInfiniteQuery(infiniteQueryOptions(recommendedGoods())),
      ]),
    ),
  },
  {
    path: '/goods/goods_search',
    page: () => import('./pages/search/search-page.tsx'),
    query: ['title', 'cid', 'min', 'max', 'sort', 'page'],
    areas: ['catalogue'],
    title: '',
    load: withFrame(({ queryClient }, { search }) => {
      const asked = readSearch(search);
      return Promise.all([
        searchQueries(queryClient, asked),
        asked.title
          ? queryClient.prefetchQuery(
              getMerchantSearchQueryOptions({ keywords: asked.title, page: 1, limit: 2 }),
            )
          : null,
      ]);
    }),
  },
  {
    path: '/goods/activity_list',
    page: () => import('./pages/activity/activity-page.tsx'),
    query: ['id', 'page'],
    areas: ['catalogue', 'browse'],
    title: '',
    load: withFrame(async ({ queryClient }, { search }) => {
      const { id, page } = readActivity(search);
      if (!id) throw new NotFound();
      await Promise.all([
        queryClient.ensureQueryData(getActivityDetailQueryOptions(id)),
        allowFailure(
          queryClient.ensureQueryData(getActivityProductsQueryOptions(id, activityParams(page))),
        ),
      ]);
    }),
  },
  {
    path: '/goods/top_one',
    page: () => import('./pages/top-sellers/top-sellers-page.tsx'),
    areas: ['catalogue', 'browse'],
    title: '',
    load: withFrame(({ queryClient }) =>
      queryClient.ensureQueryData(getProductLeaderboardQueryOptions()),
    ),
  },
  {
    path: '/goods_detail/:id',
    page: () => import('./pages/goods/goods-page.tsx'),
    query: ['sku'],
    areas: ['catalogue'],
    title: '',
    skeleton: 'product',
    load: withFrame(async ({ queryClient }, routeLocation) => {
      const id = idOf(routeLocation);
      const offers = import('../generated/client/coupon/coupon.ts').then(
        ({ getCouponOffersQueryOptions }) =>
          queryClient.prefetchQuery(
            getCouponOffersQueryOptions({ useType: 2, productId: id, page: 1, limit: 20 }),
          ),
      );
      await Promise.all([
        queryClient.ensureQueryData(getProductDetailQueryOptions(id)),
        queryClient.prefetchQuery(getProductReviewCountQueryOptions(id)),
        queryClient.prefetchQuery(
          getProductReviewsQueryOptions(id, { type: 0, page: 1, limit: 10 }),
        ),
        allowFailure(offers),
      ]);
    }),
  },
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
    page: () => import('./pages/store/home-page.tsx'),
    query: ['id', 'page'],
    areas: ['catalogue', 'store'],
    title: '',
    skeleton: 'store',
    shell: storeShell,
    load: withFrame(),
  },
  {
    path: '/merchant/merchant/category',
    page: () => import('./pages/store/category-page.tsx'),
    query: ['id', 'search', 'cid', 'min', 'max', 'sort', 'page'],
    areas: ['catalogue', 'store'],
    title: '',
    skeleton: 'store',
    shell: storeShell,
    load: withFrame(),
  },
  {
    path: '/merchant/merchant/coupon',
    page: () => import('./pages/store/coupon-page.tsx'),
    query: ['id', 'of', 'page'],
    areas: ['catalogue', 'store'],
    title: '',
    skeleton: 'store',
    shell: storeShell,
    load: withFrame(),
  },
  {
    path: '/merchant/merchant/qualification',
    page: () => import('./pages/store/qualification-page.tsx'),
    query: ['id'],
    areas: ['catalogue', 'store'],
    title: '',
    skeleton: 'store',
    shell: storeShell,
    load: withFrame(),
  },
  {
    path: '/merchant/merchant_street',
    page: () => import('./pages/stores/street-page.tsx'),
    query: ['page'],
    areas: ['catalogue', 'store'],
    title: '',
    load: withFrame(),
  },
  {
    path: '/merchant/merchant_more',
    page: () => import('./pages/stores/more-page.tsx'),
    query: ['title', 'type', 'category', 'self', 'page'],
    areas: ['catalogue', 'store'],
    title: '',
    load: withFrame(),
  },
  {
    path: '/order/shopping_cart',
    page: () => import('./pages/cart/cart-page.tsx'),
    areas: ['catalogue', 'trade'],
    title: 'nav.cart',
    skeleton: 'cart',
    guard: 'member',
    load: withFrame(lazyLoader('cart')),
  },
  {
    path: '/order/order_confirm',
    page: () => import('./pages/checkout/checkout-page.tsx'),
    areas: ['catalogue', 'trade'],
    title: 'checkout.title',
    skeleton: 'cart',
    guard: 'member',
    load: withFrame(lazyLoader('checkout')),
  },
  {
    path: '/order/stripe_payment',
    page: () => import('./pages/payment/card-page.tsx'),
    areas: ['trade', 'order'],
    title: 'pay.card',
    skeleton: 'form',
    guard: 'member',
    frame: 'quiet',
    load: lazyLoader('cardPayment'),
  },
  {
    path: '/order/payment_result',
    page: () => import('./pages/payment/result-page.tsx'),
    areas: ['catalogue', 'trade', 'order', 'refund'],
    title: 'pay.resultTitle',
    skeleton: 'cart',
    guard: 'member',
    load: withFrame(),
  },
  {
    path: '/order/order_detail',
    page: () => import('./pages/orders/order-detail-page.tsx'),
    areas: ['trade', 'order', 'refund'],
    title: 'order.detailTitle',
    skeleton: 'cart',
    guard: 'member',
    isOpen: isVisitorLookUp,
    load: withFrame(lazyLoader('order')),
  },
  {
    path: '/users',
    page: emptyPage,
    areas: [],
    title: '',
    skeleton: 'account',
    guard: 'member',
    load: redirectTo(paths.orders()),
  },
  {
    path: '/users/order_list',
    page: () => import('./pages/orders/order-list-page.tsx'),
    areas: ['trade', 'order', 'refund', 'account', 'review'],
    title: 'nav.myOrders',
    skeleton: 'account',
    guard: 'member',
    shell: accountShell,
    load: withFrame(lazyLoader('orders')),
  },
  {
    path: '/users/evaluation_list',
    page: () => import('./pages/reviews/review-list-page.tsx'),
    query: ['tab', 'page'],
    areas: ['catalogue', 'order', 'review', 'account'],
    title: 'account.reviews',
    skeleton: 'account',
    guard: 'member',
    shell: accountShell,
    load: withFrame(lazyLoader('reviews')),
  },
  {
    path: '/users/evaluation_confirm',
    page: () => import('./pages/reviews/write-review-page.tsx'),
    query: ['orderNo', 'line'],
    areas: ['catalogue', 'order', 'review', 'account'],
    title: 'review.write',
    skeleton: 'account',
    parent: { title: 'account.reviews', to: paths.reviews() },
    guard: 'member',
    shell: accountShell,
    load: withFrame(lazyLoader('writeReview')),
  },
  {
    path: '/users/refund_list',
    page: () => import('./pages/refunds/refund-list-page.tsx'),
    query: ['page'],
    areas: ['order', 'refund', 'account'],
    title: 'account.refunds',
    skeleton: 'account',
    guard: 'member',
    shell: accountShell,
    load: withFrame(lazyLoader('refunds')),
  },
  {
    path: '/users/refund_confirm',
    page: () => import('./pages/refunds/refund-request-page.tsx'),
    query: ['orderNo'],
    areas: ['trade', 'order', 'refund', 'account'],
    title: 'refund.request',
    skeleton: 'account',
    guard: 'member',
    shell: accountShell,
    parent: { title: 'account.refunds', to: paths.refunds() },
    load: withFrame(lazyLoader('refundRequest')),
  },
  {
    path: '/order/refund_detail',
    page: () => import('./pages/refunds/refund-detail-page.tsx'),
    query: ['orderNo'],
    areas: ['trade', 'order', 'refund', 'account'],
    title: 'refund.detail',
    skeleton: 'account',
    guard: 'member',
    shell: accountShell,
    parent: { title: 'account.refunds', to: paths.refunds() },
    load: withFrame(lazyLoader('refund')),
  },
  {
    path: '/users/user_info',
    page: () => import('./pages/user-info/user-info-page.tsx'),
    areas: ['auth', 'account'],
    title: 'account.info',
    skeleton: 'account',
    guard: 'member',
    shell: accountShell,
    load: withFrame(),
  },
  {
    path: '/users/address_list',
    page: () => import('./pages/addresses/address-list-page.tsx'),
    areas: ['trade', 'account'],
    title: 'address.addresses',
    skeleton: 'account',
    guard: 'member',
    shell: accountShell,
    load: withFrame(lazyLoader('addresses')),
  },
  {
    path: '/users/collection_list',
    page: () => import('./pages/wishlist/wishlist-page.tsx'),
    areas: ['catalogue', 'account'],
    title: 'account.wishList',
    skeleton: 'account',
    guard: 'member',
    shell: accountShell,
    load: withFrame(lazyLoader('wishlist')),
  },
  {
    path: '/users/coupon_list',
    page: () => import('./pages/coupons/coupon-list-page.tsx'),
    areas: ['catalogue', 'account'],
    title: 'account.coupons',
    skeleton: 'account',
    guard: 'member',
    shell: accountShell,
    load: withFrame(lazyLoader('coupons')),
  },
  {
    path: '/users/points_list',
    page: () => import('./pages/points/points-page.tsx'),
    areas: ['account'],
    title: 'account.points',
    skeleton: 'account',
    guard: 'member',
    shell: accountShell,
    load: withFrame(lazyLoader('points')),
  },
  {
    path: '/users/merchant_settled',
    page: () => import('./pages/merchant-apply/merchant-apply-page.tsx'),
    query: ['id'],
    areas: ['auth', 'account', 'apply'],
    title: 'nav.becomeMerchant',
    skeleton: 'account',
    guard: 'member',
    shell: accountShell,
    load: withFrame(lazyLoader('apply')),
  },
  {
    path: '/users/application_record',
    page: () => import('./pages/application-record/application-record-page.tsx'),
    areas: ['account', 'apply'],
    title: 'account.applications',
    skeleton: 'account',
    guard: 'member',
    shell: accountShell,
    load: withFrame(lazyLoader('applications')),
  },
  {
    path: '/login',
    page: () => import('./pages/login/login-page.tsx'),
    query: ['from'],
    areas: ['auth'],
    title: 'auth.signIn',
    skeleton: 'form',
    guard: 'guest',
    load: withFrame(),
  },
  {
    path: '/middlewares/privacy_agreement',
    page: () => import('./pages/privacy/privacy-page.tsx'),
    areas: ['auth'],
    title: '',
    skeleton: 'form',
    load: withFrame(async ({ queryClient }) => {
      const { getLoginMethodsQueryOptions } = await import('../generated/client/login/login.ts');
      return queryClient.ensureQueryData(getLoginMethodsQueryOptions());
    }),
  },
  {
    path: '/middlewares/callback_twitter',
    page: () => import('./pages/callback/twitter-page.tsx'),
    areas: ['auth'],
    title: 'auth.signIn',
    skeleton: 'form',
    load: withFrame(),
  },
  {
    path: '/middlewares/*',
    page: () => Promise.reject(new Error('Nothing is served here')),
    areas: [],
    title: 'errorPage.500',
    load: withFrame(),
  },
  // Catch-all: the frame with the error page.
  {
    path: '*',
    page: () => Promise.reject(new NotFound()),
    areas: [],
    title: 'errorPage.noPage',
    load: withFrame(),
  },
];
