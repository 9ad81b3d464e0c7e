import type { PreOrderCreate } from '#generated/model/preOrderCreate.ts';
import { paths } from '#/lib/paths.ts';
import { BUY_LINE } from '../routes.ts';

/** Product and sku of a buy-now address. */
function boughtSku(buy: string | null): { productId: number; skuId: number } | null {
  const [line] = rebuildRequest(buy, [])?.orderDetails ?? [];
  return line?.productId && line.attrValueId
    ? { productId: line.productId, skuId: line.attrValueId }
    : null;
}

/** Request that re-creates a pre-order, from the buy-now line of the address or from its cart lines. */
export function rebuildRequest(
  buy: string | null,
  cartIds: readonly number[],
): PreOrderCreate | null {
  const match = BUY_LINE.exec(buy ?? '');
  if (match) {
    const [productId, attrValueId, productNum] = match.slice(1).map(Number) as [
      number,
      number,
      number,
    ];
    const isValid = [productId, attrValueId, productNum].every(
      (value) => Number.isSafeInteger(value) && value > 0,
    );
    return isValid
      ? { preOrderType: 'buyNow', orderDetails: [{ productId, attrValueId, productNum }] }
      : null;
  }
  if (cartIds.length === 0) return null;
  return {
    preOrderType: 'shoppingCart',
    orderDetails: cartIds.map((shoppingCartId) => ({ shoppingCartId })),
  };
}

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
