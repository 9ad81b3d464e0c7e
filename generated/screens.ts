/** Routes of the shop that use an operation; `*` is the frame of every page. */
export const screens: Readonly<Record<string, readonly string[]>> = {
  "emailLogin": [
    "*"
  ],
  "emailRegister": [
    "*"
  ],
  "emailCaptcha": [
    "*"
  ],
  "emailResetCaptcha": [
    "*"
  ],
  "emailPasswordReset": [
    "*"
  ],
  "ownEmailCaptcha": [
    "/users/user_info"
  ],
  "ownPhoneCaptcha": [
    "/users/user_info"
  ],
  "phonePasswordLogin": [
    "*"
  ],
  "phoneCaptchaLogin": [
    "*"
  ],
  "phoneRegister": [
    "*"
  ],
  "phoneCaptcha": [
    "*"
  ],
  "visitorRegister": [
    "*"
  ],
  "twitterRequestToken": [
    "*"
  ],
  "twitterLogin": [
    "/middlewares/callback_twitter"
  ],
  "googleLogin": [
    "*"
  ],
  "facebookLogin": [
    "*"
  ],
  "logout": [
    "*"
  ],
  "tokenExists": [],
  "loginMethods": [
    "*"
  ],
  "loginPicture": [
    "*"
  ],
  "userInfo": [
    "*"
  ],
  "userMenu": [
    "*"
  ],
  "userEdit": [
    "/users/user_info"
  ],
  "userEmailPasswordUpdate": [
    "/users/user_info"
  ],
  "userPhonePasswordUpdate": [
    "/users/user_info"
  ],
  "homeIndex": [
    "*"
  ],
  "homeActivities": [
    "*"
  ],
  "activityProducts": [
    "/goods/activity_list"
  ],
  "activityDetail": [
    "/goods/activity_list"
  ],
  "hotKeywords": [
    "*"
  ],
  "homeProducts": [
    "*"
  ],
  "homeConfig": [
    "*"
  ],
  "mobileHomeIndex": [],
  "payCurrency": [],
  "colorConfig": [],
  "bottomNavigation": [],
  "imageDomain": [],
  "productCategories": [
    "*"
  ],
  "productList": [
    "*"
  ],
  "productDetail": [
    "/goods_detail/{id}",
    "/order/shopping_cart",
    "/users/collection_list",
    "/users/coupon_list"
  ],
  "productSkuDetail": [
    "/goods/top_one",
    "/order/shopping_cart",
    "/order/order_confirm",
    "/order/order_detail",
    "/users/order_list",
    "/users/collection_list"
  ],
  "productReviewCount": [
    "/goods_detail/{id}"
  ],
  "productReviews": [
    "/goods_detail/{id}"
  ],
  "productReviewDigest": [],
  "productLeaderboard": [
    "/",
    "/goods/top_one"
  ],
  "storeCategories": [
    "/merchant/merchant/category"
  ],
  "storeProducts": [
    "/merchant/merchant/home",
    "/merchant/merchant/category",
    "/merchant/merchant/coupon",
    "/merchant/merchant/qualification",
    "/merchant/merchant_more",
    "/users/collection_list"
  ],
  "merchantSearch": [
    "*"
  ],
  "merchantStreet": [
    "/",
    "/merchant/merchant_street"
  ],
  "merchantTypes": [
    "/goods_detail/{id}",
    "/merchant/merchant/home",
    "/merchant/merchant/category",
    "/merchant/merchant/coupon",
    "/merchant/merchant/qualification",
    "/merchant/merchant_street",
    "/merchant/merchant_more",
    "/users/collection_list",
    "/users/merchant_settled",
    "/users/application_record"
  ],
  "merchantCategories": [
    "/merchant/merchant_street",
    "/merchant/merchant_more",
    "/users/merchant_settled",
    "/users/application_record"
  ],
  "merchantIndex": [
    "/merchant/merchant/home",
    "/merchant/merchant/category",
    "/merchant/merchant/coupon",
    "/merchant/merchant/qualification",
    "/merchant/merchant_more",
    "/order/shopping_cart",
    "/order/order_confirm",
    "/order/order_detail",
    "/users/order_list",
    "/users/evaluation_list",
    "/users/refund_list",
    "/order/refund_detail",
    "/users/collection_list",
    "/users/coupon_list"
  ],
  "merchantDetail": [
    "/merchant/merchant/home",
    "/merchant/merchant/category",
    "/merchant/merchant/coupon",
    "/merchant/merchant/qualification",
    "/merchant/merchant_more"
  ],
  "merchantService": [
    "/goods_detail/{id}",
    "/merchant/merchant/home",
    "/merchant/merchant/category",
    "/merchant/merchant/coupon",
    "/merchant/merchant/qualification",
    "/order/order_detail",
    "/order/refund_detail"
  ],
  "settlementAgreement": [
    "/users/merchant_settled"
  ],
  "settlementCaptcha": [
    "/users/merchant_settled"
  ],
  "settlementApply": [
    "/users/merchant_settled"
  ],
  "settlementRecords": [
    "/users/merchant_settled",
    "/users/application_record"
  ],
  "settlementDetail": [
    "/users/merchant_settled",
    "/users/application_record"
  ],
  "settlementResubmit": [
    "/users/merchant_settled"
  ],
  "collectProductList": [
    "*"
  ],
  "collectProductAdd": [
    "/order/shopping_cart"
  ],
  "collectProductBatch": [
    "*"
  ],
  "collectProductDelete": [
    "/users/collection_list"
  ],
  "collectProductCancel": [
    "*"
  ],
  "collectMerchantList": [
    "/users/collection_list"
  ],
  "collectMerchantAdd": [
    "/goods_detail/{id}",
    "/merchant/merchant/home",
    "/merchant/merchant/category",
    "/merchant/merchant/coupon",
    "/merchant/merchant/qualification",
    "/merchant/merchant_more",
    "/users/collection_list"
  ],
  "collectMerchantCancel": [
    "/goods_detail/{id}",
    "/merchant/merchant/home",
    "/merchant/merchant/category",
    "/merchant/merchant/coupon",
    "/merchant/merchant/qualification",
    "/merchant/merchant_more",
    "/users/collection_list"
  ],
  "couponOffers": [
    "/",
    "/goods_detail/{id}",
    "/merchant/merchant/home",
    "/merchant/merchant/coupon",
    "/order/shopping_cart"
  ],
  "couponList": [
    "/order/order_confirm",
    "/users/coupon_list"
  ],
  "couponReceive": [
    "/",
    "/goods_detail/{id}",
    "/merchant/merchant/home",
    "/merchant/merchant/coupon",
    "/order/shopping_cart"
  ],
  "orderCoupons": [
    "/order/order_confirm"
  ],
  "cartList": [
    "/goods_detail/{id}",
    "/order/shopping_cart",
    "/order/order_confirm",
    "/order/order_detail",
    "/users/order_list"
  ],
  "cartSave": [
    "/goods/top_one",
    "/goods_detail/{id}",
    "/order/shopping_cart",
    "/order/order_detail",
    "/users/order_list",
    "/users/collection_list"
  ],
  "cartSetQuantity": [
    "/order/shopping_cart"
  ],
  "cartDelete": [
    "/order/shopping_cart"
  ],
  "cartReselect": [
    "/order/shopping_cart"
  ],
  "cartCount": [
    "*"
  ],
  "preOrderCreate": [
    "/goods_detail/{id}",
    "/order/shopping_cart",
    "/order/order_confirm"
  ],
  "preOrderDetail": [
    "/order/order_confirm"
  ],
  "orderPrice": [
    "/order/order_confirm"
  ],
  "orderCreate": [
    "/order/order_confirm"
  ],
  "awaitPayOrders": [
    "/order/order_confirm",
    "/users/order_list"
  ],
  "masterOrderDetail": [
    "/order/order_confirm",
    "/order/stripe_payment",
    "/order/payment_result",
    "/order/order_detail"
  ],
  "orderList": [
    "/order/payment_result",
    "/order/order_detail",
    "/users/order_list",
    "/order/refund_detail"
  ],
  "orderDetail": [
    "/order/order_detail",
    "/users/order_list",
    "/users/evaluation_confirm",
    "/users/refund_list",
    "/users/refund_confirm",
    "/order/refund_detail"
  ],
  "orderCounts": [
    "/users/order_list"
  ],
  "orderCenterCounts": [
    "*"
  ],
  "orderCancel": [
    "/order/order_detail",
    "/users/order_list"
  ],
  "orderDelete": [
    "/order/order_detail",
    "/users/order_list"
  ],
  "orderTake": [
    "/order/order_detail",
    "/users/order_list"
  ],
  "orderExpress": [
    "/order/order_detail"
  ],
  "visitorMasterOrderDetail": [
    "/order/order_detail"
  ],
  "visitorOrderDetail": [
    "/order/order_detail"
  ],
  "reviewableLines": [
    "/users/order_list",
    "/users/evaluation_list",
    "/users/evaluation_confirm"
  ],
  "myReviews": [
    "/users/evaluation_list",
    "/users/evaluation_confirm"
  ],
  "reviewAdd": [
    "/users/evaluation_confirm"
  ],
  "payMethods": [
    "/order/order_confirm",
    "/order/stripe_payment",
    "/order/payment_result",
    "/order/order_detail",
    "/users/order_list"
  ],
  "payStart": [
    "/order/order_confirm",
    "/order/stripe_payment",
    "/order/payment_result",
    "/order/order_detail",
    "/users/order_list"
  ],
  "walletCapture": [
    "/order/payment_result"
  ],
  "walletCancel": [],
  "scanPayResult": [
    "/order/order_confirm",
    "/order/stripe_payment",
    "/order/payment_result",
    "/order/order_detail",
    "/users/order_list"
  ],
  "refundReasons": [
    "/users/refund_confirm"
  ],
  "refundForm": [
    "/users/refund_confirm"
  ],
  "refundApply": [
    "/users/refund_confirm"
  ],
  "refundList": [
    "/order/order_detail",
    "/users/order_list",
    "/users/evaluation_list",
    "/users/evaluation_confirm",
    "/users/refund_list",
    "/users/refund_confirm",
    "/order/refund_detail"
  ],
  "refundDetail": [
    "/users/order_list",
    "/users/refund_list",
    "/users/refund_confirm",
    "/order/refund_detail"
  ],
  "addressAll": [
    "/order/order_confirm",
    "/users/address_list"
  ],
  "addressSave": [
    "/order/order_confirm",
    "/users/address_list"
  ],
  "addressList": [],
  "addressDetail": [],
  "addressDelete": [
    "/users/address_list"
  ],
  "addressDefault": [],
  "addressSetDefault": [
    "/users/address_list"
  ],
  "addressPlace": [
    "/order/order_confirm",
    "/users/address_list"
  ],
  "pointsAccount": [
    "*"
  ],
  "pointsList": [
    "/users/points_list"
  ],
  "imageUpload": [
    "/users/evaluation_confirm",
    "/users/refund_confirm",
    "/users/user_info",
    "/users/merchant_settled"
  ],
  "fileUpload": []
};
