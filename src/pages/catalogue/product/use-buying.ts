import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getProductDetailQueryKey } from '#generated/client/product/product.ts';
import type { ProductInfo } from '#generated/model/productInfo.ts';
import type { Sku } from '#generated/model/sku.ts';
import { addToCart as addPieces } from '#/domain/cart/actions.ts';
import type { Added } from '#/domain/cart/mini-cart/added-line.tsx';
import { prepareFlight } from '#/domain/cart/prepare-flight.ts';
import { useAction } from '#/session/use-action.ts';
import { paths } from '#/lib/paths.ts';
import { useEventCallback } from '#/ui/use-event-callback.ts';
import { noop } from '#/lib/noop.ts';
import { useFlash } from '#/ui/use-flash.ts';
import { buyNow as buyPieces } from './actions.ts';

/** What the page shows after a product is added. */
export const loadMiniCart = () => import('#/domain/cart/mini-cart/mini-cart.tsx');

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
  isAvailable: boolean;
}

/** The result has a stable identity until one of its values changes. */
export function useBuying({ product, sku, quantity, isAvailable }: BuyingOptions): Buying {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [added, setAdded] = useState<Added | null>(null);
  const [isAdded, flash] = useFlash();
  const canBuy = isAvailable && sku !== null;

  const adding = useAction(addPieces, { visitor: true });
  const ordering = useAction(buyPieces, { visitor: true });

  /** Refetches the product after a failure, because the shown data may be stale. */
  function refetchAfter({ error }: { error: unknown }) {
    if (error)
      void queryClient.invalidateQueries({ queryKey: getProductDetailQueryKey(product.id) });
  }

  const addToCart = useEventCallback(async ({ currentTarget }: MouseEvent) => {
    if (!canBuy) return;
    const fly = prepareFlight(currentTarget);
    // Together with the call.
    loadMiniCart().catch(noop);
    const sent = await adding.run(product.id, sku.id, quantity);
    if (!sent.done) return refetchAfter(sent);
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
    const created = await ordering.run(product.id, sku.id, quantity);
    if (!created.done) return refetchAfter(created);
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
