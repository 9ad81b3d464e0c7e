import type { Money } from './money.ts';
import type { NullableDateTime } from './nullableDateTime.ts';
import type { PayChannel } from './payChannel.ts';
import type { PayType } from './payType.ts';
import type { PreMerchantOrder } from './preMerchantOrder.ts';

/**
 * An unpaid master order.
 */
export interface AwaitPayOrder {
  /** Row id. */
  id: number;
  /** Number of the master order. */
  orderNo: string;
  /** Pieces in all. */
  totalNum: number;
  /** To pay. */
  payPrice: Money;
  /**
     * Stored approval address of the wallet; empty or null when there is none, and it may be stale.
     * @nullable
     */
  redirect: string | null;
  /** Always false here. */
  paid: boolean;
  /** Lines by merchant. */
  orderList: PreMerchantOrder[];
  payType: PayType;
  payChannel: PayChannel;
  /** When the order will be cancelled if it is still unpaid. */
  cancelTime?: NullableDateTime | null;
}
