import { accountRoute } from './pages/account/start/route.ts';
import { addressesRoute } from './pages/account/addresses/route.ts';
import { applicationsRoute } from './pages/account/application-record/route.ts';
import { couponsRoute } from './pages/account/coupons/route.ts';
import { merchantApplyRoute } from './pages/account/merchant-apply/route.ts';
import { ordersRoute } from './pages/account/orders/route.ts';
import { pointsRoute } from './pages/account/points/route.ts';
import { refundRequestRoute } from './pages/account/refund-request/route.ts';
import { refundRoute } from './pages/account/refund/route.ts';
import { refundsRoute } from './pages/account/refunds/route.ts';
import { reviewsRoute } from './pages/account/reviews/route.ts';
import { userInfoRoute } from './pages/account/user-info/route.ts';
import { wishlistRoute } from './pages/account/wishlist/route.ts';
import { writeReviewRoute } from './pages/account/write-review/route.ts';
import { activityRoute } from './pages/catalogue/activity/route.ts';
import { homeRoute } from './pages/catalogue/home/route.ts';
import { productRoute } from './pages/catalogue/product/route.ts';
import { searchRoute } from './pages/catalogue/search/route.ts';
import { topSellersRoute } from './pages/catalogue/top-sellers/route.ts';
import { noServiceRoute, notFoundRoute } from './pages/error-routes.ts';
import { cardPaymentRoute } from './pages/purchase/card-payment/route.ts';
import { cartRoute } from './pages/purchase/cart/route.ts';
import { checkoutRoute } from './pages/purchase/checkout/route.ts';
import { orderRoute } from './pages/purchase/order/route.ts';
import { paymentResultRoute } from './pages/purchase/payment-result/route.ts';
import { agreementRoute } from './pages/sign-in/agreement/route.ts';
import { loginRoute } from './pages/sign-in/login/route.ts';
import { twitterRoute } from './pages/sign-in/twitter/route.ts';
import { storeCategoryRoute } from './pages/store/category/route.ts';
import { storeCouponsRoute } from './pages/store/coupons/route.ts';
import { storeHomeRoute } from './pages/store/home/route.ts';
import { storeLicencesRoute } from './pages/store/licences/route.ts';
import { storesRoute } from './pages/store/more/route.ts';
import { storeRootRoute } from './pages/store/redirect-route.ts';
import { storeStreetRoute } from './pages/store/street/route.ts';
import type { RouteDef } from './router/define-route.ts';

/** All routes; the first match wins. */
export const routes: readonly RouteDef[] = [
  homeRoute,
  searchRoute,
  activityRoute,
  topSellersRoute,
  productRoute,
  storeRootRoute,
  storeHomeRoute,
  storeCategoryRoute,
  storeCouponsRoute,
  storeLicencesRoute,
  storeStreetRoute,
  storesRoute,
  cartRoute,
  checkoutRoute,
  cardPaymentRoute,
  paymentResultRoute,
  orderRoute,
  accountRoute,
  ordersRoute,
  reviewsRoute,
  writeReviewRoute,
  refundsRoute,
  refundRequestRoute,
  refundRoute,
  userInfoRoute,
  addressesRoute,
  wishlistRoute,
  couponsRoute,
  pointsRoute,
  merchantApplyRoute,
  applicationsRoute,
  loginRoute,
  agreementRoute,
  twitterRoute,
  noServiceRoute,
  notFoundRoute,
];
