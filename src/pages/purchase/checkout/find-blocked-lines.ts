import type { QueryClient } from '@tanstack/react-query';
import { getProductSkuDetailQueryOptions } from '#generated/client/product/product.ts';
import type { PreOrder } from '#generated/model/preOrder.ts';
import { isGone } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { readNow } from '#/api/read-now.ts';
import {
  findClosedStores,
  findProblems,
  type LineProblem,
  type RequestedLine,
  type Supply,
  supplyOfSku,
} from '#/domain/cart/line-problems.ts';
import { readCart } from '#/domain/cart/read-cart.ts';

interface WantedSku extends RequestedLine {
  productId: number;
}

const wantedOf = ({ orderList }: PreOrder): WantedSku[] =>
  orderList.flatMap(({ merId, orderInfoList }) =>
    orderInfoList.map(({ productId, productName, attrValueId, payNum }) => ({
      key: attrValueId,
      name: productName,
      merId,
      productId,
      skuId: attrValueId,
      quantity: payNum,
    })),
  );

async function supplyOfProduct(
  client: QueryClient,
  { productId, key }: WantedSku,
): Promise<Supply> {
  try {
    const { productValue } = await readNow(client, getProductSkuDetailQueryOptions(productId));
    return Object.values(productValue).find(({ id }) => id === key)?.stock ?? 0;
  } catch (error) {
    if (isApiError(error) && isGone(error)) return 'offShelf';
    throw error;
  }
}

async function supplies(
  client: QueryClient,
  wanted: readonly WantedSku[],
  fromCart: boolean,
): Promise<Supply[]> {
  if (!fromCart) return Promise.all(wanted.map((sku) => supplyOfProduct(client, sku)));
  const cart = await readCart(client);
  return wanted.map(({ key, productId }) => supplyOfSku(cart, { skuId: key, productId }));
}

/**
 * Lines of a pre-order that cannot be bought, by current data of the cart, the products and the stores. A refusal does
 * not name its line.
 */
export async function findBlockedLines(
  client: QueryClient,
  preOrder: PreOrder,
): Promise<LineProblem[]> {
  const wanted = wantedOf(preOrder);
  const supply = await supplies(client, wanted, preOrder.cartIdList.length > 0);
  const bySku = new Map(wanted.map(({ key }, at) => [key, supply[at] ?? 0]));
  const found = findProblems(wanted, ({ key }) => bySku.get(key) ?? 0);
  return found.length > 0 ? found : findClosedStores(client, wanted);
}
