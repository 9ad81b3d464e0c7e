import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCartSave } from '#generated/client/cart/cart.ts';
import { usePreOrderCreate } from '#generated/client/order/order.ts';
import { getProductDetailQueryKey } from '#generated/client/product/product.ts';
import { PreOrderType } from '#generated/model/preOrderType.ts';
import type { ProductInfo } from '#generated/model/productInfo.ts';
import type { Sku } from '#generated/model/sku.ts';
import type { Added } from '#/domain/cart/mini-cart/added-line.tsx';
import { prepareFlight } from '#/domain/cart/prepare-flight.ts';
import { useAction } from '#/session/use-action.ts';
import { paths } from '#/lib/paths.ts';
import { useEventCallback } from '#/ui/use-event-callback.ts';
import { useFlash } from '#/ui/use-flash.ts';

export interface Buying {
  /** The selected sku exists and has stock. */
  canBuy: boolean;
  addToCart: (event: MouseEvent) => void;
  adding: boolean;
  /** for a moment after the product was added */
  isAdded: boolean;
  buyNow: () => void;
  buying: boolean;
  /** the line just added to the cart; a new object each time */
  added: Added | null;
  forgetAdded: () => void;
}

interface BuyingOptions {
  product: ProductInfo;
  sku: Sku | null;
  quantity: number;
  /** no longer sold, whatever the stock */
  isDiscontinued: boolean;
}

/** The result has a stable identity until one of its values changes. */
export function useBuying({ product, sku, quantity, isDiscontinued }: BuyingOptions): Buying {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync: save } = useCartSave();
  const { mutateAsync: order } = usePreOrderCreate();
  const [added, setAdded] = useState<Added | null>(null);
  const [isAdded, flash] = useFlash();
  const canBuy = !isDiscontinued && sku !== null && sku.stock > 0;

  /** Refetches the product after a refusal, because the shown data is stale. */
  async function refetchOnError<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey: getProductDetailQueryKey(product.id) });
      throw error;
    }
  }

  const adding = useAction(
    (productAttrUnique: number) =>
      refetchOnError(
        save({ data: [{ productId: product.id, productAttrUnique, cartNum: quantity }] }),
      ),
    { visitor: true },
  );
  const ordering = useAction(
    (attrValueId: number) => {
      const orderDetails = [{ productId: product.id, attrValueId, productNum: quantity }];
      return refetchOnError(order({ data: { preOrderType: PreOrderType.buyNow, orderDetails } }));
    },
    { visitor: true },
  );

  const addToCart = useEventCallback(async ({ currentTarget }: MouseEvent) => {
    if (!canBuy) return;
    const fly = prepareFlight(currentTarget);
    if (!(await adding.run(sku.id)).done) return;
    flash();
    fly();
    setAdded({
      at: Date.now(),
      name: product.storeName,
      image: sku.image || product.image,
      option: Object.keys(sku.attrValue).length > 0 ? sku.sku : '',
      price: sku.price,
      quantity,
    });
  });

  const buyNow = useEventCallback(async () => {
    if (!canBuy) return;
    const created = await ordering.run(sku.id);
    if (!created.done) return;
    const { preOrderNo } = created.result;
    await navigate(paths.checkout(preOrderNo, `${product.id}.${sku.id}.${quantity}`));
  });

  const forgetAdded = useEventCallback(() => setAdded(null));
  const isAdding = adding.busy;
  const isOrdering = ordering.busy;
  return useMemo(
    () => ({
      canBuy,
      addToCart: (event) => void addToCart(event),
      adding: isAdding,
      isAdded,
      buyNow: () => void buyNow(),
      buying: isOrdering,
      added,
      forgetAdded,
    }),
    [canBuy, addToCart, isAdding, isAdded, buyNow, isOrdering, added, forgetAdded],
  );
}
