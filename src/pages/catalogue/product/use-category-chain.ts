import { useLocation } from 'react-router-dom';
import { useProductCategories } from '#generated/client/product/product.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { categoryChain } from '#/domain/search/category-chain.ts';
import { useHydrated } from '#/shared/async/use-hydrated.ts';
import { fieldsOf } from '#/lib/parse-json.ts';

/**
 * The category of the list that the product was opened from, after its ancestors; empty without one. The backend does not
 * send the category of a product.
 */
export function useCategoryChain(): CategoryNode[] {
  // The server does not know the history.
  const isHydrated = useHydrated();
  const { category } = fieldsOf(useLocation().state);
  const { data: tree = [] } = useProductCategories();
  return isHydrated && typeof category === 'number' ? categoryChain(tree, category) : [];
}
