import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getProductSkuDetailQueryOptions } from '#generated/client/product/product.ts';
import type { PreOrder } from '#generated/model/preOrder.ts';
import { isGone } from '#/api/error-class.ts';
import { type ApiError, isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import {
  findClosedStores,
  findProblems,
  type LineProblem,
  type Supply,
  supplyOfSku,
  type RequestedLine,
} from '#/domain/cart/line-problems.ts';
import { problemText } from '#/domain/cart/problem-text.ts';
import { readCart } from '#/domain/cart/read-cart.ts';

export interface BlockedLines {
  /** lines that cannot be bought, by sku id */
  problems: readonly LineProblem[];
  /** Finds the lines that caused a refusal. @returns a message that names the first one */
  explain: (error: ApiError) => Promise<string>;
}

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

/** A refusal does not name its line: cart, product and store data are checked to find it. */
export function useBlockedLines(preOrder: PreOrder | undefined): BlockedLines {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);

  async function supplyOfProduct({ productId, key }: WantedSku): Promise<Supply> {
    try {
      const options = getProductSkuDetailQueryOptions(productId);
      const { productValue } = await queryClient.fetchQuery({ ...options, staleTime: 0 });
      return Object.values(productValue).find(({ id }) => id === key)?.stock ?? 0;
    } catch (error) {
      if (isApiError(error) && isGone(error)) return 'offShelf';
      throw error;
    }
  }

  async function supplies(wanted: readonly WantedSku[], fromCart: boolean): Promise<Supply[]> {
    if (!fromCart) return Promise.all(wanted.map(supplyOfProduct));
    const cart = await readCart(queryClient);
    return wanted.map(({ key, productId }) => supplyOfSku(cart, { skuId: key, productId }));
  }

  async function find({ cartIdList, ...rest }: PreOrder): Promise<LineProblem[]> {
    const wanted = wantedOf({ cartIdList, ...rest });
    const supply = await supplies(wanted, cartIdList.length > 0);
    const bySku = new Map(wanted.map(({ key }, at) => [key, supply[at] ?? 0]));
    const found = findProblems(wanted, ({ key }) => bySku.get(key) ?? 0);
    return found.length > 0 ? found : await findClosedStores(queryClient, wanted);
  }

  async function explain(error: ApiError): Promise<string> {
    let found: LineProblem[] = [];
    try {
      if (preOrder && error.kind === 'answer') found = await find(preOrder);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
    }
    setProblems(found);
    return found[0] ? problemText(found[0], t) : messageOf(error, t);
  }

  return { problems, explain };
}
