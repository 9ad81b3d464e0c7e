import type { PayType } from '#generated/model/payType.ts';

/** A decimal string and an ISO 4217 code; the code is empty if the backend's currency is unknown. */
export interface EventAmount {
  value: string;
  currency: string;
}

export interface EventItem {
  productId: number;
  name: string;
  /** chosen specification; empty without one */
  option: string;
  /** name of the store; empty if the data does not contain it */
  store: string;
  /** per piece */
  price: EventAmount;
  quantity: number;
}

/** Items, and what they cost together. */
interface Lines {
  items: EventItem[];
  total: EventAmount;
}

export type SignInMethod = 'email' | 'phone' | 'twitter' | 'google' | 'facebook' | 'visitor';

/** Everything that is measured about shoppers who agreed. `docs/events.md` lists when each is sent. */
export type ShopEvent =
  | { name: 'view_item'; item: EventItem }
  | { name: 'view_list'; list: string; items: EventItem[] }
  | { name: 'search'; term: string; results: number }
  | ({ name: 'add_to_cart' } & Lines)
  | ({ name: 'remove_from_cart' } & Lines)
  | ({ name: 'view_cart' } & Lines)
  | ({ name: 'begin_checkout' } & Lines)
  | ({ name: 'add_payment_info'; method: PayType } & Lines)
  | ({ name: 'purchase'; orderNo: string; freight: EventAmount; discount: EventAmount } & Lines)
  | ({ name: 'refund_request'; orderNo: string } & Lines)
  | { name: 'sign_in'; method: SignInMethod }
  | { name: 'sign_up'; method: SignInMethod }
  | { name: 'add_to_wishlist'; items: EventItem[] }
  | { name: 'remove_from_wishlist'; items: EventItem[] };
