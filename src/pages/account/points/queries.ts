import {
  getPointsAccountQueryOptions,
  getPointsListQueryOptions,
} from '#generated/client/points/points.ts';
import { lacksExtension } from '#/api/extensions.ts';
import { pointsParams } from './points-params.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { SearchOf } from '#/router/search-params.ts';
import type { pointsSearch } from './route.ts';

const queries: PageQueries<SearchOf<typeof pointsSearch>> = ({ search }) => ({
  deferred: lacksExtension('pointsAccount')
    ? []
    : [
        query(getPointsAccountQueryOptions()),
        query(getPointsListQueryOptions(pointsParams(search.page))),
      ],
});

export default queries;
