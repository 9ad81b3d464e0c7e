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
  MerchantCardPage
} from '../../model/merchantCardPage.ts';

import type {
  MerchantSearchParams
} from '../../model/merchantSearchParams.ts';

import type {
  MerchantStreetParams
} from '../../model/merchantStreetParams.ts';

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
 * Open stores that match all given filters, most stars first.
 * @summary Search stores
 */
export const merchantSearch = (
    params?: MerchantSearchParams,
 signal?: AbortSignal
) => {


      return apiRequest<MerchantCardPage>(
      {url: `/api/front/merchant/search/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getMerchantSearchQueryKey = (params?: MerchantSearchParams,) => {
    return [
    `/api/front/merchant/search/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getMerchantSearchQueryOptions = <TData = Awaited<ReturnType<typeof merchantSearch>>, TError = ErrorType<unknown>>(params?: MerchantSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantSearch>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantSearchQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantSearch>>> = ({ signal }) => merchantSearch(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof merchantSearch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MerchantSearchQueryResult = NonNullable<Awaited<ReturnType<typeof merchantSearch>>>
export type MerchantSearchQueryError = ErrorType<unknown>


export function useMerchantSearch<TData = Awaited<ReturnType<typeof merchantSearch>>, TError = ErrorType<unknown>>(
 params: undefined |  MerchantSearchParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantSearch>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantSearch>>,
          TError,
          Awaited<ReturnType<typeof merchantSearch>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantSearch<TData = Awaited<ReturnType<typeof merchantSearch>>, TError = ErrorType<unknown>>(
 params?: MerchantSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantSearch>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantSearch>>,
          TError,
          Awaited<ReturnType<typeof merchantSearch>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantSearch<TData = Awaited<ReturnType<typeof merchantSearch>>, TError = ErrorType<unknown>>(
 params?: MerchantSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantSearch>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search stores
 */

export function useMerchantSearch<TData = Awaited<ReturnType<typeof merchantSearch>>, TError = ErrorType<unknown>>(
 params?: MerchantSearchParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantSearch>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantSearchQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMerchantSearchSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof merchantSearch>>, TError = ErrorType<unknown>>(params?: MerchantSearchParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantSearch>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantSearchQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantSearch>>> = ({ signal }) => merchantSearch(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantSearch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type MerchantSearchSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof merchantSearch>>>
export type MerchantSearchSuspenseQueryError = ErrorType<unknown>


export function useMerchantSearchSuspense<TData = Awaited<ReturnType<typeof merchantSearch>>, TError = ErrorType<unknown>>(
 params: undefined |  MerchantSearchParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantSearch>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantSearchSuspense<TData = Awaited<ReturnType<typeof merchantSearch>>, TError = ErrorType<unknown>>(
 params?: MerchantSearchParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantSearch>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantSearchSuspense<TData = Awaited<ReturnType<typeof merchantSearch>>, TError = ErrorType<unknown>>(
 params?: MerchantSearchParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantSearch>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search stores
 */

export function useMerchantSearchSuspense<TData = Awaited<ReturnType<typeof merchantSearch>>, TError = ErrorType<unknown>>(
 params?: MerchantSearchParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantSearch>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantSearchSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All open stores, recommended ones first.
 * @summary Store street
 */
export const merchantStreet = (
    params?: MerchantStreetParams,
 signal?: AbortSignal
) => {


      return apiRequest<MerchantCardPage>(
      {url: `/api/front/merchant/street`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getMerchantStreetQueryKey = (params?: MerchantStreetParams,) => {
    return [
    `/api/front/merchant/street`, ...(params ? [params] : [])
    ] as const;
    }


export const getMerchantStreetQueryOptions = <TData = Awaited<ReturnType<typeof merchantStreet>>, TError = ErrorType<unknown>>(params?: MerchantStreetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantStreet>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantStreetQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantStreet>>> = ({ signal }) => merchantStreet(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof merchantStreet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MerchantStreetQueryResult = NonNullable<Awaited<ReturnType<typeof merchantStreet>>>
export type MerchantStreetQueryError = ErrorType<unknown>


export function useMerchantStreet<TData = Awaited<ReturnType<typeof merchantStreet>>, TError = ErrorType<unknown>>(
 params: undefined |  MerchantStreetParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantStreet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantStreet>>,
          TError,
          Awaited<ReturnType<typeof merchantStreet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantStreet<TData = Awaited<ReturnType<typeof merchantStreet>>, TError = ErrorType<unknown>>(
 params?: MerchantStreetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantStreet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantStreet>>,
          TError,
          Awaited<ReturnType<typeof merchantStreet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantStreet<TData = Awaited<ReturnType<typeof merchantStreet>>, TError = ErrorType<unknown>>(
 params?: MerchantStreetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantStreet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Store street
 */

export function useMerchantStreet<TData = Awaited<ReturnType<typeof merchantStreet>>, TError = ErrorType<unknown>>(
 params?: MerchantStreetParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantStreet>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantStreetQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMerchantStreetSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof merchantStreet>>, TError = ErrorType<unknown>>(params?: MerchantStreetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantStreet>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantStreetQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantStreet>>> = ({ signal }) => merchantStreet(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantStreet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type MerchantStreetSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof merchantStreet>>>
export type MerchantStreetSuspenseQueryError = ErrorType<unknown>


export function useMerchantStreetSuspense<TData = Awaited<ReturnType<typeof merchantStreet>>, TError = ErrorType<unknown>>(
 params: undefined |  MerchantStreetParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantStreet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantStreetSuspense<TData = Awaited<ReturnType<typeof merchantStreet>>, TError = ErrorType<unknown>>(
 params?: MerchantStreetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantStreet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantStreetSuspense<TData = Awaited<ReturnType<typeof merchantStreet>>, TError = ErrorType<unknown>>(
 params?: MerchantStreetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantStreet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Store street
 */

export function useMerchantStreetSuspense<TData = Awaited<ReturnType<typeof merchantStreet>>, TError = ErrorType<unknown>>(
 params?: MerchantStreetParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantStreet>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantStreetSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






