import type { QueryClient } from '@tanstack/react-query';
import { getProductDetailQueryKey } from '#generated/client/product/product.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { PATHS } from '#/lib/paths.ts';
import { positive } from '#/lib/positive.ts';
import { galleryPictures, LARGE_WIDTH } from '#/pages/catalogue/product/pictures.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { isDense } from '#/ui/use-dense.ts';

const PREFIX = PATHS.product.replace(':id', '');

/**
 * Begins to load the large picture of a product's page if the product's data is there, so that it loads while the page
 * renders.
 */
export function loadProductPicture(queryClient: QueryClient, pathname: string): void {
  const id = positive(pathname.split(PREFIX)[1]);
  if (!id) return;
  const detail = queryClient.getQueryData<ProductDetail>(getProductDetailQueryKey(id));
  const [picture] = detail ? galleryPictures(detail.productInfo, null) : [];
  if (!picture) return;
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = srcFor(picture)(isDense() ? LARGE_WIDTH * 2 : LARGE_WIDTH);
}
