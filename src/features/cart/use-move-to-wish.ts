import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCollectProductAdd } from '../../../generated/client/collect/collect.ts';
import { getProductDetailQueryOptions } from '../../../generated/client/product/product.ts';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import { CollectCategory } from '../../../generated/model/collectCategory.ts';
import { isApiError } from '../../api/error.ts';
import type { Removal } from './use-removal.ts';

/** Puts the product of a line into the wish list, and then the line out of the cart. */
export function useMoveToWish(remove: Removal['remove']): (line: CartLine) => Promise<void> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const collect = useCollectProductAdd();

  // Adding a product twice is refused, so it is asked first; when that fails, adding tells.
  async function isCollected(productId: number): Promise<boolean> {
    try {
      return (await queryClient.fetchQuery(getProductDetailQueryOptions(productId))).userCollect;
    } catch {
      return false;
    }
  }

  return async ({ id, productId }) => {
    try {
      if (!(await isCollected(productId)))
        await collect.mutateAsync({ data: { id: productId, category: CollectCategory.store } });
      await remove([id], t('cart.moved'));
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  };
}
