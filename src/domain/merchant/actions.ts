import type { Query, QueryClient } from '@tanstack/react-query';
import {
  getCollectMerchantAddMutationOptions,
  getCollectMerchantCancelMutationOptions,
} from '#generated/client/collect/collect.ts';
import { getMerchantIndexQueryOptions } from '#generated/client/merchant/merchant.ts';
import type { MerchantIndex } from '#generated/model/merchantIndex.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { mutate } from '#/api/mutate.ts';
import { queriesOf } from '#/api/query-client.ts';
import { readNow } from '#/api/read-now.ts';
import type { Write } from '#/session/write.ts';

const isProduct = queriesOf(['productDetail']);
const isProductOf = (id: number) => (query: Query) =>
  isProduct(query) && (query.state.data as ProductDetail | undefined)?.productInfo.merId === id;

/** Shows whether a store is followed, in its head and at its products. */
async function showFollowed(client: QueryClient, id: number, on: boolean): Promise<void> {
  const store = { queryKey: getMerchantIndexQueryOptions(id).queryKey, exact: true };
  const products = { predicate: isProductOf(id) };
  // A pending response would overwrite it.
  await Promise.all([client.cancelQueries(store), client.cancelQueries(products)]);
  client.setQueriesData<MerchantIndex>(store, (old) => old && { ...old, isCollect: on });
  client.setQueriesData<ProductDetail>(
    products,
    (old) => old && { ...old, merchantInfo: { ...old.merchantInfo, isCollect: on } },
  );
}

/** Follows or unfollows a store, and shows it before the response. */
export const setFollowed: Write<[id: number, on: boolean]> = {
  signInFor: 'following',
  send: async (client, id, on) => {
    await showFollowed(client, id, on);
    try {
      await mutate(
        client,
        on ? getCollectMerchantAddMutationOptions() : getCollectMerchantCancelMutationOptions(),
        { id },
      );
    } catch (error) {
      await showFollowed(client, id, !on);
      throw error;
    }
  },
  verify: async ({ client }, id, on) => {
    const { isCollect } = await readNow(client, getMerchantIndexQueryOptions(id));
    await showFollowed(client, id, isCollect);
    return isCollect === on;
  },
};
