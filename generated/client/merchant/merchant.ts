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
  CategoryNode
} from '../../model/categoryNode.ts';

import type {
  MerchantCategory
} from '../../model/merchantCategory.ts';

import type {
  MerchantDetail
} from '../../model/merchantDetail.ts';

import type {
  MerchantIndex
} from '../../model/merchantIndex.ts';

import type {
  MerchantService
} from '../../model/merchantService.ts';

import type {
  MerchantType
} from '../../model/merchantType.ts';

import type {
  ProductCardPage
} from '../../model/productCardPage.ts';

import type {
  StoreProductsParams
} from '../../model/storeProductsParams.ts';

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
 * The category tree of the store; only visible categories. Empty when it has none, and for a store that does not exist.
 * @summary Categories of a store
 */
export const storeCategories = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<CategoryNode[]>(
      {url: `/api/front/product/merchant/${encodeURIComponent(String(id))}/category/list`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getStoreCategoriesQueryKey = (id: number,) => {
    return [
    `/api/front/product/merchant/${id}/category/list`
    ] as const;
    }


export const getStoreCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof storeCategories>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storeCategories>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStoreCategoriesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof storeCategories>>> = ({ signal }) => storeCategories(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof storeCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StoreCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof storeCategories>>>
export type StoreCategoriesQueryError = ErrorType<unknown>


export function useStoreCategories<TData = Awaited<ReturnType<typeof storeCategories>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof storeCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof storeCategories>>,
          TError,
          Awaited<ReturnType<typeof storeCategories>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoreCategories<TData = Awaited<ReturnType<typeof storeCategories>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storeCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof storeCategories>>,
          TError,
          Awaited<ReturnType<typeof storeCategories>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoreCategories<TData = Awaited<ReturnType<typeof storeCategories>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storeCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Categories of a store
 */

export function useStoreCategories<TData = Awaited<ReturnType<typeof storeCategories>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storeCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStoreCategoriesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getStoreCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof storeCategories>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof storeCategories>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStoreCategoriesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof storeCategories>>> = ({ signal }) => storeCategories(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof storeCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type StoreCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof storeCategories>>>
export type StoreCategoriesSuspenseQueryError = ErrorType<unknown>


export function useStoreCategoriesSuspense<TData = Awaited<ReturnType<typeof storeCategories>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof storeCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoreCategoriesSuspense<TData = Awaited<ReturnType<typeof storeCategories>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof storeCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoreCategoriesSuspense<TData = Awaited<ReturnType<typeof storeCategories>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof storeCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Categories of a store
 */

export function useStoreCategoriesSuspense<TData = Awaited<ReturnType<typeof storeCategories>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof storeCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStoreCategoriesSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sellable products of one store that match all given filters. Without a sort, the order set by the store, newest first among equals. When both sorts are given, `salesOrder` wins. An unknown store has no products.
 * @summary Search products of a store
 */
export const storeProducts = (
    params: StoreProductsParams,
 signal?: AbortSignal
) => {


      return apiRequest<ProductCardPage>(
      {url: `/api/front/product/merchant/pro/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getStoreProductsQueryKey = (params?: StoreProductsParams,) => {
    return [
    `/api/front/product/merchant/pro/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getStoreProductsQueryOptions = <TData = Awaited<ReturnType<typeof storeProducts>>, TError = ErrorType<unknown>>(params: StoreProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storeProducts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStoreProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof storeProducts>>> = ({ signal }) => storeProducts(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof storeProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StoreProductsQueryResult = NonNullable<Awaited<ReturnType<typeof storeProducts>>>
export type StoreProductsQueryError = ErrorType<unknown>


export function useStoreProducts<TData = Awaited<ReturnType<typeof storeProducts>>, TError = ErrorType<unknown>>(
 params: StoreProductsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof storeProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof storeProducts>>,
          TError,
          Awaited<ReturnType<typeof storeProducts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoreProducts<TData = Awaited<ReturnType<typeof storeProducts>>, TError = ErrorType<unknown>>(
 params: StoreProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storeProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof storeProducts>>,
          TError,
          Awaited<ReturnType<typeof storeProducts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoreProducts<TData = Awaited<ReturnType<typeof storeProducts>>, TError = ErrorType<unknown>>(
 params: StoreProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storeProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search products of a store
 */

export function useStoreProducts<TData = Awaited<ReturnType<typeof storeProducts>>, TError = ErrorType<unknown>>(
 params: StoreProductsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof storeProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStoreProductsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getStoreProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof storeProducts>>, TError = ErrorType<unknown>>(params: StoreProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof storeProducts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStoreProductsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof storeProducts>>> = ({ signal }) => storeProducts(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof storeProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type StoreProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof storeProducts>>>
export type StoreProductsSuspenseQueryError = ErrorType<unknown>


export function useStoreProductsSuspense<TData = Awaited<ReturnType<typeof storeProducts>>, TError = ErrorType<unknown>>(
 params: StoreProductsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof storeProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoreProductsSuspense<TData = Awaited<ReturnType<typeof storeProducts>>, TError = ErrorType<unknown>>(
 params: StoreProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof storeProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStoreProductsSuspense<TData = Awaited<ReturnType<typeof storeProducts>>, TError = ErrorType<unknown>>(
 params: StoreProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof storeProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search products of a store
 */

export function useStoreProductsSuspense<TData = Awaited<ReturnType<typeof storeProducts>>, TError = ErrorType<unknown>>(
 params: StoreProductsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof storeProducts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStoreProductsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All types, newest first; unpaged. Stores carry only the id of their type.
 * @summary Types of store
 */
export const merchantTypes = (

 signal?: AbortSignal
) => {


      return apiRequest<MerchantType[]>(
      {url: `/api/front/merchant/all/type/list`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getMerchantTypesQueryKey = () => {
    return [
    `/api/front/merchant/all/type/list`
    ] as const;
    }


export const getMerchantTypesQueryOptions = <TData = Awaited<ReturnType<typeof merchantTypes>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantTypes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantTypes>>> = ({ signal }) => merchantTypes(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof merchantTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MerchantTypesQueryResult = NonNullable<Awaited<ReturnType<typeof merchantTypes>>>
export type MerchantTypesQueryError = ErrorType<unknown>


export function useMerchantTypes<TData = Awaited<ReturnType<typeof merchantTypes>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantTypes>>,
          TError,
          Awaited<ReturnType<typeof merchantTypes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantTypes<TData = Awaited<ReturnType<typeof merchantTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantTypes>>,
          TError,
          Awaited<ReturnType<typeof merchantTypes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantTypes<TData = Awaited<ReturnType<typeof merchantTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantTypes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Types of store
 */

export function useMerchantTypes<TData = Awaited<ReturnType<typeof merchantTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantTypes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMerchantTypesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof merchantTypes>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantTypes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantTypes>>> = ({ signal }) => merchantTypes(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type MerchantTypesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof merchantTypes>>>
export type MerchantTypesSuspenseQueryError = ErrorType<unknown>


export function useMerchantTypesSuspense<TData = Awaited<ReturnType<typeof merchantTypes>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantTypes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantTypesSuspense<TData = Awaited<ReturnType<typeof merchantTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantTypes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantTypesSuspense<TData = Awaited<ReturnType<typeof merchantTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantTypes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Types of store
 */

export function useMerchantTypesSuspense<TData = Awaited<ReturnType<typeof merchantTypes>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantTypes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantTypesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Categories of business of merchants, newest first; unpaged. Not the product categories.
 * @summary Categories of merchants
 */
export const merchantCategories = (

 signal?: AbortSignal
) => {


      return apiRequest<MerchantCategory[]>(
      {url: `/api/front/merchant/all/category/list`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getMerchantCategoriesQueryKey = () => {
    return [
    `/api/front/merchant/all/category/list`
    ] as const;
    }


export const getMerchantCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof merchantCategories>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantCategories>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantCategories>>> = ({ signal }) => merchantCategories(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof merchantCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MerchantCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof merchantCategories>>>
export type MerchantCategoriesQueryError = ErrorType<unknown>


export function useMerchantCategories<TData = Awaited<ReturnType<typeof merchantCategories>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantCategories>>,
          TError,
          Awaited<ReturnType<typeof merchantCategories>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantCategories<TData = Awaited<ReturnType<typeof merchantCategories>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantCategories>>,
          TError,
          Awaited<ReturnType<typeof merchantCategories>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantCategories<TData = Awaited<ReturnType<typeof merchantCategories>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Categories of merchants
 */

export function useMerchantCategories<TData = Awaited<ReturnType<typeof merchantCategories>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMerchantCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof merchantCategories>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantCategories>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantCategories>>> = ({ signal }) => merchantCategories(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type MerchantCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof merchantCategories>>>
export type MerchantCategoriesSuspenseQueryError = ErrorType<unknown>


export function useMerchantCategoriesSuspense<TData = Awaited<ReturnType<typeof merchantCategories>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantCategoriesSuspense<TData = Awaited<ReturnType<typeof merchantCategories>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantCategoriesSuspense<TData = Awaited<ReturnType<typeof merchantCategories>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Categories of merchants
 */

export function useMerchantCategoriesSuspense<TData = Awaited<ReturnType<typeof merchantCategories>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantCategoriesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Shown above the content of every tab of a store. With a token it also says whether the caller follows the store.
 * @summary Head of a store
 */
export const merchantIndex = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<MerchantIndex>(
      {url: `/api/front/merchant/index/info/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getMerchantIndexQueryKey = (id: number,) => {
    return [
    `/api/front/merchant/index/info/${id}`
    ] as const;
    }


export const getMerchantIndexQueryOptions = <TData = Awaited<ReturnType<typeof merchantIndex>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantIndex>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantIndexQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantIndex>>> = ({ signal }) => merchantIndex(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof merchantIndex>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MerchantIndexQueryResult = NonNullable<Awaited<ReturnType<typeof merchantIndex>>>
export type MerchantIndexQueryError = ErrorType<unknown>


export function useMerchantIndex<TData = Awaited<ReturnType<typeof merchantIndex>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantIndex>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantIndex>>,
          TError,
          Awaited<ReturnType<typeof merchantIndex>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantIndex<TData = Awaited<ReturnType<typeof merchantIndex>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantIndex>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantIndex>>,
          TError,
          Awaited<ReturnType<typeof merchantIndex>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantIndex<TData = Awaited<ReturnType<typeof merchantIndex>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Head of a store
 */

export function useMerchantIndex<TData = Awaited<ReturnType<typeof merchantIndex>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantIndexQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMerchantIndexSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof merchantIndex>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantIndex>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantIndexQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantIndex>>> = ({ signal }) => merchantIndex(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantIndex>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type MerchantIndexSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof merchantIndex>>>
export type MerchantIndexSuspenseQueryError = ErrorType<unknown>


export function useMerchantIndexSuspense<TData = Awaited<ReturnType<typeof merchantIndex>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantIndexSuspense<TData = Awaited<ReturnType<typeof merchantIndex>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantIndexSuspense<TData = Awaited<ReturnType<typeof merchantIndex>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Head of a store
 */

export function useMerchantIndexSuspense<TData = Awaited<ReturnType<typeof merchantIndex>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantIndex>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantIndexSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Name, contact data, introduction and business licence of the merchant behind a store.
 * @summary Merchant behind a store
 */
export const merchantDetail = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<MerchantDetail>(
      {url: `/api/front/merchant/detail/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getMerchantDetailQueryKey = (id: number,) => {
    return [
    `/api/front/merchant/detail/${id}`
    ] as const;
    }


export const getMerchantDetailQueryOptions = <TData = Awaited<ReturnType<typeof merchantDetail>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantDetailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantDetail>>> = ({ signal }) => merchantDetail(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof merchantDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MerchantDetailQueryResult = NonNullable<Awaited<ReturnType<typeof merchantDetail>>>
export type MerchantDetailQueryError = ErrorType<unknown>


export function useMerchantDetail<TData = Awaited<ReturnType<typeof merchantDetail>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantDetail>>,
          TError,
          Awaited<ReturnType<typeof merchantDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantDetail<TData = Awaited<ReturnType<typeof merchantDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantDetail>>,
          TError,
          Awaited<ReturnType<typeof merchantDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantDetail<TData = Awaited<ReturnType<typeof merchantDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Merchant behind a store
 */

export function useMerchantDetail<TData = Awaited<ReturnType<typeof merchantDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantDetailQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMerchantDetailSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof merchantDetail>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantDetailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantDetail>>> = ({ signal }) => merchantDetail(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type MerchantDetailSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof merchantDetail>>>
export type MerchantDetailSuspenseQueryError = ErrorType<unknown>


export function useMerchantDetailSuspense<TData = Awaited<ReturnType<typeof merchantDetail>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantDetailSuspense<TData = Awaited<ReturnType<typeof merchantDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantDetailSuspense<TData = Awaited<ReturnType<typeof merchantDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Merchant behind a store
 */

export function useMerchantDetailSuspense<TData = Awaited<ReturnType<typeof merchantDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantDetailSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Customer service of a store. Only the field that `serviceType` names is to be used. Closed stores answer too.
 * @summary Contact data of a store
 */
export const merchantService = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<MerchantService>(
      {url: `/api/front/merchant/customer/service/info/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getMerchantServiceQueryKey = (id: number,) => {
    return [
    `/api/front/merchant/customer/service/info/${id}`
    ] as const;
    }


export const getMerchantServiceQueryOptions = <TData = Awaited<ReturnType<typeof merchantService>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantService>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantServiceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantService>>> = ({ signal }) => merchantService(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof merchantService>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MerchantServiceQueryResult = NonNullable<Awaited<ReturnType<typeof merchantService>>>
export type MerchantServiceQueryError = ErrorType<unknown>


export function useMerchantService<TData = Awaited<ReturnType<typeof merchantService>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantService>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantService>>,
          TError,
          Awaited<ReturnType<typeof merchantService>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantService<TData = Awaited<ReturnType<typeof merchantService>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantService>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof merchantService>>,
          TError,
          Awaited<ReturnType<typeof merchantService>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantService<TData = Awaited<ReturnType<typeof merchantService>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantService>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contact data of a store
 */

export function useMerchantService<TData = Awaited<ReturnType<typeof merchantService>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof merchantService>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantServiceQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMerchantServiceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof merchantService>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantService>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMerchantServiceQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof merchantService>>> = ({ signal }) => merchantService(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantService>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type MerchantServiceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof merchantService>>>
export type MerchantServiceSuspenseQueryError = ErrorType<unknown>


export function useMerchantServiceSuspense<TData = Awaited<ReturnType<typeof merchantService>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantService>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantServiceSuspense<TData = Awaited<ReturnType<typeof merchantService>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantService>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMerchantServiceSuspense<TData = Awaited<ReturnType<typeof merchantService>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantService>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Contact data of a store
 */

export function useMerchantServiceSuspense<TData = Awaited<ReturnType<typeof merchantService>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof merchantService>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMerchantServiceSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






