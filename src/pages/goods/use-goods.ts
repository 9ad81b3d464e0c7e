import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProductDetail } from '../../../generated/model/productDetail.ts';
import { MOST_PIECES } from '../../features/cart/lines.ts';
import { useSkuPicker } from '../../features/sku-picker/use-sku-picker.ts';
import { paths } from '../../lib/paths.ts';
import { useRouteLocation } from '../../router/router.tsx';
import { useEventCallback } from '../../ui/use-event-callback.ts';
import { galleryPictures } from './pictures.ts';

/** What a shopper has chosen on the page of a product: sku, picture and quantity. The address keeps the sku. */
export function useGoods(detail: ProductDetail) {
  const { search } = useRouteLocation();
  const navigate = useNavigate();
  const { id } = detail.productInfo;
  const asked = search.has('sku') ? Number(search.get('sku')) : null;
  const { table, choice, sku, changed, choose } = useSkuPicker(detail, asked);
  const pictures = useMemo(
    () => galleryPictures(detail.productInfo, sku),
    [detail.productInfo, sku],
  );
  const [shown, setShown] = useState(
    () => (asked === sku?.id ? sku?.image : undefined) || pictures[0],
  );
  const [wanted, setWanted] = useState(1);
  const show = useEventCallback((index: number) => setShown(pictures[index]));
  // Pictures come over the line: what answers a press does not wait for them, nor for what else may follow a frame later.
  const gallery = useDeferredValue(
    useMemo(
      () => ({ pictures, at: Math.max(0, pictures.indexOf(shown ?? '')) }),
      [pictures, shown],
    ),
  );
  const settled = useDeferredValue(sku);
  const most = Math.max(1, Math.min(MOST_PIECES, sku?.stock ?? 1));

  function pick(index: number, value: string) {
    const next = choose(index, value);
    if (!next) return;
    if (next.image) setShown(next.image);
    if (wanted > next.stock) setWanted(Math.max(1, next.stock));
    if (next.id !== sku?.id) void navigate(paths.goods(id, String(next.id)), { replace: true });
  }

  return {
    table,
    choice,
    changed,
    sku,
    /** the sku, a frame after it was chosen */
    settled,
    pick,
    gallery,
    show,
    most,
    // Stock may have shrunk since it was chosen.
    quantity: Math.min(wanted, most),
    setQuantity: setWanted,
  };
}
