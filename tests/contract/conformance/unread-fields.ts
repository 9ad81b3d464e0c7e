/** Fields of answers that no table of the rules names. */

/** Read by the code of a rule, by the file of the rule. */
export const BY_CODE: Readonly<Record<string, string>> = {
  agreed:
    'MobileHome.categoryList ProductDetail.productAttr ProductDetail.productValue ProductSkuDetail.productAttr ProductSkuDetail.productValue',
  carts:
    'CartMerchantGroup.cartInfoList CartLine.id CartLine.cartNum CartCount.count PreOrder.cartIdList PreOrder.orderList PreMerchantOrder.orderInfoList PreLine.payNum AwaitPayOrder.orderList MasterOrderDetail.orderList',
  counts: 'MerchantBrief.isCollect ProductDetail.userCollect',
  earned: 'PointsAccount.freezeIntegral',
  fresh:
    'PreOrderKey.preOrderNo OrderKey.orderNo PaymentStart.redirect PaymentStart.stripeClientSecret',
  keys: 'MerchantCard.proList MerchantBrief.proList',
  lifecycle: 'UploadResult.url',
  'own-flags': 'CollectedProduct.id',
  moments:
    'MyCoupon.useTime MasterOrderDetail.payTime MyCoupon.primaryKey CouponOffer.isFixedTime CouponOffer.useStartTimeStr CouponOffer.receiveStartTime CouponOffer.receiveEndTime',
  owners: 'Address.uid FollowedMerchant.uid MyCoupon.uid',
  relations:
    'ProductAttr.attrName ProductAttr.attrValues Sku.attrValue ProductInfo.browse ReviewCount.replyChance ReviewCount.replyStar ReviewDigest.replyChance ReviewDigest.productReply TwitterRequestToken.token TwitterRequestToken.authorizationURL TwitterRequestToken.authenticationURL UploadResult.extName UploadResult.fileName',
  said: 'PaymentStart.orderNo',
  shapes:
    'Review.nickname ProductInfo.sliderImage ProductInfo.guaranteeIds ProductDetail.guaranteeList CouponOffer.isLimited MerchantOrderDetail.deliveryType LogisticsStep.AcceptTime',
  shown: 'LeaderboardProduct.sales ProductDetail.productInfo ProductDetail.merchantInfo',
  siblings: 'CategoryNode.sort CategoryNode.childList',
  'sign-ins':
    'LoginResult.token LoginResult.uid LoginResult.nikeName LoginResult.email LoginResult.phone LoginResult.identity LoginResult.type',
  sums: 'PreLine.postage PointsEntry.type PointsEntry.integral',
  times:
    'SettlementRecord.createTime CollectedProduct.createTime FollowedMerchant.createTime Logistics.createTime Logistics.updateTime Logistics.trackTime ConfigRow.createTime ConfigRow.updateTime PointsEntry.updateTime',
  claims: 'UploadResult.fileSize',
};

/** Nothing else in the contract or in a run says what they are: a wrong value is found only if it changes. */
export const NOTHING_KNOWN: Readonly<Record<string, string>> = {
  'a setting of the shop that one operation shows':
    'LoginMethodInfo.twitterOpen LoginMethodInfo.facebookOpen LoginMethodInfo.facebookAppId LoginMethodInfo.visitorOpen LoginMethodInfo.agreement LoginPicture.loginLeftImage PcHome.recommendImage PcHome.shopStreetHeaderImag HomeConfig.advertisement HomeConfig.phone HomeConfig.address HomeConfig.filingNum HomeConfig.authInfo HomeConfig.qrCodeList Advertisement.id Advertisement.imageUrl Advertisement.linkUrl Advertisement.status Advertisement.text QrCode.name QrCode.imageUrl MobileHome.indexBannerType ConfigRow.id ConfigRow.name ConfigRow.title ConfigRow.formId ConfigRow.value ConfigRow.status BottomNavigation.isCustom SettlementAgreement.agreement PayMethods.paypalStatus PayMethods.stripeStatus PayMethods.wechatPaySwitch PayMethods.publishableKey ShopCurrency.country ShopCurrency.currency ShopCurrency.symbol ShopCurrency.ID UserCenter.scope',
  'a picture or link that an editor has placed in one list':
    'UserMenu.routine_my_menus UserMenu.routine_my_banner UserMenuItem.id UserMenuItem.name UserMenuItem.pic UserMenuItem.url UserMenuItem.pc_url UserMenuBanner.id UserMenuBanner.pic UserMenuBanner.url PcHome.banner HomeBanner.id HomeBanner.pic HomeAdvert.id HomeAdvert.name HomeAdvert.url HomeAdvert.pic MobileHome.banner MobileHome.menus MobileHome.ranking HomeLink.id HomeLink.name HomeLink.pic HomeLink.url BottomNavigation.bottomNavigationList BottomNavigationItem.id BottomNavigationItem.name BottomNavigationItem.link BottomNavigationItem.checked BottomNavigationItem.unchecked HotKeyword.id HotKeyword.title',
  'a text or picture of a product, store or activity that one operation shows':
    'ActivityProduct.proImage ActivityDetail.banner ActivityDetail.instruction ProductInfo.storeInfo ProductInfo.content Guarantee.id Guarantee.name Guarantee.icon Guarantee.content Guarantee.sort ProductAttr.id MerchantCard.streetBackImage MerchantIndex.pcBackImage MerchantIndex.pcBanner MerchantBannerAttachment.sattDir MerchantDetail.realName MerchantDetail.email MerchantDetail.phone MerchantDetail.address MerchantDetail.qualificationPicture MerchantDetail.intro Review.avatar Review.uid',
  'a row that one list shows':
    'MerchantType.id MerchantType.name MerchantType.info PointsEntry.id PointsEntry.title',
  'the contract calls it unreliable, or unused in practice':
    'MerchantIndex.id MerchantDetail.id MerchantDetail.createTime CartLine.productAttrUnique',
  'comes from another service':
    'TwitterRequestToken.tokenSecret AddressPlace.country_name AddressPlace.country_calling_code AddressPlace.region AddressPlace.city Logistics.expCode Logistics.courier Logistics.courierPhone Logistics.reason LogisticsStep.AcceptStation',
  'others decide it, and one operation shows it':
    'UserCenter.experience Sku.sales Logistics.id MerchantOrderDetail.courier MerchantOrderDetail.courierPhone MerchantOrderDetail.expressInfo WalletResult.status',
  'the method before the call, which the call changes': 'PaymentStart.payType',
  'the server names the file': 'UploadResult.type',
};
