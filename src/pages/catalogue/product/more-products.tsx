import { memo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useStoreProducts } from '#generated/client/merchant/merchant.ts';
import { useProductList } from '#generated/client/product/product.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { ListedCategory } from '#/domain/product/listed-category.ts';
import { type CardProduct } from '#/domain/product/product-card.tsx';
import { SuggestionRow, Suggestions } from '#/domain/product/suggestions.tsx';

const LIMIT = 5;

interface MoreProps {
  limit: number;
  /** ids of products that the page already shows */
  without: readonly number[];
}

interface RowProps extends MoreProps {
  title: string;
  /** undefined while loading */
  products: readonly CardProduct[] | undefined;
  isError: boolean;
}

/** Recommended products in place of a row that has no other products or cannot be loaded. */
function RowOrSuggestions({ isError, products, ...rest }: RowProps) {
  const { limit, without } = rest;
  if (isError || products?.every(({ id }) => without.includes(id)))
    return <Suggestions limit={limit} without={without} />;
  return <SuggestionRow products={products} {...rest} />;
}

function MoreOfCategory({ category, ...rest }: MoreProps & { category: CategoryNode }) {
  const { t } = useTranslation();
  const { id, name } = category;
  const { data, isError } = useProductList({ cid: id, page: 1, limit: 2 * rest.limit });
  return (
    <ListedCategory value={id}>
      <RowOrSuggestions
        {...rest}
        title={t('goods.moreOf', { name })}
        products={data?.list}
        isError={isError}
      />
    </ListedCategory>
  );
}

interface Store {
  id: number;
  name: string;
}

function MoreOfStore({ store: { id: merId, name }, ...rest }: MoreProps & { store: Store }) {
  const { t } = useTranslation();
  const { data, isError } = useStoreProducts({ merId, page: 1, limit: 2 * rest.limit });
  return (
    <RowOrSuggestions
      {...rest}
      title={t('goods.moreFrom', { name })}
      products={data?.list}
      isError={isError}
    />
  );
}

/** Products of the store that its shelf may show. */
const SHELF = 4;

interface MoreProductsProps {
  /** of the product that the page shows */
  detail: ProductDetail;
  /** of the list that the product was opened from; undefined if unknown */
  category: CategoryNode | undefined;
}

/** One row of other products: of the category, otherwise of the store. */
export const MoreProducts = memo(function MoreProducts({
  detail: { productInfo, merchantInfo },
  category,
}: MoreProductsProps) {
  const shelf = merchantInfo.proList.slice(0, SHELF).map(({ id }) => id);
  const common = { limit: LIMIT, without: [productInfo.id, ...shelf] };
  return category ? (
    <MoreOfCategory category={category} {...common} />
  ) : (
    <MoreOfStore store={{ id: productInfo.merId, name: merchantInfo.name }} {...common} />
  );
});
