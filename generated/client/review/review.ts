import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  MyReviewPage
} from '../../model/myReviewPage.ts';

import type {
  MyReviewsParams
} from '../../model/myReviewsParams.ts';

import type {
  ReviewAdd
} from '../../model/reviewAdd.ts';

import type {
  ReviewableLinePage
} from '../../model/reviewableLinePage.ts';

import type {
  ReviewableLinesParams
} from '../../model/reviewableLinesParams.ts';

import { apiRequest } from '../../../src/api/mutator.ts';
import type { ErrorType , BodyType } from '../../../src/api/mutator.ts';




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
 * Lines of the caller's completed orders without a review, newest first. Deleted orders are left out, refunded ones are not.
 * @summary Products waiting for a review
 */
export const reviewableLines = (
    params?: ReviewableLinesParams,
 signal?: AbortSignal
) => {


      return apiRequest<ReviewableLinePage>(
      {url: `/api/front/order/reply/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getReviewableLinesQueryKey = (params?: ReviewableLinesParams,) => {
    return [
    `/api/front/order/reply/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getReviewableLinesQueryOptions = <TData = Awaited<ReturnType<typeof reviewableLines>>, TError = ErrorType<unknown>>(params?: ReviewableLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewableLines>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReviewableLinesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewableLines>>> = ({ signal }) => reviewableLines(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof reviewableLines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ReviewableLinesQueryResult = NonNullable<Awaited<ReturnType<typeof reviewableLines>>>
export type ReviewableLinesQueryError = ErrorType<unknown>


export function useReviewableLines<TData = Awaited<ReturnType<typeof reviewableLines>>, TError = ErrorType<unknown>>(
 params: undefined |  ReviewableLinesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewableLines>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof reviewableLines>>,
          TError,
          Awaited<ReturnType<typeof reviewableLines>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReviewableLines<TData = Awaited<ReturnType<typeof reviewableLines>>, TError = ErrorType<unknown>>(
 params?: ReviewableLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewableLines>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof reviewableLines>>,
          TError,
          Awaited<ReturnType<typeof reviewableLines>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReviewableLines<TData = Awaited<ReturnType<typeof reviewableLines>>, TError = ErrorType<unknown>>(
 params?: ReviewableLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewableLines>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Products waiting for a review
 */

export function useReviewableLines<TData = Awaited<ReturnType<typeof reviewableLines>>, TError = ErrorType<unknown>>(
 params?: ReviewableLinesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof reviewableLines>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReviewableLinesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReviewableLinesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof reviewableLines>>, TError = ErrorType<unknown>>(params?: ReviewableLinesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewableLines>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getReviewableLinesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof reviewableLines>>> = ({ signal }) => reviewableLines(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewableLines>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ReviewableLinesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof reviewableLines>>>
export type ReviewableLinesSuspenseQueryError = ErrorType<unknown>


export function useReviewableLinesSuspense<TData = Awaited<ReturnType<typeof reviewableLines>>, TError = ErrorType<unknown>>(
 params: undefined |  ReviewableLinesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewableLines>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReviewableLinesSuspense<TData = Awaited<ReturnType<typeof reviewableLines>>, TError = ErrorType<unknown>>(
 params?: ReviewableLinesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewableLines>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useReviewableLinesSuspense<TData = Awaited<ReturnType<typeof reviewableLines>>, TError = ErrorType<unknown>>(
 params?: ReviewableLinesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewableLines>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Products waiting for a review
 */

export function useReviewableLinesSuspense<TData = Awaited<ReturnType<typeof reviewableLines>>, TError = ErrorType<unknown>>(
 params?: ReviewableLinesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof reviewableLines>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getReviewableLinesSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Reviews of the caller, newest first, with the replies of the merchants. Reviews of deleted orders are included.
 * @summary My reviews
 */
export const myReviews = (
    params?: MyReviewsParams,
 signal?: AbortSignal
) => {


      return apiRequest<MyReviewPage>(
      {url: `/api/front/order/reply/my/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getMyReviewsQueryKey = (params?: MyReviewsParams,) => {
    return [
    `/api/front/order/reply/my/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getMyReviewsQueryOptions = <TData = Awaited<ReturnType<typeof myReviews>>, TError = ErrorType<unknown>>(params?: MyReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof myReviews>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMyReviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof myReviews>>> = ({ signal }) => myReviews(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof myReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MyReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof myReviews>>>
export type MyReviewsQueryError = ErrorType<unknown>


export function useMyReviews<TData = Awaited<ReturnType<typeof myReviews>>, TError = ErrorType<unknown>>(
 params: undefined |  MyReviewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof myReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof myReviews>>,
          TError,
          Awaited<ReturnType<typeof myReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMyReviews<TData = Awaited<ReturnType<typeof myReviews>>, TError = ErrorType<unknown>>(
 params?: MyReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof myReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof myReviews>>,
          TError,
          Awaited<ReturnType<typeof myReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMyReviews<TData = Awaited<ReturnType<typeof myReviews>>, TError = ErrorType<unknown>>(
 params?: MyReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof myReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My reviews
 */

export function useMyReviews<TData = Awaited<ReturnType<typeof myReviews>>, TError = ErrorType<unknown>>(
 params?: MyReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof myReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMyReviewsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMyReviewsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof myReviews>>, TError = ErrorType<unknown>>(params?: MyReviewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof myReviews>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMyReviewsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof myReviews>>> = ({ signal }) => myReviews(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof myReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type MyReviewsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof myReviews>>>
export type MyReviewsSuspenseQueryError = ErrorType<unknown>


export function useMyReviewsSuspense<TData = Awaited<ReturnType<typeof myReviews>>, TError = ErrorType<unknown>>(
 params: undefined |  MyReviewsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof myReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMyReviewsSuspense<TData = Awaited<ReturnType<typeof myReviews>>, TError = ErrorType<unknown>>(
 params?: MyReviewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof myReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMyReviewsSuspense<TData = Awaited<ReturnType<typeof myReviews>>, TError = ErrorType<unknown>>(
 params?: MyReviewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof myReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My reviews
 */

export function useMyReviewsSuspense<TData = Awaited<ReturnType<typeof myReviews>>, TError = ErrorType<unknown>>(
 params?: MyReviewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof myReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMyReviewsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One review per order line, once it was received. It is published immediately, counts for the product, and cannot be changed.
 * @summary Review a product
 */
export const reviewAdd = (
    reviewAddBody: BodyType<ReviewAdd>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/order/comment`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: reviewAddBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getReviewAddMutationKey = () => ['reviewAdd'] as const;

export const getReviewAddMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewAdd>>, TError,ReviewAddMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof reviewAdd>>, TError,ReviewAddMutationVariables, TContext> => {

const mutationKey = getReviewAddMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reviewAdd>>, ReviewAddMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reviewAdd(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReviewAddMutationResult = NonNullable<Awaited<ReturnType<typeof reviewAdd>>>
    export type ReviewAddMutationBody = BodyType<ReviewAdd>
    export type ReviewAddMutationError = ErrorType<unknown>
    export type ReviewAddMutationVariables = {data: BodyType<ReviewAdd>}

    /**
 * @summary Review a product
 */
export const useReviewAdd = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reviewAdd>>, TError,ReviewAddMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reviewAdd>>,
        TError,
        ReviewAddMutationVariables,
        TContext
      > => {
      return useMutation(getReviewAddMutationOptions(options), queryClient);
    }
