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
  CollectMerchantListParams
} from '../../model/collectMerchantListParams.ts';

import type {
  CollectProductAdd
} from '../../model/collectProductAdd.ts';

import type {
  CollectProductBatch
} from '../../model/collectProductBatch.ts';

import type {
  CollectProductDelete
} from '../../model/collectProductDelete.ts';

import type {
  CollectProductListParams
} from '../../model/collectProductListParams.ts';

import type {
  CollectedProductPage
} from '../../model/collectedProductPage.ts';

import type {
  FollowedMerchantPage
} from '../../model/followedMerchantPage.ts';

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
 * Newest first. Products off the shelf are left out, of the total too, while `collectCount` of userInfo still counts them.
 * @summary The wishlist
 */
export const collectProductList = (
    params?: CollectProductListParams,
 signal?: AbortSignal
) => {


      return apiRequest<CollectedProductPage>(
      {url: `/api/front/collect/product/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCollectProductListQueryKey = (params?: CollectProductListParams,) => {
    return [
    `/api/front/collect/product/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getCollectProductListQueryOptions = <TData = Awaited<ReturnType<typeof collectProductList>>, TError = ErrorType<unknown>>(params?: CollectProductListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof collectProductList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCollectProductListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof collectProductList>>> = ({ signal }) => collectProductList(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof collectProductList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CollectProductListQueryResult = NonNullable<Awaited<ReturnType<typeof collectProductList>>>
export type CollectProductListQueryError = ErrorType<unknown>


export function useCollectProductList<TData = Awaited<ReturnType<typeof collectProductList>>, TError = ErrorType<unknown>>(
 params: undefined |  CollectProductListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof collectProductList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof collectProductList>>,
          TError,
          Awaited<ReturnType<typeof collectProductList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCollectProductList<TData = Awaited<ReturnType<typeof collectProductList>>, TError = ErrorType<unknown>>(
 params?: CollectProductListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof collectProductList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof collectProductList>>,
          TError,
          Awaited<ReturnType<typeof collectProductList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCollectProductList<TData = Awaited<ReturnType<typeof collectProductList>>, TError = ErrorType<unknown>>(
 params?: CollectProductListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof collectProductList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The wishlist
 */

export function useCollectProductList<TData = Awaited<ReturnType<typeof collectProductList>>, TError = ErrorType<unknown>>(
 params?: CollectProductListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof collectProductList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCollectProductListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCollectProductListSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof collectProductList>>, TError = ErrorType<unknown>>(params?: CollectProductListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof collectProductList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCollectProductListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof collectProductList>>> = ({ signal }) => collectProductList(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof collectProductList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CollectProductListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof collectProductList>>>
export type CollectProductListSuspenseQueryError = ErrorType<unknown>


export function useCollectProductListSuspense<TData = Awaited<ReturnType<typeof collectProductList>>, TError = ErrorType<unknown>>(
 params: undefined |  CollectProductListParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof collectProductList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCollectProductListSuspense<TData = Awaited<ReturnType<typeof collectProductList>>, TError = ErrorType<unknown>>(
 params?: CollectProductListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof collectProductList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCollectProductListSuspense<TData = Awaited<ReturnType<typeof collectProductList>>, TError = ErrorType<unknown>>(
 params?: CollectProductListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof collectProductList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The wishlist
 */

export function useCollectProductListSuspense<TData = Awaited<ReturnType<typeof collectProductList>>, TError = ErrorType<unknown>>(
 params?: CollectProductListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof collectProductList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCollectProductListSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Not idempotent: a product that is already on the list is refused with an unspecific message. Clients treat that as success when the product is on the list.
 * @summary Add a product to the wishlist
 */
export const collectProductAdd = (
    collectProductAddBody: BodyType<CollectProductAdd>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/collect/add/product`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: collectProductAddBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getCollectProductAddMutationKey = () => ['collectProductAdd'] as const;

export const getCollectProductAddMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectProductAdd>>, TError,CollectProductAddMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof collectProductAdd>>, TError,CollectProductAddMutationVariables, TContext> => {

const mutationKey = getCollectProductAddMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectProductAdd>>, CollectProductAddMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  collectProductAdd(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CollectProductAddMutationResult = NonNullable<Awaited<ReturnType<typeof collectProductAdd>>>
    export type CollectProductAddMutationBody = BodyType<CollectProductAdd>
    export type CollectProductAddMutationError = ErrorType<unknown>
    export type CollectProductAddMutationVariables = {data: BodyType<CollectProductAdd>}

    /**
 * @summary Add a product to the wishlist
 */
export const useCollectProductAdd = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectProductAdd>>, TError,CollectProductAddMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof collectProductAdd>>,
        TError,
        CollectProductAddMutationVariables,
        TContext
      > => {
      return useMutation(getCollectProductAddMutationOptions(options), queryClient);
    }
    /**
 * Products that are already on the list are removed first and added again as the newest, so it can be repeated.
 * @summary Add several products to the wishlist
 */
export const collectProductBatch = (
    collectProductBatchBody: BodyType<CollectProductBatch>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/collect/batch/product`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: collectProductBatchBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getCollectProductBatchMutationKey = () => ['collectProductBatch'] as const;

export const getCollectProductBatchMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectProductBatch>>, TError,CollectProductBatchMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof collectProductBatch>>, TError,CollectProductBatchMutationVariables, TContext> => {

const mutationKey = getCollectProductBatchMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectProductBatch>>, CollectProductBatchMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  collectProductBatch(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CollectProductBatchMutationResult = NonNullable<Awaited<ReturnType<typeof collectProductBatch>>>
    export type CollectProductBatchMutationBody = BodyType<CollectProductBatch>
    export type CollectProductBatchMutationError = ErrorType<unknown>
    export type CollectProductBatchMutationVariables = {data: BodyType<CollectProductBatch>}

    /**
 * @summary Add several products to the wishlist
 */
export const useCollectProductBatch = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectProductBatch>>, TError,CollectProductBatchMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof collectProductBatch>>,
        TError,
        CollectProductBatchMutationVariables,
        TContext
      > => {
      return useMutation(getCollectProductBatchMutationOptions(options), queryClient);
    }
    /**
 * By the ids of the rows, not of the products. Not idempotent: refused when no row was removed.
 * @summary Remove rows from the wishlist
 */
export const collectProductDelete = (
    collectProductDeleteBody: BodyType<CollectProductDelete>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/collect/delete/product`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: collectProductDeleteBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getCollectProductDeleteMutationKey = () => ['collectProductDelete'] as const;

export const getCollectProductDeleteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectProductDelete>>, TError,CollectProductDeleteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof collectProductDelete>>, TError,CollectProductDeleteMutationVariables, TContext> => {

const mutationKey = getCollectProductDeleteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectProductDelete>>, CollectProductDeleteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  collectProductDelete(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CollectProductDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof collectProductDelete>>>
    export type CollectProductDeleteMutationBody = BodyType<CollectProductDelete>
    export type CollectProductDeleteMutationError = ErrorType<unknown>
    export type CollectProductDeleteMutationVariables = {data: BodyType<CollectProductDelete>}

    /**
 * @summary Remove rows from the wishlist
 */
export const useCollectProductDelete = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectProductDelete>>, TError,CollectProductDeleteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof collectProductDelete>>,
        TError,
        CollectProductDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getCollectProductDeleteMutationOptions(options), queryClient);
    }
    /**
 * By product id. Not idempotent: a product that is not on the list is refused.
 * @summary Remove a product from the wishlist
 */
export const collectProductCancel = (
    proId: number,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/collect/cancel/${encodeURIComponent(String(proId))}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getCollectProductCancelMutationKey = () => ['collectProductCancel'] as const;

export const getCollectProductCancelMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectProductCancel>>, TError,CollectProductCancelMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof collectProductCancel>>, TError,CollectProductCancelMutationVariables, TContext> => {

const mutationKey = getCollectProductCancelMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectProductCancel>>, CollectProductCancelMutationVariables> = (props) => {
          const {proId} = props ?? {};

          return  collectProductCancel(proId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CollectProductCancelMutationResult = NonNullable<Awaited<ReturnType<typeof collectProductCancel>>>

    export type CollectProductCancelMutationError = ErrorType<unknown>
    export type CollectProductCancelMutationVariables = {proId: number}

    /**
 * @summary Remove a product from the wishlist
 */
export const useCollectProductCancel = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectProductCancel>>, TError,CollectProductCancelMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof collectProductCancel>>,
        TError,
        CollectProductCancelMutationVariables,
        TContext
      > => {
      return useMutation(getCollectProductCancelMutationOptions(options), queryClient);
    }
    /**
 * Newest first.
 * @summary Followed stores
 */
export const collectMerchantList = (
    params?: CollectMerchantListParams,
 signal?: AbortSignal
) => {


      return apiRequest<FollowedMerchantPage>(
      {url: `/api/front/collect/merchant/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCollectMerchantListQueryKey = (params?: CollectMerchantListParams,) => {
    return [
    `/api/front/collect/merchant/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getCollectMerchantListQueryOptions = <TData = Awaited<ReturnType<typeof collectMerchantList>>, TError = ErrorType<unknown>>(params?: CollectMerchantListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof collectMerchantList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCollectMerchantListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof collectMerchantList>>> = ({ signal }) => collectMerchantList(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof collectMerchantList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CollectMerchantListQueryResult = NonNullable<Awaited<ReturnType<typeof collectMerchantList>>>
export type CollectMerchantListQueryError = ErrorType<unknown>


export function useCollectMerchantList<TData = Awaited<ReturnType<typeof collectMerchantList>>, TError = ErrorType<unknown>>(
 params: undefined |  CollectMerchantListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof collectMerchantList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof collectMerchantList>>,
          TError,
          Awaited<ReturnType<typeof collectMerchantList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCollectMerchantList<TData = Awaited<ReturnType<typeof collectMerchantList>>, TError = ErrorType<unknown>>(
 params?: CollectMerchantListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof collectMerchantList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof collectMerchantList>>,
          TError,
          Awaited<ReturnType<typeof collectMerchantList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCollectMerchantList<TData = Awaited<ReturnType<typeof collectMerchantList>>, TError = ErrorType<unknown>>(
 params?: CollectMerchantListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof collectMerchantList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Followed stores
 */

export function useCollectMerchantList<TData = Awaited<ReturnType<typeof collectMerchantList>>, TError = ErrorType<unknown>>(
 params?: CollectMerchantListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof collectMerchantList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCollectMerchantListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCollectMerchantListSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof collectMerchantList>>, TError = ErrorType<unknown>>(params?: CollectMerchantListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof collectMerchantList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCollectMerchantListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof collectMerchantList>>> = ({ signal }) => collectMerchantList(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof collectMerchantList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CollectMerchantListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof collectMerchantList>>>
export type CollectMerchantListSuspenseQueryError = ErrorType<unknown>


export function useCollectMerchantListSuspense<TData = Awaited<ReturnType<typeof collectMerchantList>>, TError = ErrorType<unknown>>(
 params: undefined |  CollectMerchantListParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof collectMerchantList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCollectMerchantListSuspense<TData = Awaited<ReturnType<typeof collectMerchantList>>, TError = ErrorType<unknown>>(
 params?: CollectMerchantListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof collectMerchantList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCollectMerchantListSuspense<TData = Awaited<ReturnType<typeof collectMerchantList>>, TError = ErrorType<unknown>>(
 params?: CollectMerchantListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof collectMerchantList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Followed stores
 */

export function useCollectMerchantListSuspense<TData = Awaited<ReturnType<typeof collectMerchantList>>, TError = ErrorType<unknown>>(
 params?: CollectMerchantListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof collectMerchantList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCollectMerchantListSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Idempotent. Whether the store exists is not checked.
 * @summary Follow a store
 */
export const collectMerchantAdd = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/collect/add/merchant/${encodeURIComponent(String(id))}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getCollectMerchantAddMutationKey = () => ['collectMerchantAdd'] as const;

export const getCollectMerchantAddMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectMerchantAdd>>, TError,CollectMerchantAddMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof collectMerchantAdd>>, TError,CollectMerchantAddMutationVariables, TContext> => {

const mutationKey = getCollectMerchantAddMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectMerchantAdd>>, CollectMerchantAddMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  collectMerchantAdd(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CollectMerchantAddMutationResult = NonNullable<Awaited<ReturnType<typeof collectMerchantAdd>>>

    export type CollectMerchantAddMutationError = ErrorType<unknown>
    export type CollectMerchantAddMutationVariables = {id: number}

    /**
 * @summary Follow a store
 */
export const useCollectMerchantAdd = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectMerchantAdd>>, TError,CollectMerchantAddMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof collectMerchantAdd>>,
        TError,
        CollectMerchantAddMutationVariables,
        TContext
      > => {
      return useMutation(getCollectMerchantAddMutationOptions(options), queryClient);
    }
    /**
 * Idempotent.
 * @summary Stop following a store
 */
export const collectMerchantCancel = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/collect/cancel/merchant/${encodeURIComponent(String(id))}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getCollectMerchantCancelMutationKey = () => ['collectMerchantCancel'] as const;

export const getCollectMerchantCancelMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectMerchantCancel>>, TError,CollectMerchantCancelMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof collectMerchantCancel>>, TError,CollectMerchantCancelMutationVariables, TContext> => {

const mutationKey = getCollectMerchantCancelMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectMerchantCancel>>, CollectMerchantCancelMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  collectMerchantCancel(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CollectMerchantCancelMutationResult = NonNullable<Awaited<ReturnType<typeof collectMerchantCancel>>>

    export type CollectMerchantCancelMutationError = ErrorType<unknown>
    export type CollectMerchantCancelMutationVariables = {id: number}

    /**
 * @summary Stop following a store
 */
export const useCollectMerchantCancel = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectMerchantCancel>>, TError,CollectMerchantCancelMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof collectMerchantCancel>>,
        TError,
        CollectMerchantCancelMutationVariables,
        TContext
      > => {
      return useMutation(getCollectMerchantCancelMutationOptions(options), queryClient);
    }
