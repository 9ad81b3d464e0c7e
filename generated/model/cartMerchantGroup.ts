import type { CartLine } from './cartLine.ts';

/**
 * The lines of one merchant.
 */
export interface CartMerchantGroup {
  /** Merchant id. */
  merId: number;
  /** Name of the store. */
  merName: string;
  /** Lines, newest first. */
  cartInfoList: CartLine[];
}
