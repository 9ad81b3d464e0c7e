import { getLoginMethodsQueryOptions } from '#generated/client/login/login.ts';
import { type PageQueries, query } from '#/router/page-queries.ts';

const queries: PageQueries = () => ({ deferred: [query(getLoginMethodsQueryOptions())] });

export default queries;
