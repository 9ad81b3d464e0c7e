import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  ActivityDetail
} from '../../model/activityDetail.ts';

import type {
  ActivityProductPage
} from '../../model/activityProductPage.ts';

import type {
  ActivityProductsParams
} from '../../model/activityProductsParams.ts';

import type {
  BottomNavigation
} from '../../model/bottomNavigation.ts';

import type {
  ConfigRow
} from '../../model/configRow.ts';

import type {
  HomeActivity
} from '../../model/homeActivity.ts';

import type {
  HomeConfig
} from '../../model/homeConfig.ts';

import type {
  HomeProductsParams
} from '../../model/homeProductsParams.ts';

import type {
  HotKeyword
} from '../../model/hotKeyword.ts';

import type {
  MobileHome
} from '../../model/mobileHome.ts';

import type {
  PcHome
} from '../../model/pcHome.ts';

import type {
  ProductCardPage
} from '../../model/productCardPage.ts';

import type {
  ShopCurrency
} from '../../model/shopCurrency.ts';

import { apiRequest } from '../../../src/api/mutator.ts';
import type { ErrorType } from '../../../src/api/mutator.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Content of the home page and of the frame of every page. Contact fields: the configured channel and all channels after it in the order h5, hotline, message, email are set. The call is counted as a page visit.
 * @summary Banners, logo, currency and contact
 */
