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
  PcHome
} from '../../model/pcHome.ts';

import type {
  ProductCardPage
} from '../../model/productCardPage.ts';

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
 * What the home page and the frame of every page are dressed with. Contact addresses fall through: the configured way of contact and those after it in the order h5, hotline, message, email are filled. The call is counted as a page visit.
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
 * Activities in the order the shop has set, each with its first sellable goods: at most 8, at most 3 when the type is 2. Activities without sellable goods are left out.
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
 * Search terms the shop recommends, in order, at most 20; null when none are configured. The search box shows the first 3.
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
 * Sellable goods with stock, in the order the platform has set, newest first among equals. The home page loads 13 at a time.
 * @summary Recommended goods
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
 * @summary Recommended goods
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
 * @summary Recommended goods
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
 * Extension: many backends do not have it and answer HTTP 404 or code 404. The storefront asks once, remembers, and leaves out what depends on it.
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






