import {
  getMerchantDetailQueryOptions,
  getMerchantIndexQueryOptions,
  getMerchantTypesQueryOptions,
  getStoreProductsQueryOptions,
} from '../../../generated/client/merchant/merchant.ts';
import { ApiError, isApiError } from '../../api/error.ts';
import type { World } from '../../router/types.ts';
import { shelfParams } from './store-queries.ts';

const wasRefused = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind === 'answer';

/** What stands above every tab of a store. A store that nobody can enter is like a page that does not exist. */
export async function openStore({ queryClient }: World, id: number): Promise<void> {
  const goods = getStoreProductsQueryOptions(shelfParams(id, 1));
  const detail = getMerchantDetailQueryOptions(id);

  /** The wire has one code for all failures: only when it knows the goods and will tell nothing of the store, the store is gone. */
  async function isGone() {
    const [told, sold] = await Promise.allSettled([
      queryClient.fetchQuery(detail),
      queryClient.fetchQuery(goods),
    ]);
    return told.status === 'rejected' && wasRefused(told.reason) && sold.status === 'fulfilled';
  }

  try {
    await Promise.all([
      queryClient.ensureQueryData(getMerchantIndexQueryOptions(id)),
      queryClient.prefetchQuery(detail),
      queryClient.prefetchQuery(goods),
      queryClient.prefetchQuery(getMerchantTypesQueryOptions()),
    ]);
  } catch (error) {
    if (!wasRefused(error) || !(await isGone())) throw error;
    throw new ApiError('answer', 404, error.message, error.operation, error.status);
  }
}
