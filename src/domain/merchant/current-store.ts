import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { create } from 'zustand';
import type { MerchantService } from '#generated/model/merchantService.ts';

/** A store and the query of its customer service. */
export interface CurrentStore {
  name: string;
  service: UseQueryOptions<MerchantService> & { queryKey: QueryKey };
}

/** The store of the current page; set by pages, read by the layout. */
export const useCurrentStore = create<{ store: CurrentStore | null }>(() => ({ store: null }));
