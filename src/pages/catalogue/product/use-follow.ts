import { getProductDetailQueryOptions } from '#generated/client/product/product.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import type { Toggle, ToggleLens } from '#/domain/merchant/use-optimistic-toggle.ts';
import { useFollowing } from '#/domain/merchant/use-following.ts';

const followLens: ToggleLens<ProductDetail> = {
  read: ({ merchantInfo }) => merchantInfo.isCollect,
  write: (detail, on) => ({ ...detail, merchantInfo: { ...detail.merchantInfo, isCollect: on } }),
};

/** Follow toggle of the product's store. */
export const useFollow = ({
  productInfo: { id, merId },
  merchantInfo: { isCollect },
}: ProductDetail): Toggle =>
  useFollowing(merId, isCollect, getProductDetailQueryOptions(id), followLens);
