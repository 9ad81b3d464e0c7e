import {
  getActivityDetailQueryOptions,
  getActivityProductsQueryOptions,
} from '#generated/client/home/home.ts';
import { activityParams } from './activity-query.ts';
import { allowFailure, type PageQueries, query } from '#/router/page-queries.ts';
import type { activitySearch } from '../routes.ts';

const queries: PageQueries<typeof activitySearch> = ({ search }) => {
  return {
    critical: [
      query(getActivityDetailQueryOptions(search.id)),
      allowFailure(query(getActivityProductsQueryOptions(search.id, activityParams(search.page)))),
    ],
  };
};

export default queries;
