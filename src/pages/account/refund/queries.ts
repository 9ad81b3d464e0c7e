import { ensureRefund } from '#/domain/refund/refund-queries.ts';
import { custom, type PageQueries } from '#/router/page-queries.ts';
import type { refundSearch } from '../routes.ts';

const queries: PageQueries<typeof refundSearch> = ({ search: { refundNo } }) => {
  return { critical: [custom(({ queryClient }) => ensureRefund(queryClient, refundNo))] };
};

export default queries;
