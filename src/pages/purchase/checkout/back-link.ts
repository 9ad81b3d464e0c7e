import { paths } from '#/lib/paths.ts';
import { boughtSku } from './rebuild.ts';

/** Link to the page where quantity and option can be changed, with the key of its label. */
export interface BackLink {
  to: string;
  label: 'checkout.backToCart' | 'checkout.backToProduct';
}

/** Links to the product of a buy-now line, otherwise to the cart. */
export function backLink(buy: string | null): BackLink {
  const bought = boughtSku(buy);
  return bought
    ? {
        to: paths.product(bought.productId, String(bought.skuId)),
        label: 'checkout.backToProduct',
      }
    : { to: paths.cart(), label: 'checkout.backToCart' };
}
