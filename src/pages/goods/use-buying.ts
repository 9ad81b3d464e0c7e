import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCartSave } from '../../../generated/client/cart/cart.ts';
import { usePreOrderCreate } from '../../../generated/client/order/order.ts';
import { getProductDetailQueryKey } from '../../../generated/client/product/product.ts';
import { PreOrderType } from '../../../generated/model/preOrderType.ts';
import type { ProductInfo } from '../../../generated/model/productInfo.ts';
import type { Sku } from '../../../generated/model/sku.ts';
import type { Added } from '../../features/mini-cart/added-line.tsx';
import { attempt } from '../../features/sign-in/attempt.ts';
import { paths } from '../../lib/paths.ts';
import { useStable } from '../../ui/use-stable.ts';

export interface Buying {
  /** The chosen sku is there and has stock. */
  possible: boolean;
  addToCart: () => void;
  adding: boolean;
  buyNow: () => void;
  buying: boolean;
  /** what has just been put into the cart; another object each time */
  added: Added | null;
  forgetAdded: () => void;
}

interface Wanted {
  product: ProductInfo;
  sku: Sku | null;
  quantity: number;
  /** no longer sold, whatever the stock */
  gone: boolean;
}

/** The same object until something in it changes, whatever is chosen meanwhile. */
export function useBuying({ product, sku, quantity, gone }: Wanted): Buying {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const save = useCartSave();
  const preOrder = usePreOrderCreate();
  const [added, setAdded] = useState<Added | null>(null);
  const possible = !gone && sku !== null && sku.stock > 0;

  /** A refusal tells that the goods are not what the page says. */
  async function orLookAgain<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey: getProductDetailQueryKey(product.id) });
      throw error;
    }
  }

  const addToCart = useStable(() => {
    if (!possible) return;
    const line = { productId: product.id, productAttrUnique: sku.id, cartNum: quantity };
    void attempt(
      async () => {
        await orLookAgain(save.mutateAsync({ data: [line] }));
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

  const buyNow = useStable(() => {
    if (!possible) return;
    const line = { productId: product.id, attrValueId: sku.id, productNum: quantity };
    void attempt(
      async () => {
        const { preOrderNo } = await orLookAgain(
          preOrder.mutateAsync({
            data: { preOrderType: PreOrderType.buyNow, orderDetails: [line] },
          }),
        );
        void navigate(paths.checkout(preOrderNo, `${product.id}.${sku.id}.${quantity}`));
      },
      { visitor: true },
    );
  });

  const forgetAdded = useStable(() => setAdded(null));
  const adding = save.isPending;
  const buying = preOrder.isPending;
  return useMemo(
    () => ({ possible, addToCart, adding, buyNow, buying, added, forgetAdded }),
    [possible, addToCart, adding, buyNow, buying, added, forgetAdded],
  );
}
