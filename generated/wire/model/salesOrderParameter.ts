import type { SortDirection } from './sortDirection.ts';

export type SalesOrderParameter = SortDirection;
