import type { Profile } from './types.ts';

/** Messages of the existing backend for the market's refusals, always in English. Numbers are lines of the recordings. */
export const AS_IS_MESSAGES: Profile['messages'] = {
  folderNotMade: '文件目录创建失败...', // findings before the real backend
  accountMissing: 'User does not exist, please register first!', // 6
  passwordWrong: 'Mail or password is incorrect', // 7
  codeExpired: 'Verification code has expired', // 14
  codeWrong: 'Verification code error', // 15
  emailTaken: 'Email already exists!', // 17
  passwordsDiffer: 'The two entered passwords do not match', // 28
  activityMissing: 'activity does not exist', // 102, 106
  activityClosed: 'activity does not exist',
  productMissing: (ask) =>
    `Item with id ${'id' in ask.params ? String(ask.params.id) : ''} not found`, // 139
  skuMissing: 'No corresponding product SKU found', // 309
  merchantMissing: 'Merchant does not exist', // 188
  storeClosed: 'The store is not open', // 189
  storeNameTaken: 'Merchant name already exists', // 216
  couponTaken: 'The current user has already received this coupon！', // 287
  couponMissing: 'Coupon claim record does not exist！', // 367
  couponEnded: 'Coupon information does not exist or has expired！', // 288
  lineMissing: 'The current cart does not exist', // 320
  quantityRange: 'The number of items cannot be less than 1 and greater than 99', // 318
  stockShort: 'Insufficient stock of product specifications, please refresh and select again', // 349
  itemsMissing: 'Pre-order details cannot be empty', // 351
  preOrderGone: 'Pre-order order does not exist', // 361
  addressChoose: 'Please select a delivery address', // 376
  addressMissing: 'Incorrect delivery address', // 377
  payTypeUnknown:
    'This payment method is not currently supported, please refresh the page or contact the administrator', // 378
  orderMissing: 'order does not exist', // 399
  orderPaidKeep: 'Paid orders cannot be cancelled', // 448
  orderNotCompleted: 'Only completed orders can be deleted!', // 452
  orderInRefund: 'Orders cannot be deleted during the refund process!', // 457
  orderNotShipped: 'wrong order status', // 461
  lineNotReceived: 'Please comment after the order is received', // 512
  lineElsewhere: 'Order details do not exist', // 514
  lineReviewed: 'Evaluated!', // 516
  orderReviewed: 'Evaluated!',
  orderCancelled: 'order cancelled', // 530
  orderPaid: 'order paid', // 531
  payerMissing: 'Payer ID is null', // 536
  paymentMissing: 'single number error', // 535
  notScanOrder: 'Not a WeChat Pay order', // 541
  orderUnpaid: 'Unpaid orders cannot be refunded', // 557
  refundUnderWay: 'Pending orders cannot be refunded', // 558
  refundApplied: 'Applying for a refund', // 561
  refundRunning: 'Order refund process', // 562
  refundDone: 'Order has been refunded', // 563
  refundMissing: 'Refund order does not exist', // 579
};
