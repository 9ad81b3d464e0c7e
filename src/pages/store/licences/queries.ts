import { storeHeaderQueries } from '#/domain/merchant/store-header-queries.ts';
import { type PageQueries } from '#/router/page-queries.ts';
import type { storeSearch } from '#/domain/merchant/store-search-params.ts';

const queries: PageQueries<typeof storeSearch> = ({ search }) => storeHeaderQueries(search.id);

export default queries;
