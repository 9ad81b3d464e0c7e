import type { SortDirection } from './sortDirection.ts';

export type PriceOrderParameter = SortDirection;
