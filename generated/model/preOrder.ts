import type { Money } from './money.ts';
import type { NullableMoney } from './nullableMoney.ts';
import type { PreMerchantOrder } from './preMerchantOrder.ts';

/**
 * A pre-order: products with frozen prices, before address, coupon and payment are chosen.
 */
export interface PreOrder {
  /** Product total. */
  proTotalFee: Money;
  /** Pieces in all. */
  orderProNum: number;
  /** Freight: postage times pieces, summed. */
  freightFee: Money;
  /** Products and freight. */
  totalPrice: Money;
  /**
     * Declared, always null.
     * @nullable
     */
  userCouponId: number | null;
  /** Declared, always null. */
  couponFee: NullableMoney | null;
  /** To pay; equals totalPrice. */
  payFee: Money;
  /**
     * Id of the default address; null without one, as are the five fields below.
     * @nullable
     */
  addressId: number | null;
  /**
     * Name of the consignee.
     * @nullable
     */
  realName: string | null;
  /**
     * Phone of the consignee.
     * @nullable
     */
  phone: string | null;
  /**
     * Street address.
     * @nullable
     */
  detail: string | null;
  /**
     * Country.
     * @nullable
     */
  country: string | null;
  /**
     * E-mail of the consignee.
     * @nullable
     */
  email: string | null;
  /**
     * Always null.
     * @nullable
     */
  remark: string | null;
  /** Cart lines it was created from; null for buy now. */
  cartIdList: number[];
  /** Lines by merchant, in the order they appeared. */
  orderList: PreMerchantOrder[];
}
