import {
  getPointsAccountQueryOptions,
  getPointsListQueryOptions,
} from '#generated/client/points/points.ts';
import { lacksExtension } from '#/api/extensions.ts';
import { pointsParams } from './points-params.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';
import type { pointsSearch } from '../routes.ts';

const queries: PageQueries<typeof pointsSearch> = ({ search }) => ({
  deferred: lacksExtension('pointsAccount')
    ? []
    : [
        query(getPointsAccountQueryOptions()),
        query(getPointsListQueryOptions(pointsParams(search.page))),
      ],
});

export default queries;
