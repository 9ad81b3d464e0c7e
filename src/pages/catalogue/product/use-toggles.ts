import {
  useCollectProductAdd,
  useCollectProductCancel,
} from '#generated/client/collect/collect.ts';
import { getProductDetailQueryKey } from '#generated/client/product/product.ts';
import { CollectCategory } from '#generated/model/collectCategory.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import {
  type ToggleLens,
  type Toggle,
  useOptimisticToggle,
} from '#/domain/wishlist/use-optimistic-toggle.ts';
import { useFollowing } from '#/domain/merchant/use-following.ts';

const wishlistLens: ToggleLens<ProductDetail> = {
  read: ({ userCollect }) => userCollect,
  write: (detail, on) => ({ ...detail, userCollect: on }),
};
const followLens: ToggleLens<ProductDetail> = {
  read: ({ merchantInfo }) => merchantInfo.isCollect,
  write: (detail, on) => ({ ...detail, merchantInfo: { ...detail.merchantInfo, isCollect: on } }),
};

/** Wishlist toggle of the product. */
export function useWish({ productInfo: { id }, userCollect: on }: ProductDetail): Toggle {
  const add = useCollectProductAdd();
  const cancel = useCollectProductCancel();
  const set = useOptimisticToggle(getProductDetailQueryKey(id), wishlistLens, (next) =>
    next
      ? add.mutateAsync({ data: { id, category: CollectCategory.store } })
      : cancel.mutateAsync({ proId: id }),
  );
  return { on, toggle: () => set(!on) };
}

/** Follow toggle of the product's store. */
export const useFollow = ({
  productInfo: { id, merId },
  merchantInfo: { isCollect },
}: ProductDetail): Toggle =>
  useFollowing(merId, isCollect, getProductDetailQueryKey(id), followLens);
