import type { ProductListParams } from '#generated/model/productListParams.ts';
import type { ProductSkuDetail } from '#generated/model/productSkuDetail.ts';
import { kindOf } from '#/lib/kind-of.ts';

const PER_PAGE = 12;

export const pageParams = (page: number) => ({ page, limit: PER_PAGE });
export const pagesOf = (total: number) => Math.ceil(total / PER_PAGE);

/** Of all skus. */
export const stockOf = ({ productValue }: Pick<ProductSkuDetail, 'productValue'>): number =>
  Object.values(productValue).reduce((sum, { stock }) => sum + stock, 0);

/** Whether there are others like a product: itself and one more. */
export const similarParams = (name: string): ProductListParams => ({
  keyword: kindOf(name),
  page: 1,
  limit: 2,
});
