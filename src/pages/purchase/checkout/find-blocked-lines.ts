import type { QueryClient } from '@tanstack/react-query';
import type { PreOrder } from '#generated/model/preOrder.ts';
import {
  findClosedStores,
  findProblems,
  type LineProblem,
  type RequestedLine,
  type Supply,
  supplyOfSku,
} from '#/domain/cart/line-problems.ts';
import { readCart } from '#/domain/cart/read-cart.ts';
import { readSupply } from '#/domain/cart/read-supply.ts';
import { nameWithOption } from '#/backend/option-text.ts';

export { problemText } from '#/domain/cart/problem-text.ts';

interface WantedSku extends RequestedLine {
  productId: number;
}

const wantedOf = ({ orderList }: PreOrder): WantedSku[] =>
  orderList.flatMap(({ merId, orderInfoList }) =>
    orderInfoList.map(({ productId, productName, sku, attrValueId, payNum }) => ({
      key: attrValueId,
      name: nameWithOption(productName, sku),
      merId,
      productId,
      skuId: attrValueId,
      quantity: payNum,
    })),
  );

async function supplies(
  client: QueryClient,
  wanted: readonly WantedSku[],
  fromCart: boolean,
): Promise<Supply[]> {
  if (!fromCart)
    return Promise.all(
      wanted.map((sku) => readSupply(client, { productId: sku.productId, skuId: sku.key })),
    );
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
