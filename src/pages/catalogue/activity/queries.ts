import {
  getActivityDetailQueryOptions,
  getActivityProductsQueryOptions,
} from '#generated/client/home/home.ts';
import { activityParams } from './activity-query.ts';
import { NotFound } from '#/router/types.ts';
import { allowFailure, type PageQueries, query } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';
import type { activitySearch } from './search.ts';

const queries: PageQueries<SearchOf<typeof activitySearch>> = ({ search }) => {
  if (!search.id) throw new NotFound();
  return {
    critical: [
      query(getActivityDetailQueryOptions(search.id)),
      allowFailure(query(getActivityProductsQueryOptions(search.id, activityParams(search.page)))),
    ],
  };
};

export default queries;
