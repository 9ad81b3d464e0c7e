import {
  getActivityDetailQueryOptions,
  getActivityProductsQueryOptions,
} from '#generated/client/home/home.ts';
import { activityParams } from './activity-query.ts';
import { allowFailure, type PageQueries, query } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';
import type { activitySearch } from './route.ts';

const queries: PageQueries<SearchOf<typeof activitySearch>> = ({ search }) => {
  return {
    critical: [
      query(getActivityDetailQueryOptions(search.id)),
      allowFailure(query(getActivityProductsQueryOptions(search.id, activityParams(search.page)))),
    ],
  };
};

export default queries;
