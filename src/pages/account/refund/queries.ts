import { ensureRefund } from '#/domain/refund/refund-queries.ts';
import { custom, type PageQueries } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';
import type { refundSearch } from './route.ts';

const queries: PageQueries<SearchOf<typeof refundSearch>> = ({ search: { refundNo } }) => {
  return { critical: [custom(({ queryClient }) => ensureRefund(queryClient, refundNo))] };
};

export default queries;
