import type { QueryClient } from '@tanstack/react-query';
import { getCartListQueryOptions } from '#generated/client/cart/cart.ts';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { readNow } from '#/api/read-now.ts';

export interface Cart {
  valid: CartMerchantGroup[];
  invalid: CartMerchantGroup[];
}

/** Refetches both halves of the cart. */
export async function readCart(queryClient: QueryClient): Promise<Cart> {
  const half = (isValid: boolean) => readNow(queryClient, getCartListQueryOptions({ isValid }));
  const [valid, invalid] = await Promise.all([half(true), half(false)]);
  return { valid, invalid };
}
