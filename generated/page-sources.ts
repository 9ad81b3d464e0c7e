/** Source files of each page: the page, its layout and its queries; keys of the build manifest. */
export const pageSources: Readonly<Record<string, readonly string[]>> = {
  "/": [
    "src/pages/catalogue/home/page.tsx",
    "src/pages/catalogue/home/queries.ts"
  ],
  "/goods/goods_search": [
    "src/pages/catalogue/search/page.tsx",
    "src/pages/catalogue/search/queries.ts"
  ],
  "/goods/activity_list": [
    "src/pages/catalogue/activity/page.tsx",
    "src/pages/catalogue/activity/queries.ts"
  ],
  "/goods/top_one": [
    "src/pages/catalogue/top-sellers/page.tsx",
    "src/pages/catalogue/top-sellers/queries.ts"
  ],
  "/goods_detail/:id": [
    "src/pages/catalogue/product/page.tsx",
    "src/pages/catalogue/product/queries.ts"
  ],
  "/merchant/merchant/home": [
    "src/layout/store-shell.tsx",
    "src/pages/store/home/page.tsx",
    "src/pages/store/home/queries.ts"
  ],
  "/merchant/merchant/category": [
    "src/layout/store-shell.tsx",
    "src/pages/store/category/page.tsx",
    "src/pages/store/category/queries.ts"
  ],
  "/merchant/merchant/coupon": [
    "src/layout/store-shell.tsx",
    "src/pages/store/coupons/page.tsx",
    "src/pages/store/coupons/queries.ts"
  ],
  "/merchant/merchant/qualification": [
    "src/layout/store-shell.tsx",
    "src/pages/store/licences/page.tsx",
    "src/pages/store/licences/queries.ts"
  ],
  "/merchant/merchant_street": [
    "src/pages/store/street/page.tsx",
    "src/pages/store/street/queries.ts"
  ],
  "/merchant/merchant_more": [
    "src/pages/store/more/page.tsx",
    "src/pages/store/more/queries.ts"
  ],
  "/order/shopping_cart": [
    "src/pages/purchase/cart/page.tsx",
    "src/pages/purchase/cart/queries.ts"
  ],
  "/order/order_confirm": [
    "src/pages/purchase/checkout/page.tsx",
    "src/pages/purchase/checkout/queries.ts"
  ],
  "/order/stripe_payment": [
    "src/pages/purchase/card-payment/page.tsx",
    "src/pages/purchase/card-payment/queries.ts"
  ],
  "/order/payment_result": [
    "src/pages/purchase/payment-result/page.tsx",
    "src/pages/purchase/payment-result/queries.ts"
  ],
  "/order/order_detail": [
    "src/pages/purchase/order/page.tsx",
    "src/pages/purchase/order/queries.ts"
  ],
  "/users": [
    "src/layout/account-shell.tsx",
    "src/pages/account/start/page.tsx",
    "src/pages/account/start/queries.ts"
  ],
  "/users/order_list": [
    "src/layout/account-shell.tsx",
    "src/pages/account/orders/page.tsx",
    "src/pages/account/orders/queries.ts"
  ],
  "/users/evaluation_list": [
    "src/layout/account-shell.tsx",
    "src/pages/account/reviews/page.tsx",
    "src/pages/account/reviews/queries.ts"
  ],
  "/users/evaluation_confirm": [
    "src/layout/account-shell.tsx",
    "src/pages/account/write-review/page.tsx",
    "src/pages/account/write-review/queries.ts"
  ],
  "/users/refund_list": [
    "src/layout/account-shell.tsx",
    "src/pages/account/refunds/page.tsx",
    "src/pages/account/refunds/queries.ts"
  ],
  "/users/refund_confirm": [
    "src/layout/account-shell.tsx",
    "src/pages/account/refund-request/page.tsx",
    "src/pages/account/refund-request/queries.ts"
  ],
  "/order/refund_detail": [
    "src/layout/account-shell.tsx",
    "src/pages/account/refund/page.tsx",
    "src/pages/account/refund/queries.ts"
  ],
  "/users/user_info": [
    "src/layout/account-shell.tsx",
    "src/pages/account/user-info/page.tsx"
  ],
  "/users/address_list": [
    "src/layout/account-shell.tsx",
    "src/pages/account/addresses/page.tsx",
    "src/pages/account/addresses/queries.ts"
  ],
  "/users/collection_list": [
    "src/layout/account-shell.tsx",
    "src/pages/account/wishlist/page.tsx",
    "src/pages/account/wishlist/queries.ts"
  ],
  "/users/coupon_list": [
    "src/layout/account-shell.tsx",
    "src/pages/account/coupons/page.tsx",
    "src/pages/account/coupons/queries.ts"
  ],
  "/users/points_list": [
    "src/layout/account-shell.tsx",
    "src/pages/account/points/page.tsx",
    "src/pages/account/points/queries.ts"
  ],
  "/users/merchant_settled": [
    "src/layout/account-shell.tsx",
    "src/pages/account/merchant-apply/page.tsx",
    "src/pages/account/merchant-apply/queries.ts"
  ],
  "/users/application_record": [
    "src/layout/account-shell.tsx",
    "src/pages/account/application-record/page.tsx",
    "src/pages/account/application-record/queries.ts"
  ],
  "/login": [
    "src/pages/sign-in/login/page.tsx",
    "src/pages/sign-in/login/queries.ts"
  ],
  "/middlewares/privacy_agreement": [
    "src/pages/sign-in/agreement/page.tsx",
    "src/pages/sign-in/agreement/queries.ts"
  ],
  "/middlewares/callback_twitter": [
    "src/pages/sign-in/twitter/page.tsx"
  ]
};
