import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { MAX_QUANTITY } from '#/domain/cart/lines.ts';
import { skuSearch } from '#/domain/product/product-address.ts';
import { useSkuPicker } from '#/domain/product/sku-picker/use-sku-picker.ts';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { useEventCallback } from '#/ui/use-event-callback.ts';
import { galleryPictures } from './pictures.ts';
import { useAnnounceSku } from '#/domain/product/sku-picker/use-announce-sku.ts';

/** The shopper's selection on a product page: sku, picture and quantity. The sku is stored in the address. */
export function useProduct(detail: ProductDetail) {
  const { sku: skuId = null } = useSearch(skuSearch);
  const navigate = useNavigate();
  const announceSku = useAnnounceSku('');
  const { state } = useLocation() as { state: unknown };
  const { id } = detail.productInfo;
  const { table, choice, sku, changed, choose } = useSkuPicker(detail, skuId);
  const pictures = useMemo(
    () => galleryPictures(detail.productInfo, sku),
    [detail.productInfo, sku],
  );
  const [shown, setShown] = useState(
    () => (skuId === sku?.id ? sku?.image : undefined) || pictures[0],
  );
  const [chosenQuantity, setChosenQuantity] = useState(1);
  const show = useEventCallback((index: number) => setShown(pictures[index]));
  // The picture follows later, so that neither its download nor dependent updates delay the response to a click.
  const gallery = useDeferredValue(
    useMemo(
      () => ({ pictures, at: Math.max(0, pictures.indexOf(shown ?? '')) }),
      [pictures, shown],
    ),
  );
  const deferredSku = useDeferredValue(sku);
  const maxQuantity = Math.max(1, Math.min(MAX_QUANTITY, sku?.stock ?? 1));

  function pick(index: number, value: string) {
    const next = choose(index, value);
    if (!next) return;
    announceSku(next);
    if (next.image) setShown(next.image);
    if (chosenQuantity > next.stock) setChosenQuantity(Math.max(1, next.stock));
    if (next.id !== sku?.id)
      void navigate(paths.product(id, String(next.id)), { replace: true, state });
  }

  return {
    table,
    choice,
    changed,
    sku,
    /** the selected sku, one frame later */
    deferredSku,
    pick,
    gallery,
    show,
    maxQuantity,
    // Stock may have dropped since the quantity was chosen.
    quantity: Math.min(chosenQuantity, maxQuantity),
    setQuantity: setChosenQuantity,
  };
}
