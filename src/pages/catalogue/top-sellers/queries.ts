import { getProductLeaderboardQueryOptions } from '#generated/client/product/product.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';

const queries: PageQueries = () => ({ critical: [query(getProductLeaderboardQueryOptions())] });

export default queries;
