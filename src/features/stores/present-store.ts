import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { create } from 'zustand';
import type { MerchantService } from '../../../generated/model/merchantService.ts';

/** A store, and how its customer service is asked for. */
export interface PresentStore {
  name: string;
  service: UseQueryOptions<MerchantService> & { queryKey: QueryKey };
}

/** The store whose page is shown, or whose goods; pages tell it, the frame asks. */
export const usePresentStore = create<{ store: PresentStore | null }>(() => ({ store: null }));
