import { pageNumber, positiveInteger, required } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

export const activitySearch = searchParams({ id: required(positiveInteger), page: pageNumber });
