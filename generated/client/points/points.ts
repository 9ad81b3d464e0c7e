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
  PointsAccount
} from '../../model/pointsAccount.ts';

import type {
  PointsListParams
} from '../../model/pointsListParams.ts';

import type {
  PointsPage
} from '../../model/pointsPage.ts';

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
 * Sums of the points of the caller. Points of a purchase are frozen at first and added later.
 * @summary Points account
 */
export const pointsAccount = (

 signal?: AbortSignal
) => {


      return apiRequest<PointsAccount>(
      {url: `/api/front/user/center/my/integral`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getPointsAccountQueryKey = () => {
    return [
    `/api/front/user/center/my/integral`
    ] as const;
    }


export const getPointsAccountQueryOptions = <TData = Awaited<ReturnType<typeof pointsAccount>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pointsAccount>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPointsAccountQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof pointsAccount>>> = ({ signal }) => pointsAccount(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof pointsAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PointsAccountQueryResult = NonNullable<Awaited<ReturnType<typeof pointsAccount>>>
export type PointsAccountQueryError = ErrorType<unknown>


export function usePointsAccount<TData = Awaited<ReturnType<typeof pointsAccount>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof pointsAccount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof pointsAccount>>,
          TError,
          Awaited<ReturnType<typeof pointsAccount>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePointsAccount<TData = Awaited<ReturnType<typeof pointsAccount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pointsAccount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof pointsAccount>>,
          TError,
          Awaited<ReturnType<typeof pointsAccount>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePointsAccount<TData = Awaited<ReturnType<typeof pointsAccount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pointsAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Points account
 */

export function usePointsAccount<TData = Awaited<ReturnType<typeof pointsAccount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pointsAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPointsAccountQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPointsAccountSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof pointsAccount>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pointsAccount>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPointsAccountQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof pointsAccount>>> = ({ signal }) => pointsAccount(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof pointsAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type PointsAccountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof pointsAccount>>>
export type PointsAccountSuspenseQueryError = ErrorType<unknown>


export function usePointsAccountSuspense<TData = Awaited<ReturnType<typeof pointsAccount>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pointsAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePointsAccountSuspense<TData = Awaited<ReturnType<typeof pointsAccount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pointsAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePointsAccountSuspense<TData = Awaited<ReturnType<typeof pointsAccount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pointsAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Points account
 */

export function usePointsAccountSuspense<TData = Awaited<ReturnType<typeof pointsAccount>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pointsAccount>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPointsAccountSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Effective entries, the latest first. Frozen and void ones are not listed.
 * @summary Points earned and spent
 */
export const pointsList = (
    params?: PointsListParams,
 signal?: AbortSignal
) => {


      return apiRequest<PointsPage>(
      {url: `/api/front/user/center/integral/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getPointsListQueryKey = (params?: PointsListParams,) => {
    return [
    `/api/front/user/center/integral/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getPointsListQueryOptions = <TData = Awaited<ReturnType<typeof pointsList>>, TError = ErrorType<unknown>>(params?: PointsListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pointsList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPointsListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof pointsList>>> = ({ signal }) => pointsList(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof pointsList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PointsListQueryResult = NonNullable<Awaited<ReturnType<typeof pointsList>>>
export type PointsListQueryError = ErrorType<unknown>


export function usePointsList<TData = Awaited<ReturnType<typeof pointsList>>, TError = ErrorType<unknown>>(
 params: undefined |  PointsListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof pointsList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof pointsList>>,
          TError,
          Awaited<ReturnType<typeof pointsList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePointsList<TData = Awaited<ReturnType<typeof pointsList>>, TError = ErrorType<unknown>>(
 params?: PointsListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pointsList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof pointsList>>,
          TError,
          Awaited<ReturnType<typeof pointsList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePointsList<TData = Awaited<ReturnType<typeof pointsList>>, TError = ErrorType<unknown>>(
 params?: PointsListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pointsList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Points earned and spent
 */

export function usePointsList<TData = Awaited<ReturnType<typeof pointsList>>, TError = ErrorType<unknown>>(
 params?: PointsListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof pointsList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPointsListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPointsListSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof pointsList>>, TError = ErrorType<unknown>>(params?: PointsListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pointsList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPointsListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof pointsList>>> = ({ signal }) => pointsList(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof pointsList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type PointsListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof pointsList>>>
export type PointsListSuspenseQueryError = ErrorType<unknown>


export function usePointsListSuspense<TData = Awaited<ReturnType<typeof pointsList>>, TError = ErrorType<unknown>>(
 params: undefined |  PointsListParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pointsList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePointsListSuspense<TData = Awaited<ReturnType<typeof pointsList>>, TError = ErrorType<unknown>>(
 params?: PointsListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pointsList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePointsListSuspense<TData = Awaited<ReturnType<typeof pointsList>>, TError = ErrorType<unknown>>(
 params?: PointsListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pointsList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Points earned and spent
 */

export function usePointsListSuspense<TData = Awaited<ReturnType<typeof pointsList>>, TError = ErrorType<unknown>>(
 params?: PointsListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof pointsList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPointsListSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






