import { paths } from '../../lib/paths.ts';
import { boughtSku } from './rebuild.ts';

/** Where a quantity or an option can be changed, and the key of the words for the way there. */
export interface BackTo {
  to: string;
  label: 'checkout.backToCart' | 'checkout.backToProduct';
}

/** The product of a buy-now line, or the cart. */
export function backTo(buy: string | null): BackTo {
  const bought = boughtSku(buy);
  return bought
    ? {
        to: paths.goods(bought.productId, String(bought.skuId)),
        label: 'checkout.backToProduct',
      }
    : { to: paths.cart(), label: 'checkout.backToCart' };
}
