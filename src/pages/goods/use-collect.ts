import {
  useCollectProductAdd,
  useCollectProductCancel,
} from '../../../generated/client/collect/collect.ts';
import { getProductDetailQueryKey } from '../../../generated/client/product/product.ts';
import { CollectCategory } from '../../../generated/model/collectCategory.ts';
import type { ProductDetail } from '../../../generated/model/productDetail.ts';
import { type Mark, type Toggle, useMark } from '../../features/collect/use-mark.ts';
import { useFollowing } from '../../features/stores/use-following.ts';

const wished: Mark<ProductDetail> = {
  read: ({ userCollect }) => userCollect,
  write: (detail, on) => ({ ...detail, userCollect: on }),
};
const followed: Mark<ProductDetail> = {
  read: ({ merchantInfo }) => merchantInfo.isCollect,
  write: (detail, on) => ({ ...detail, merchantInfo: { ...detail.merchantInfo, isCollect: on } }),
};

/** The product in the shopper's wish list. */
export function useWish({ productInfo: { id }, userCollect: on }: ProductDetail): Toggle {
  const set = useMark(getProductDetailQueryKey(id), wished);
  const add = useCollectProductAdd();
  const cancel = useCollectProductCancel();
  function toggle() {
    if (add.isPending || cancel.isPending) return;
    void set(!on, () =>
      on
        ? cancel.mutateAsync({ proId: id })
        : add.mutateAsync({ data: { id, category: CollectCategory.store } }),
    );
  }
  return { on, toggle };
}

/** Whether the shopper follows the store of the product. */
export const useFollow = ({
  productInfo: { id, merId },
  merchantInfo: { isCollect },
}: ProductDetail): Toggle =>
  useFollowing(merId, isCollect, useMark(getProductDetailQueryKey(id), followed));
