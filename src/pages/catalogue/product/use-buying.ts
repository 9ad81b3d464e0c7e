import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCartSave } from '#generated/client/cart/cart.ts';
import { usePreOrderCreate } from '#generated/client/order/order.ts';
import { getProductDetailQueryKey } from '#generated/client/product/product.ts';
import { PreOrderType } from '#generated/model/preOrderType.ts';
import type { ProductInfo } from '#generated/model/productInfo.ts';
import type { Sku } from '#generated/model/sku.ts';
import type { Added } from '#/domain/cart/mini-cart/added-line.tsx';
import { runWithSignIn } from '#/session/sign-in/run-with-sign-in.ts';
import { paths } from '#/lib/paths.ts';
import { useEventCallback } from '#/ui/use-event-callback.ts';

export interface Buying {
  /** The selected sku exists and has stock. */
  canBuy: boolean;
  addToCart: () => void;
  adding: boolean;
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
  const save = useCartSave();
  const preOrder = usePreOrderCreate();
  const [added, setAdded] = useState<Added | null>(null);
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

  const addToCart = useEventCallback(() => {
    if (!canBuy) return;
    const line = { productId: product.id, productAttrUnique: sku.id, cartNum: quantity };
    void runWithSignIn(
      async () => {
        await refetchOnError(save.mutateAsync({ data: [line] }));
        setAdded({
          at: Date.now(),
          name: product.storeName,
          image: sku.image || product.image,
          option: Object.keys(sku.attrValue).length > 0 ? sku.sku : '',
          price: sku.price,
          quantity,
        });
      },
      { visitor: true },
    );
  });

  const buyNow = useEventCallback(() => {
    if (!canBuy) return;
    const line = { productId: product.id, attrValueId: sku.id, productNum: quantity };
    void runWithSignIn(
      async () => {
        const { preOrderNo } = await refetchOnError(
          preOrder.mutateAsync({
            data: { preOrderType: PreOrderType.buyNow, orderDetails: [line] },
          }),
        );
        void navigate(paths.checkout(preOrderNo, `${product.id}.${sku.id}.${quantity}`));
      },
      { visitor: true },
    );
  });

  const forgetAdded = useEventCallback(() => setAdded(null));
  const adding = save.isPending;
  const buying = preOrder.isPending;
  return useMemo(
    () => ({ canBuy, addToCart, adding, buyNow, buying, added, forgetAdded }),
    [canBuy, addToCart, adding, buyNow, buying, added, forgetAdded],
  );
}