export const homeIndex = (

 signal?: AbortSignal
) => {


      return apiRequest<PcHome>(
      {url: `/api/pc/home/index`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getHomeIndexQueryKey = () => {
    return [
    `/api/pc/home/index`
    ] as const;
    }


export const getHomeIndexQueryOptions = <TData = Awaited<ReturnType<typeof homeIndex>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeIndex>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHomeIndexQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof homeIndex>>> = ({ signal }) => homeIndex(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof homeIndex>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type HomeIndexQueryResult = NonNullable<Awaited<ReturnType<typeof homeIndex>>>
export type HomeIndexQueryError = ErrorType<unknown>


export function useHomeIndex<TData = Awaited<ReturnType<typeof homeIndex>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeIndex>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof homeIndex>>,
          TError,
          Awaited<ReturnType<typeof homeIndex>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeIndex<TData = Awaited<ReturnType<typeof homeIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeIndex>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof homeIndex>>,
          TError,
          Awaited<ReturnType<typeof homeIndex>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeIndex<TData = Awaited<ReturnType<typeof homeIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banners, logo, currency and contact
 */

export function useHomeIndex<TData = Awaited<ReturnType<typeof homeIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHomeIndexQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getHomeIndexSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof homeIndex>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeIndex>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHomeIndexQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof homeIndex>>> = ({ signal }) => homeIndex(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeIndex>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type HomeIndexSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof homeIndex>>>
export type HomeIndexSuspenseQueryError = ErrorType<unknown>


export function useHomeIndexSuspense<TData = Awaited<ReturnType<typeof homeIndex>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeIndexSuspense<TData = Awaited<ReturnType<typeof homeIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeIndexSuspense<TData = Awaited<ReturnType<typeof homeIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banners, logo, currency and contact
 */

export function useHomeIndexSuspense<TData = Awaited<ReturnType<typeof homeIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHomeIndexSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Activities in the order set by the shop, each with its first sellable products: at most 8, or 3 for type 2. Activities without sellable products are left out.
 * @summary Activities on the home page
 */
export const homeActivities = (

 signal?: AbortSignal
) => {


      return apiRequest<HomeActivity[]>(
      {url: `/api/front/activity/index/list`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getHomeActivitiesQueryKey = () => {
    return [
    `/api/front/activity/index/list`
    ] as const;
    }


export const getHomeActivitiesQueryOptions = <TData = Awaited<ReturnType<typeof homeActivities>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeActivities>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHomeActivitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof homeActivities>>> = ({ signal }) => homeActivities(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof homeActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type HomeActivitiesQueryResult = NonNullable<Awaited<ReturnType<typeof homeActivities>>>
export type HomeActivitiesQueryError = ErrorType<unknown>


export function useHomeActivities<TData = Awaited<ReturnType<typeof homeActivities>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeActivities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof homeActivities>>,
          TError,
          Awaited<ReturnType<typeof homeActivities>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeActivities<TData = Awaited<ReturnType<typeof homeActivities>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeActivities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof homeActivities>>,
          TError,
          Awaited<ReturnType<typeof homeActivities>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeActivities<TData = Awaited<ReturnType<typeof homeActivities>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeActivities>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Activities on the home page
 */

export function useHomeActivities<TData = Awaited<ReturnType<typeof homeActivities>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeActivities>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHomeActivitiesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getHomeActivitiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof homeActivities>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeActivities>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHomeActivitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof homeActivities>>> = ({ signal }) => homeActivities(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type HomeActivitiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof homeActivities>>>
export type HomeActivitiesSuspenseQueryError = ErrorType<unknown>


export function useHomeActivitiesSuspense<TData = Awaited<ReturnType<typeof homeActivities>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeActivities>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeActivitiesSuspense<TData = Awaited<ReturnType<typeof homeActivities>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeActivities>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeActivitiesSuspense<TData = Awaited<ReturnType<typeof homeActivities>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeActivities>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Activities on the home page
 */

export function useHomeActivitiesSuspense<TData = Awaited<ReturnType<typeof homeActivities>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeActivities>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHomeActivitiesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sellable products only, in the order set for the activity.
 * @summary Products of an activity
 */
export const activityProducts = (
    aid: number,
    params?: ActivityProductsParams,
 signal?: AbortSignal
) => {


      return apiRequest<ActivityProductPage>(
      {url: `/api/front/activity/list/${encodeURIComponent(String(aid))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getActivityProductsQueryKey = (aid: number,
    params?: ActivityProductsParams,) => {
    return [
    `/api/front/activity/list/${aid}`, ...(params ? [params] : [])
    ] as const;
    }


export const getActivityProductsQueryOptions = <TData = Awaited<ReturnType<typeof activityProducts>>, TError = ErrorType<unknown>>(aid: number,
    params?: ActivityProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof activityProducts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getActivityProductsQueryKey(aid,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof activityProducts>>> = ({ signal }) => activityProducts(aid,params, signal);





   return  { queryKey, queryFn, enabled: aid !== null && aid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof activityProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ActivityProductsQueryResult = NonNullable<Awaited<ReturnType<typeof activityProducts>>>
export type ActivityProductsQueryError = ErrorType<unknown>


export function useActivityProducts<TData = Awaited<ReturnType<typeof activityProducts>>, TError = ErrorType<unknown>>(
 aid: number,
    params: undefined |  ActivityProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof activityProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof activityProducts>>,
          TError,
          Awaited<ReturnType<typeof activityProducts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useActivityProducts<TData = Awaited<ReturnType<typeof activityProducts>>, TError = ErrorType<unknown>>(
 aid: number,
    params?: ActivityProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof activityProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof activityProducts>>,
          TError,
          Awaited<ReturnType<typeof activityProducts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useActivityProducts<TData = Awaited<ReturnType<typeof activityProducts>>, TError = ErrorType<unknown>>(
 aid: number,
    params?: ActivityProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof activityProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Products of an activity
 */

export function useActivityProducts<TData = Awaited<ReturnType<typeof activityProducts>>, TError = ErrorType<unknown>>(
 aid: number,
    params?: ActivityProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof activityProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getActivityProductsQueryOptions(aid,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getActivityProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof activityProducts>>, TError = ErrorType<unknown>>(aid: number,
    params?: ActivityProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activityProducts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getActivityProductsQueryKey(aid,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof activityProducts>>> = ({ signal }) => activityProducts(aid,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof activityProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ActivityProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof activityProducts>>>
export type ActivityProductsSuspenseQueryError = ErrorType<unknown>


export function useActivityProductsSuspense<TData = Awaited<ReturnType<typeof activityProducts>>, TError = ErrorType<unknown>>(
 aid: number,
    params: undefined |  ActivityProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activityProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useActivityProductsSuspense<TData = Awaited<ReturnType<typeof activityProducts>>, TError = ErrorType<unknown>>(
 aid: number,
    params?: ActivityProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activityProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useActivityProductsSuspense<TData = Awaited<ReturnType<typeof activityProducts>>, TError = ErrorType<unknown>>(
 aid: number,
    params?: ActivityProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activityProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Products of an activity
 */

export function useActivityProductsSuspense<TData = Awaited<ReturnType<typeof activityProducts>>, TError = ErrorType<unknown>>(
 aid: number,
    params?: ActivityProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activityProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getActivityProductsSuspenseQueryOptions(aid,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Title, text and pictures for the head of its page; activityProducts lists the products.
 * @summary An activity
 */
export const activityDetail = (
    aid: number,
 signal?: AbortSignal
) => {


      return apiRequest<ActivityDetail>(
      {url: `/api/pc/activity/detail/${encodeURIComponent(String(aid))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getActivityDetailQueryKey = (aid: number,) => {
    return [
    `/api/pc/activity/detail/${aid}`
    ] as const;
    }


export const getActivityDetailQueryOptions = <TData = Awaited<ReturnType<typeof activityDetail>>, TError = ErrorType<unknown>>(aid: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof activityDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getActivityDetailQueryKey(aid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof activityDetail>>> = ({ signal }) => activityDetail(aid, signal);





   return  { queryKey, queryFn, enabled: aid !== null && aid !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof activityDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ActivityDetailQueryResult = NonNullable<Awaited<ReturnType<typeof activityDetail>>>
export type ActivityDetailQueryError = ErrorType<unknown>


export function useActivityDetail<TData = Awaited<ReturnType<typeof activityDetail>>, TError = ErrorType<unknown>>(
 aid: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof activityDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof activityDetail>>,
          TError,
          Awaited<ReturnType<typeof activityDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useActivityDetail<TData = Awaited<ReturnType<typeof activityDetail>>, TError = ErrorType<unknown>>(
 aid: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof activityDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof activityDetail>>,
          TError,
          Awaited<ReturnType<typeof activityDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useActivityDetail<TData = Awaited<ReturnType<typeof activityDetail>>, TError = ErrorType<unknown>>(
 aid: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof activityDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An activity
 */

export function useActivityDetail<TData = Awaited<ReturnType<typeof activityDetail>>, TError = ErrorType<unknown>>(
 aid: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof activityDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getActivityDetailQueryOptions(aid,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getActivityDetailSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof activityDetail>>, TError = ErrorType<unknown>>(aid: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activityDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getActivityDetailQueryKey(aid);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof activityDetail>>> = ({ signal }) => activityDetail(aid, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof activityDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ActivityDetailSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof activityDetail>>>
export type ActivityDetailSuspenseQueryError = ErrorType<unknown>


export function useActivityDetailSuspense<TData = Awaited<ReturnType<typeof activityDetail>>, TError = ErrorType<unknown>>(
 aid: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activityDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useActivityDetailSuspense<TData = Awaited<ReturnType<typeof activityDetail>>, TError = ErrorType<unknown>>(
 aid: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activityDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useActivityDetailSuspense<TData = Awaited<ReturnType<typeof activityDetail>>, TError = ErrorType<unknown>>(
 aid: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activityDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An activity
 */

export function useActivityDetailSuspense<TData = Awaited<ReturnType<typeof activityDetail>>, TError = ErrorType<unknown>>(
 aid: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof activityDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getActivityDetailSuspenseQueryOptions(aid,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Search terms recommended by the shop, in order, at most 20; null when none are configured. The search box shows the first 3.
 * @summary Hot keywords
 */
export const hotKeywords = (

 signal?: AbortSignal
) => {


      return apiRequest<HotKeyword[]>(
      {url: `/api/front/search/keyword`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getHotKeywordsQueryKey = () => {
    return [
    `/api/front/search/keyword`
    ] as const;
    }


export const getHotKeywordsQueryOptions = <TData = Awaited<ReturnType<typeof hotKeywords>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof hotKeywords>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHotKeywordsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof hotKeywords>>> = ({ signal }) => hotKeywords(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof hotKeywords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type HotKeywordsQueryResult = NonNullable<Awaited<ReturnType<typeof hotKeywords>>>
export type HotKeywordsQueryError = ErrorType<unknown>


export function useHotKeywords<TData = Awaited<ReturnType<typeof hotKeywords>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof hotKeywords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof hotKeywords>>,
          TError,
          Awaited<ReturnType<typeof hotKeywords>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHotKeywords<TData = Awaited<ReturnType<typeof hotKeywords>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof hotKeywords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof hotKeywords>>,
          TError,
          Awaited<ReturnType<typeof hotKeywords>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHotKeywords<TData = Awaited<ReturnType<typeof hotKeywords>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof hotKeywords>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hot keywords
 */

export function useHotKeywords<TData = Awaited<ReturnType<typeof hotKeywords>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof hotKeywords>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHotKeywordsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getHotKeywordsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof hotKeywords>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof hotKeywords>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHotKeywordsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof hotKeywords>>> = ({ signal }) => hotKeywords(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof hotKeywords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type HotKeywordsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof hotKeywords>>>
export type HotKeywordsSuspenseQueryError = ErrorType<unknown>


export function useHotKeywordsSuspense<TData = Awaited<ReturnType<typeof hotKeywords>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof hotKeywords>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHotKeywordsSuspense<TData = Awaited<ReturnType<typeof hotKeywords>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof hotKeywords>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHotKeywordsSuspense<TData = Awaited<ReturnType<typeof hotKeywords>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof hotKeywords>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Hot keywords
 */

export function useHotKeywordsSuspense<TData = Awaited<ReturnType<typeof hotKeywords>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof hotKeywords>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHotKeywordsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sellable products with stock, in the order set by the platform, newest first among equals. The home page loads 13 at a time.
 * @summary Recommended products
 */
export const homeProducts = (
    params?: HomeProductsParams,
 signal?: AbortSignal
) => {


      return apiRequest<ProductCardPage>(
      {url: `/api/front/index/product`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getHomeProductsQueryKey = (params?: HomeProductsParams,) => {
    return [
    `/api/front/index/product`, ...(params ? [params] : [])
    ] as const;
    }


export const getHomeProductsQueryOptions = <TData = Awaited<ReturnType<typeof homeProducts>>, TError = ErrorType<unknown>>(params?: HomeProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeProducts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHomeProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof homeProducts>>> = ({ signal }) => homeProducts(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof homeProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type HomeProductsQueryResult = NonNullable<Awaited<ReturnType<typeof homeProducts>>>
export type HomeProductsQueryError = ErrorType<unknown>


export function useHomeProducts<TData = Awaited<ReturnType<typeof homeProducts>>, TError = ErrorType<unknown>>(
 params: undefined |  HomeProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof homeProducts>>,
          TError,
          Awaited<ReturnType<typeof homeProducts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeProducts<TData = Awaited<ReturnType<typeof homeProducts>>, TError = ErrorType<unknown>>(
 params?: HomeProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof homeProducts>>,
          TError,
          Awaited<ReturnType<typeof homeProducts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeProducts<TData = Awaited<ReturnType<typeof homeProducts>>, TError = ErrorType<unknown>>(
 params?: HomeProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Recommended products
 */

export function useHomeProducts<TData = Awaited<ReturnType<typeof homeProducts>>, TError = ErrorType<unknown>>(
 params?: HomeProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHomeProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getHomeProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof homeProducts>>, TError = ErrorType<unknown>>(params?: HomeProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeProducts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHomeProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof homeProducts>>> = ({ signal }) => homeProducts(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type HomeProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof homeProducts>>>
export type HomeProductsSuspenseQueryError = ErrorType<unknown>


export function useHomeProductsSuspense<TData = Awaited<ReturnType<typeof homeProducts>>, TError = ErrorType<unknown>>(
 params: undefined |  HomeProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeProductsSuspense<TData = Awaited<ReturnType<typeof homeProducts>>, TError = ErrorType<unknown>>(
 params?: HomeProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeProductsSuspense<TData = Awaited<ReturnType<typeof homeProducts>>, TError = ErrorType<unknown>>(
 params?: HomeProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Recommended products
 */

export function useHomeProductsSuspense<TData = Awaited<ReturnType<typeof homeProducts>>, TError = ErrorType<unknown>>(
 params?: HomeProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHomeProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Extension: many backends do not have it and answer HTTP 404 or code 404, or code 401 to a caller without a token. The storefront requests it once, caches the result, and omits what depends on it.
 * @summary Top banner, QR codes and footer facts
 */
export const homeConfig = (

 signal?: AbortSignal
) => {


      return apiRequest<HomeConfig>(
      {url: `/api/front/pc/home/get/config`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getHomeConfigQueryKey = () => {
    return [
    `/api/front/pc/home/get/config`
    ] as const;
    }


export const getHomeConfigQueryOptions = <TData = Awaited<ReturnType<typeof homeConfig>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeConfig>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHomeConfigQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof homeConfig>>> = ({ signal }) => homeConfig(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof homeConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type HomeConfigQueryResult = NonNullable<Awaited<ReturnType<typeof homeConfig>>>
export type HomeConfigQueryError = ErrorType<unknown>


export function useHomeConfig<TData = Awaited<ReturnType<typeof homeConfig>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof homeConfig>>,
          TError,
          Awaited<ReturnType<typeof homeConfig>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeConfig<TData = Awaited<ReturnType<typeof homeConfig>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof homeConfig>>,
          TError,
          Awaited<ReturnType<typeof homeConfig>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeConfig<TData = Awaited<ReturnType<typeof homeConfig>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Top banner, QR codes and footer facts
 */

export function useHomeConfig<TData = Awaited<ReturnType<typeof homeConfig>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof homeConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHomeConfigQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getHomeConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof homeConfig>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeConfig>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getHomeConfigQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof homeConfig>>> = ({ signal }) => homeConfig(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type HomeConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof homeConfig>>>
export type HomeConfigSuspenseQueryError = ErrorType<unknown>


export function useHomeConfigSuspense<TData = Awaited<ReturnType<typeof homeConfig>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeConfigSuspense<TData = Awaited<ReturnType<typeof homeConfig>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useHomeConfigSuspense<TData = Awaited<ReturnType<typeof homeConfig>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Top banner, QR codes and footer facts
 */

export function useHomeConfigSuspense<TData = Awaited<ReturnType<typeof homeConfig>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof homeConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getHomeConfigSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The counterpart of homeIndex for small screens: other banners, a menu, tiles and the first categories. Contact fields are set in the same way. The call is counted as a page visit.
 * @summary Home page of the mobile client
 */
export const mobileHomeIndex = (

 signal?: AbortSignal
) => {


      return apiRequest<MobileHome>(
      {url: `/api/front/index`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getMobileHomeIndexQueryKey = () => {
    return [
    `/api/front/index`
    ] as const;
    }


export const getMobileHomeIndexQueryOptions = <TData = Awaited<ReturnType<typeof mobileHomeIndex>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof mobileHomeIndex>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMobileHomeIndexQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof mobileHomeIndex>>> = ({ signal }) => mobileHomeIndex(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof mobileHomeIndex>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MobileHomeIndexQueryResult = NonNullable<Awaited<ReturnType<typeof mobileHomeIndex>>>
export type MobileHomeIndexQueryError = ErrorType<unknown>


export function useMobileHomeIndex<TData = Awaited<ReturnType<typeof mobileHomeIndex>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof mobileHomeIndex>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof mobileHomeIndex>>,
          TError,
          Awaited<ReturnType<typeof mobileHomeIndex>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMobileHomeIndex<TData = Awaited<ReturnType<typeof mobileHomeIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof mobileHomeIndex>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof mobileHomeIndex>>,
          TError,
          Awaited<ReturnType<typeof mobileHomeIndex>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMobileHomeIndex<TData = Awaited<ReturnType<typeof mobileHomeIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof mobileHomeIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Home page of the mobile client
 */

export function useMobileHomeIndex<TData = Awaited<ReturnType<typeof mobileHomeIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof mobileHomeIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMobileHomeIndexQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMobileHomeIndexSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof mobileHomeIndex>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof mobileHomeIndex>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMobileHomeIndexQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof mobileHomeIndex>>> = ({ signal }) => mobileHomeIndex(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof mobileHomeIndex>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type MobileHomeIndexSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof mobileHomeIndex>>>
export type MobileHomeIndexSuspenseQueryError = ErrorType<unknown>


export function useMobileHomeIndexSuspense<TData = Awaited<ReturnType<typeof mobileHomeIndex>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof mobileHomeIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMobileHomeIndexSuspense<TData = Awaited<ReturnType<typeof mobileHomeIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof mobileHomeIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMobileHomeIndexSuspense<TData = Awaited<ReturnType<typeof mobileHomeIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof mobileHomeIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Home page of the mobile client
 */

export function useMobileHomeIndexSuspense<TData = Awaited<ReturnType<typeof mobileHomeIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof mobileHomeIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMobileHomeIndexSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * As `shopPayCurrency` of homeIndex, except that it is empty text when none is configured.
 * @summary Display currency
 */
export const payCurrency = (

 signal?: AbortSignal
) => {


      return apiRequest<ShopCurrency>(
      {url: `/api/front/index/paycurrency`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getPayCurrencyQueryKey = () => {
    return [
    `/api/front/index/paycurrency`
    ] as const;
    }


export const getPayCurrencyQueryOptions = <TData = Awaited<ReturnType<typeof payCurrency>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof payCurrency>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPayCurrencyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof payCurrency>>> = ({ signal }) => payCurrency(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof payCurrency>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PayCurrencyQueryResult = NonNullable<Awaited<ReturnType<typeof payCurrency>>>
export type PayCurrencyQueryError = ErrorType<unknown>


export function usePayCurrency<TData = Awaited<ReturnType<typeof payCurrency>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof payCurrency>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof payCurrency>>,
          TError,
          Awaited<ReturnType<typeof payCurrency>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePayCurrency<TData = Awaited<ReturnType<typeof payCurrency>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof payCurrency>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof payCurrency>>,
          TError,
          Awaited<ReturnType<typeof payCurrency>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePayCurrency<TData = Awaited<ReturnType<typeof payCurrency>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof payCurrency>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Display currency
 */

export function usePayCurrency<TData = Awaited<ReturnType<typeof payCurrency>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof payCurrency>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPayCurrencyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPayCurrencySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof payCurrency>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof payCurrency>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPayCurrencyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof payCurrency>>> = ({ signal }) => payCurrency(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof payCurrency>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type PayCurrencySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof payCurrency>>>
export type PayCurrencySuspenseQueryError = ErrorType<unknown>


export function usePayCurrencySuspense<TData = Awaited<ReturnType<typeof payCurrency>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof payCurrency>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePayCurrencySuspense<TData = Awaited<ReturnType<typeof payCurrency>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof payCurrency>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePayCurrencySuspense<TData = Awaited<ReturnType<typeof payCurrency>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof payCurrency>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Display currency
 */

export function usePayCurrencySuspense<TData = Awaited<ReturnType<typeof payCurrency>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof payCurrency>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPayCurrencySuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The row of the configuration that holds the number of the theme.
 * @summary Colour theme of the mobile client
 */
export const colorConfig = (

 signal?: AbortSignal
) => {


      return apiRequest<ConfigRow>(
      {url: `/api/front/index/color/config`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getColorConfigQueryKey = () => {
    return [
    `/api/front/index/color/config`
    ] as const;
    }


export const getColorConfigQueryOptions = <TData = Awaited<ReturnType<typeof colorConfig>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof colorConfig>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getColorConfigQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof colorConfig>>> = ({ signal }) => colorConfig(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof colorConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ColorConfigQueryResult = NonNullable<Awaited<ReturnType<typeof colorConfig>>>
export type ColorConfigQueryError = ErrorType<unknown>


export function useColorConfig<TData = Awaited<ReturnType<typeof colorConfig>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof colorConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof colorConfig>>,
          TError,
          Awaited<ReturnType<typeof colorConfig>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useColorConfig<TData = Awaited<ReturnType<typeof colorConfig>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof colorConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof colorConfig>>,
          TError,
          Awaited<ReturnType<typeof colorConfig>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useColorConfig<TData = Awaited<ReturnType<typeof colorConfig>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof colorConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Colour theme of the mobile client
 */

export function useColorConfig<TData = Awaited<ReturnType<typeof colorConfig>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof colorConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getColorConfigQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getColorConfigSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof colorConfig>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof colorConfig>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getColorConfigQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof colorConfig>>> = ({ signal }) => colorConfig(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof colorConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ColorConfigSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof colorConfig>>>
export type ColorConfigSuspenseQueryError = ErrorType<unknown>


export function useColorConfigSuspense<TData = Awaited<ReturnType<typeof colorConfig>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof colorConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useColorConfigSuspense<TData = Awaited<ReturnType<typeof colorConfig>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof colorConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useColorConfigSuspense<TData = Awaited<ReturnType<typeof colorConfig>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof colorConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Colour theme of the mobile client
 */

export function useColorConfigSuspense<TData = Awaited<ReturnType<typeof colorConfig>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof colorConfig>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getColorConfigSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Tabs of the bar, in order.
 * @summary Bar at the foot of the mobile client
 */
export const bottomNavigation = (

 signal?: AbortSignal
) => {


      return apiRequest<BottomNavigation>(
      {url: `/api/front/index/bottom/navigation`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getBottomNavigationQueryKey = () => {
    return [
    `/api/front/index/bottom/navigation`
    ] as const;
    }


export const getBottomNavigationQueryOptions = <TData = Awaited<ReturnType<typeof bottomNavigation>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bottomNavigation>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBottomNavigationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bottomNavigation>>> = ({ signal }) => bottomNavigation(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bottomNavigation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BottomNavigationQueryResult = NonNullable<Awaited<ReturnType<typeof bottomNavigation>>>
export type BottomNavigationQueryError = ErrorType<unknown>


export function useBottomNavigation<TData = Awaited<ReturnType<typeof bottomNavigation>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bottomNavigation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bottomNavigation>>,
          TError,
          Awaited<ReturnType<typeof bottomNavigation>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBottomNavigation<TData = Awaited<ReturnType<typeof bottomNavigation>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bottomNavigation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bottomNavigation>>,
          TError,
          Awaited<ReturnType<typeof bottomNavigation>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBottomNavigation<TData = Awaited<ReturnType<typeof bottomNavigation>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bottomNavigation>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Bar at the foot of the mobile client
 */

export function useBottomNavigation<TData = Awaited<ReturnType<typeof bottomNavigation>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bottomNavigation>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBottomNavigationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBottomNavigationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bottomNavigation>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bottomNavigation>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBottomNavigationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bottomNavigation>>> = ({ signal }) => bottomNavigation(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bottomNavigation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type BottomNavigationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bottomNavigation>>>
export type BottomNavigationSuspenseQueryError = ErrorType<unknown>


export function useBottomNavigationSuspense<TData = Awaited<ReturnType<typeof bottomNavigation>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bottomNavigation>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBottomNavigationSuspense<TData = Awaited<ReturnType<typeof bottomNavigation>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bottomNavigation>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBottomNavigationSuspense<TData = Awaited<ReturnType<typeof bottomNavigation>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bottomNavigation>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Bar at the foot of the mobile client
 */

export function useBottomNavigationSuspense<TData = Awaited<ReturnType<typeof bottomNavigation>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bottomNavigation>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBottomNavigationSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Pictures in answers already include it.
 * @summary Address that pictures are served from
 */
export const imageDomain = (

 signal?: AbortSignal
) => {


      return apiRequest<string>(
      {url: `/api/front/image/domain`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getImageDomainQueryKey = () => {
    return [
    `/api/front/image/domain`
    ] as const;
    }


export const getImageDomainQueryOptions = <TData = Awaited<ReturnType<typeof imageDomain>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof imageDomain>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getImageDomainQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof imageDomain>>> = ({ signal }) => imageDomain(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof imageDomain>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ImageDomainQueryResult = NonNullable<Awaited<ReturnType<typeof imageDomain>>>
export type ImageDomainQueryError = ErrorType<unknown>


export function useImageDomain<TData = Awaited<ReturnType<typeof imageDomain>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof imageDomain>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof imageDomain>>,
          TError,
          Awaited<ReturnType<typeof imageDomain>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useImageDomain<TData = Awaited<ReturnType<typeof imageDomain>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof imageDomain>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof imageDomain>>,
          TError,
          Awaited<ReturnType<typeof imageDomain>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useImageDomain<TData = Awaited<ReturnType<typeof imageDomain>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof imageDomain>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Address that pictures are served from
 */

export function useImageDomain<TData = Awaited<ReturnType<typeof imageDomain>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof imageDomain>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getImageDomainQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getImageDomainSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof imageDomain>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof imageDomain>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getImageDomainQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof imageDomain>>> = ({ signal }) => imageDomain(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof imageDomain>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ImageDomainSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof imageDomain>>>
export type ImageDomainSuspenseQueryError = ErrorType<unknown>


export function useImageDomainSuspense<TData = Awaited<ReturnType<typeof imageDomain>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof imageDomain>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useImageDomainSuspense<TData = Awaited<ReturnType<typeof imageDomain>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof imageDomain>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useImageDomainSuspense<TData = Awaited<ReturnType<typeof imageDomain>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof imageDomain>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Address that pictures are served from
 */

export function useImageDomainSuspense<TData = Awaited<ReturnType<typeof imageDomain>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof imageDomain>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getImageDomainSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






