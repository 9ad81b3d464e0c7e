import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductList } from '#generated/client/product/product.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { ListedCategory } from '#/domain/product/listed-category.ts';
import { SuggestionRow, Suggestions } from '#/domain/product/suggestions.tsx';

interface MoreOfCategoryProps {
  category: CategoryNode;
  limit: number;
  /** ids of products that the page already shows */
  without: readonly number[];
}

/** One row of other products of a category; recommended ones if it has none or they cannot be loaded. */
export const MoreOfCategory = memo(function MoreOfCategory({
  category: { id, name },
  limit,
  without,
}: MoreOfCategoryProps) {
  const { t } = useTranslation();
  const { data, isError } = useProductList({ cid: id, page: 1, limit: 2 * limit });
  if (isError || data?.list.every((product) => without.includes(product.id)))
    return <Suggestions limit={limit} without={without} />;
  return (
    <ListedCategory value={id}>
      <SuggestionRow
        title={t('goods.moreOf', { name })}
        limit={limit}
        products={data?.list}
        without={without}
      />
    </ListedCategory>
  );
});
