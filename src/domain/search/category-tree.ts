import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  getProductCategoriesQueryOptions,
  useProductCategories,
} from '#generated/client/product/product.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { ensureData } from '#/router/page-queries.ts';
import { categoryChain } from './category-chain.ts';
import { isCut } from './cut-category.ts';

const isWhole = (tree: readonly CategoryNode[]): boolean =>
  tree.every((node) => !isCut(node) && isWhole(node.childList));

/** Whether a tree has what a page about a category shows of it. */
function hasBranch(tree: readonly CategoryNode[], cid: number): boolean {
  const category = categoryChain(tree, cid).at(-1);
  return category ? !isCut(category) : isWhole(tree);
}

/** The categories, with the branch of one of them. */
export async function ensureBranch(queryClient: QueryClient, cid: number): Promise<CategoryNode[]> {
  const options = getProductCategoriesQueryOptions();
  const known = queryClient.getQueryData<CategoryNode[]>(options.queryKey);
  if (known && !hasBranch(known, cid))
    await queryClient.invalidateQueries({ queryKey: options.queryKey, refetchType: 'none' });
  return ensureData(queryClient, options);
}

/**
 * The categories: those of the document at first, which has the top level in any case.
 * @param needed all, or the branch of one category: the others are loaded if the document lacks it
 */
export function useCategoryTree(needed: 'all' | number | undefined) {
  const query = useProductCategories();
  const { data, refetch } = query;
  const isMissing =
    data !== undefined &&
    needed !== undefined &&
    !(needed === 'all' ? isWhole(data) : hasBranch(data, needed));
  useEffect(() => {
    if (isMissing) void refetch({ cancelRefetch: false });
  }, [isMissing, refetch]);
  return query;
}
