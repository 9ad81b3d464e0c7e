import type { Namespace } from '#/i18n/i18n.ts';

/** Namespaces of the texts of each page, in addition to `common`. */
export const pageTexts: Readonly<Record<string, readonly Namespace[]>> = {
  "/": [
    "catalogue"
  ],
  "/goods/goods_search": [
    "browse",
    "catalogue"
  ],
  "/goods/activity_list": [
    "browse",
    "catalogue"
  ],
  "/goods/top_one": [
    "browse",
    "catalogue"
  ],
  "/goods_detail/:id": [
    "catalogue"
  ],
  "/merchant/merchant/home": [
    "catalogue",
    "store"
  ],
  "/merchant/merchant/category": [
    "catalogue",
    "store"
  ],
  "/merchant/merchant/coupon": [
    "catalogue",
    "store"
  ],
  "/merchant/merchant/qualification": [
    "catalogue",
    "store"
  ],
  "/merchant/merchant_street": [
    "catalogue",
    "store"
  ],
  "/merchant/merchant_more": [
    "catalogue",
    "store"
  ],
  "/order/shopping_cart": [
    "catalogue",
    "trade"
  ],
  "/order/order_confirm": [
    "catalogue",
    "trade"
  ],
  "/order/stripe_payment": [
    "order",
    "trade"
  ],
  "/order/payment_result": [
    "catalogue",
    "order",
    "trade"
  ],
  "/order/order_detail": [
    "order",
    "refund",
    "trade"
  ],
  "/users": [
    "account",
    "order",
    "refund",
    "trade"
  ],
  "/users/order_list": [
    "account",
    "order",
    "refund",
    "review",
    "trade"
  ],
  "/users/evaluation_list": [
    "account",
    "catalogue",
    "order",
    "review"
  ],
  "/users/evaluation_confirm": [
    "account",
    "catalogue",
    "review"
  ],
  "/users/refund_list": [
    "account",
    "order",
    "refund"
  ],
  "/users/refund_confirm": [
    "account",
    "order",
    "refund"
  ],
  "/order/refund_detail": [
    "account",
    "order",
    "refund"
  ],
  "/users/user_info": [
    "account",
    "auth"
  ],
  "/users/address_list": [
    "account",
    "trade"
  ],
  "/users/collection_list": [
    "account",
    "catalogue"
  ],
  "/users/coupon_list": [
    "account",
    "catalogue"
  ],
  "/users/points_list": [
    "account"
  ],
  "/users/merchant_settled": [
    "account",
    "apply",
    "auth"
  ],
  "/users/application_record": [
    "account",
    "apply"
  ],
  "/login": [
    "auth"
  ],
  "/middlewares/privacy_agreement": [
    "auth"
  ],
  "/middlewares/callback_twitter": [
    "auth"
  ]
};
