import { getLoginMethodsQueryOptions } from '#generated/client/login/login.ts';
import { query, type PageQueries } from '#/router/page-queries.ts';

const queries: PageQueries = () => ({ critical: [query(getLoginMethodsQueryOptions())] });

export default queries;
