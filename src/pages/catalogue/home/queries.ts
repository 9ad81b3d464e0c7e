import {
  getHomeActivitiesQueryOptions,
  getHomeIndexQueryOptions,
} from '#generated/client/home/home.ts';
import { getProductLeaderboardQueryOptions } from '#generated/client/product/product.ts';
import { getMerchantStreetQueryOptions } from '#generated/client/stores/stores.ts';
import { recommendedProducts } from '#/domain/product/recommended.ts';
import { homeStreetParams } from './street-params.ts';
import {
  allowFailure,
  custom,
  infiniteQuery,
  type PageQueries,
  query,
} from '#/router/page-queries.ts';

const welcomeCoupons = custom(async (context) => {
  const { loadWelcomeCoupons } = await import('./welcome-coupons-queries.ts');
  await loadWelcomeCoupons(context);
});

const queries: PageQueries = () => ({
  critical: [allowFailure(query(getHomeIndexQueryOptions()))],
  deferred: [
    query(getHomeActivitiesQueryOptions()),
    query(getProductLeaderboardQueryOptions()),
    query(getMerchantStreetQueryOptions(homeStreetParams)),
    welcomeCoupons,
    infiniteQuery(recommendedProducts()),
  ],
});

export default queries;
