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
  LeaderboardProduct
} from '../../model/leaderboardProduct.ts';

import type {
  ProductCardPage
} from '../../model/productCardPage.ts';

import type {
  ProductDetail
} from '../../model/productDetail.ts';

import type {
  ProductListParams
} from '../../model/productListParams.ts';

import type {
  ProductReviewsParams
} from '../../model/productReviewsParams.ts';

import type {
  ProductSkuDetail
} from '../../model/productSkuDetail.ts';

import type {
  ReviewCount
} from '../../model/reviewCount.ts';

import type {
  ReviewDigest
} from '../../model/reviewDigest.ts';

import type {
  ReviewPage
} from '../../model/reviewPage.ts';

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
 * Three levels; only visible categories; siblings with the larger `sort` come first. Only leaves match products in productList.
 * @summary Category tree of the platform
 */
export const productCategories = (

 signal?: AbortSignal
) => {


      return apiRequest<CategoryNode[]>(
      {url: `/api/front/product/category`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getProductCategoriesQueryKey = () => {
    return [
    `/api/front/product/category`
    ] as const;
    }


export const getProductCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof productCategories>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productCategories>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productCategories>>> = ({ signal }) => productCategories(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof productCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProductCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof productCategories>>>
export type ProductCategoriesQueryError = ErrorType<unknown>


export function useProductCategories<TData = Awaited<ReturnType<typeof productCategories>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof productCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productCategories>>,
          TError,
          Awaited<ReturnType<typeof productCategories>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductCategories<TData = Awaited<ReturnType<typeof productCategories>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productCategories>>,
          TError,
          Awaited<ReturnType<typeof productCategories>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductCategories<TData = Awaited<ReturnType<typeof productCategories>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Category tree of the platform
 */

export function useProductCategories<TData = Awaited<ReturnType<typeof productCategories>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getProductCategoriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof productCategories>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productCategories>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productCategories>>> = ({ signal }) => productCategories(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof productCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ProductCategoriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof productCategories>>>
export type ProductCategoriesSuspenseQueryError = ErrorType<unknown>


export function useProductCategoriesSuspense<TData = Awaited<ReturnType<typeof productCategories>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductCategoriesSuspense<TData = Awaited<ReturnType<typeof productCategories>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductCategoriesSuspense<TData = Awaited<ReturnType<typeof productCategories>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Category tree of the platform
 */

export function useProductCategoriesSuspense<TData = Awaited<ReturnType<typeof productCategories>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productCategories>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductCategoriesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sellable products that match all given filters. Without a sort, the order set by the platform, newest first among equals. When both sorts are given, `salesOrder` wins. There is no filter for stock, brand or merchant.
 * @summary Search products
 */
export const productList = (
    params?: ProductListParams,
 signal?: AbortSignal
) => {


      return apiRequest<ProductCardPage>(
      {url: `/api/front/product/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getProductListQueryKey = (params?: ProductListParams,) => {
    return [
    `/api/front/product/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getProductListQueryOptions = <TData = Awaited<ReturnType<typeof productList>>, TError = ErrorType<unknown>>(params?: ProductListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productList>>> = ({ signal }) => productList(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProductListQueryResult = NonNullable<Awaited<ReturnType<typeof productList>>>
export type ProductListQueryError = ErrorType<unknown>


export function useProductList<TData = Awaited<ReturnType<typeof productList>>, TError = ErrorType<unknown>>(
 params: undefined |  ProductListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productList>>,
          TError,
          Awaited<ReturnType<typeof productList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductList<TData = Awaited<ReturnType<typeof productList>>, TError = ErrorType<unknown>>(
 params?: ProductListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productList>>,
          TError,
          Awaited<ReturnType<typeof productList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductList<TData = Awaited<ReturnType<typeof productList>>, TError = ErrorType<unknown>>(
 params?: ProductListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search products
 */

export function useProductList<TData = Awaited<ReturnType<typeof productList>>, TError = ErrorType<unknown>>(
 params?: ProductListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getProductListSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof productList>>, TError = ErrorType<unknown>>(params?: ProductListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productList>>> = ({ signal }) => productList(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ProductListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof productList>>>
export type ProductListSuspenseQueryError = ErrorType<unknown>


export function useProductListSuspense<TData = Awaited<ReturnType<typeof productList>>, TError = ErrorType<unknown>>(
 params: undefined |  ProductListParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductListSuspense<TData = Awaited<ReturnType<typeof productList>>, TError = ErrorType<unknown>>(
 params?: ProductListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductListSuspense<TData = Awaited<ReturnType<typeof productList>>, TError = ErrorType<unknown>>(
 params?: ProductListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search products
 */

export function useProductListSuspense<TData = Awaited<ReturnType<typeof productList>>, TError = ErrorType<unknown>>(
 params?: ProductListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductListSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The product with specifications, skus, merchant and guarantees. With a token `userCollect` and `isCollect` apply to the caller. Coupons and reviews are separate operations. A sku that is not in the map cannot be bought.
 * @summary Product page
 */
export const productDetail = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<ProductDetail>(
      {url: `/api/front/product/detail/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getProductDetailQueryKey = (id: number,) => {
    return [
    `/api/front/product/detail/${id}`
    ] as const;
    }


export const getProductDetailQueryOptions = <TData = Awaited<ReturnType<typeof productDetail>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductDetailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productDetail>>> = ({ signal }) => productDetail(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProductDetailQueryResult = NonNullable<Awaited<ReturnType<typeof productDetail>>>
export type ProductDetailQueryError = ErrorType<unknown>


export function useProductDetail<TData = Awaited<ReturnType<typeof productDetail>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productDetail>>,
          TError,
          Awaited<ReturnType<typeof productDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductDetail<TData = Awaited<ReturnType<typeof productDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productDetail>>,
          TError,
          Awaited<ReturnType<typeof productDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductDetail<TData = Awaited<ReturnType<typeof productDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Product page
 */

export function useProductDetail<TData = Awaited<ReturnType<typeof productDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductDetailQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getProductDetailSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof productDetail>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductDetailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productDetail>>> = ({ signal }) => productDetail(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ProductDetailSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof productDetail>>>
export type ProductDetailSuspenseQueryError = ErrorType<unknown>


export function useProductDetailSuspense<TData = Awaited<ReturnType<typeof productDetail>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductDetailSuspense<TData = Awaited<ReturnType<typeof productDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductDetailSuspense<TData = Awaited<ReturnType<typeof productDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Product page
 */

export function useProductDetailSuspense<TData = Awaited<ReturnType<typeof productDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductDetailSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A smaller form of productDetail, to choose a specification outside the product page.
 * @summary Specifications and skus of a product
 */
export const productSkuDetail = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<ProductSkuDetail>(
      {url: `/api/front/product/sku/detail/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getProductSkuDetailQueryKey = (id: number,) => {
    return [
    `/api/front/product/sku/detail/${id}`
    ] as const;
    }


export const getProductSkuDetailQueryOptions = <TData = Awaited<ReturnType<typeof productSkuDetail>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productSkuDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductSkuDetailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productSkuDetail>>> = ({ signal }) => productSkuDetail(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof productSkuDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProductSkuDetailQueryResult = NonNullable<Awaited<ReturnType<typeof productSkuDetail>>>
export type ProductSkuDetailQueryError = ErrorType<unknown>


export function useProductSkuDetail<TData = Awaited<ReturnType<typeof productSkuDetail>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof productSkuDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productSkuDetail>>,
          TError,
          Awaited<ReturnType<typeof productSkuDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductSkuDetail<TData = Awaited<ReturnType<typeof productSkuDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productSkuDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productSkuDetail>>,
          TError,
          Awaited<ReturnType<typeof productSkuDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductSkuDetail<TData = Awaited<ReturnType<typeof productSkuDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productSkuDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Specifications and skus of a product
 */

export function useProductSkuDetail<TData = Awaited<ReturnType<typeof productSkuDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productSkuDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductSkuDetailQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getProductSkuDetailSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof productSkuDetail>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productSkuDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductSkuDetailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productSkuDetail>>> = ({ signal }) => productSkuDetail(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof productSkuDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ProductSkuDetailSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof productSkuDetail>>>
export type ProductSkuDetailSuspenseQueryError = ErrorType<unknown>


export function useProductSkuDetailSuspense<TData = Awaited<ReturnType<typeof productSkuDetail>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productSkuDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductSkuDetailSuspense<TData = Awaited<ReturnType<typeof productSkuDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productSkuDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductSkuDetailSuspense<TData = Awaited<ReturnType<typeof productSkuDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productSkuDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Specifications and skus of a product
 */

export function useProductSkuDetailSuspense<TData = Awaited<ReturnType<typeof productSkuDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productSkuDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductSkuDetailSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Counts by filter, share of positive reviews and average stars.
 * @summary Review figures of a product
 */
export const productReviewCount = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<ReviewCount>(
      {url: `/api/front/product/reply/config/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getProductReviewCountQueryKey = (id: number,) => {
    return [
    `/api/front/product/reply/config/${id}`
    ] as const;
    }


export const getProductReviewCountQueryOptions = <TData = Awaited<ReturnType<typeof productReviewCount>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviewCount>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductReviewCountQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productReviewCount>>> = ({ signal }) => productReviewCount(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof productReviewCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProductReviewCountQueryResult = NonNullable<Awaited<ReturnType<typeof productReviewCount>>>
export type ProductReviewCountQueryError = ErrorType<unknown>


export function useProductReviewCount<TData = Awaited<ReturnType<typeof productReviewCount>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviewCount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productReviewCount>>,
          TError,
          Awaited<ReturnType<typeof productReviewCount>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductReviewCount<TData = Awaited<ReturnType<typeof productReviewCount>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviewCount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productReviewCount>>,
          TError,
          Awaited<ReturnType<typeof productReviewCount>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductReviewCount<TData = Awaited<ReturnType<typeof productReviewCount>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviewCount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Review figures of a product
 */

export function useProductReviewCount<TData = Awaited<ReturnType<typeof productReviewCount>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviewCount>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductReviewCountQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getProductReviewCountSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof productReviewCount>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviewCount>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductReviewCountQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productReviewCount>>> = ({ signal }) => productReviewCount(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviewCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ProductReviewCountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof productReviewCount>>>
export type ProductReviewCountSuspenseQueryError = ErrorType<unknown>


export function useProductReviewCountSuspense<TData = Awaited<ReturnType<typeof productReviewCount>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviewCount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductReviewCountSuspense<TData = Awaited<ReturnType<typeof productReviewCount>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviewCount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductReviewCountSuspense<TData = Awaited<ReturnType<typeof productReviewCount>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviewCount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Review figures of a product
 */

export function useProductReviewCountSuspense<TData = Awaited<ReturnType<typeof productReviewCount>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviewCount>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductReviewCountSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first. A review is published immediately.
 * @summary Reviews of a product
 */
export const productReviews = (
    id: number,
    params: ProductReviewsParams,
 signal?: AbortSignal
) => {


      return apiRequest<ReviewPage>(
      {url: `/api/front/product/reply/list/${encodeURIComponent(String(id))}`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getProductReviewsQueryKey = (id: number,
    params?: ProductReviewsParams,) => {
    return [
    `/api/front/product/reply/list/${id}`, ...(params ? [params] : [])
    ] as const;
    }


export const getProductReviewsQueryOptions = <TData = Awaited<ReturnType<typeof productReviews>>, TError = ErrorType<unknown>>(id: number,
    params: ProductReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviews>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductReviewsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productReviews>>> = ({ signal }) => productReviews(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof productReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProductReviewsQueryResult = NonNullable<Awaited<ReturnType<typeof productReviews>>>
export type ProductReviewsQueryError = ErrorType<unknown>


export function useProductReviews<TData = Awaited<ReturnType<typeof productReviews>>, TError = ErrorType<unknown>>(
 id: number,
    params: ProductReviewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productReviews>>,
          TError,
          Awaited<ReturnType<typeof productReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductReviews<TData = Awaited<ReturnType<typeof productReviews>>, TError = ErrorType<unknown>>(
 id: number,
    params: ProductReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productReviews>>,
          TError,
          Awaited<ReturnType<typeof productReviews>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductReviews<TData = Awaited<ReturnType<typeof productReviews>>, TError = ErrorType<unknown>>(
 id: number,
    params: ProductReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reviews of a product
 */

export function useProductReviews<TData = Awaited<ReturnType<typeof productReviews>>, TError = ErrorType<unknown>>(
 id: number,
    params: ProductReviewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductReviewsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getProductReviewsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof productReviews>>, TError = ErrorType<unknown>>(id: number,
    params: ProductReviewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviews>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductReviewsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productReviews>>> = ({ signal }) => productReviews(id,params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ProductReviewsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof productReviews>>>
export type ProductReviewsSuspenseQueryError = ErrorType<unknown>


export function useProductReviewsSuspense<TData = Awaited<ReturnType<typeof productReviews>>, TError = ErrorType<unknown>>(
 id: number,
    params: ProductReviewsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductReviewsSuspense<TData = Awaited<ReturnType<typeof productReviews>>, TError = ErrorType<unknown>>(
 id: number,
    params: ProductReviewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductReviewsSuspense<TData = Awaited<ReturnType<typeof productReviews>>, TError = ErrorType<unknown>>(
 id: number,
    params: ProductReviewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reviews of a product
 */

export function useProductReviewsSuspense<TData = Awaited<ReturnType<typeof productReviews>>, TError = ErrorType<unknown>>(
 id: number,
    params: ProductReviewsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviews>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductReviewsSuspenseQueryOptions(id,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The short form of productReviewCount and productReviews for small screens.
 * @summary Review figures and the newest review
 */
export const productReviewDigest = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<ReviewDigest>(
      {url: `/api/front/product/reply/detail/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getProductReviewDigestQueryKey = (id: number,) => {
    return [
    `/api/front/product/reply/detail/${id}`
    ] as const;
    }


export const getProductReviewDigestQueryOptions = <TData = Awaited<ReturnType<typeof productReviewDigest>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviewDigest>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductReviewDigestQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productReviewDigest>>> = ({ signal }) => productReviewDigest(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof productReviewDigest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProductReviewDigestQueryResult = NonNullable<Awaited<ReturnType<typeof productReviewDigest>>>
export type ProductReviewDigestQueryError = ErrorType<unknown>


export function useProductReviewDigest<TData = Awaited<ReturnType<typeof productReviewDigest>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviewDigest>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productReviewDigest>>,
          TError,
          Awaited<ReturnType<typeof productReviewDigest>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductReviewDigest<TData = Awaited<ReturnType<typeof productReviewDigest>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviewDigest>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productReviewDigest>>,
          TError,
          Awaited<ReturnType<typeof productReviewDigest>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductReviewDigest<TData = Awaited<ReturnType<typeof productReviewDigest>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviewDigest>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Review figures and the newest review
 */

export function useProductReviewDigest<TData = Awaited<ReturnType<typeof productReviewDigest>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productReviewDigest>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductReviewDigestQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getProductReviewDigestSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof productReviewDigest>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviewDigest>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductReviewDigestQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productReviewDigest>>> = ({ signal }) => productReviewDigest(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviewDigest>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ProductReviewDigestSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof productReviewDigest>>>
export type ProductReviewDigestSuspenseQueryError = ErrorType<unknown>


export function useProductReviewDigestSuspense<TData = Awaited<ReturnType<typeof productReviewDigest>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviewDigest>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductReviewDigestSuspense<TData = Awaited<ReturnType<typeof productReviewDigest>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviewDigest>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductReviewDigestSuspense<TData = Awaited<ReturnType<typeof productReviewDigest>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviewDigest>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Review figures and the newest review
 */

export function useProductReviewDigestSuspense<TData = Awaited<ReturnType<typeof productReviewDigest>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productReviewDigest>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductReviewDigestSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * At most 20 products, best selling first; unpaged.
 * @summary Best sellers
 */
export const productLeaderboard = (

 signal?: AbortSignal
) => {


      return apiRequest<LeaderboardProduct[]>(
      {url: `/api/front/product/leaderboard`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getProductLeaderboardQueryKey = () => {
    return [
    `/api/front/product/leaderboard`
    ] as const;
    }


export const getProductLeaderboardQueryOptions = <TData = Awaited<ReturnType<typeof productLeaderboard>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productLeaderboard>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductLeaderboardQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productLeaderboard>>> = ({ signal }) => productLeaderboard(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof productLeaderboard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ProductLeaderboardQueryResult = NonNullable<Awaited<ReturnType<typeof productLeaderboard>>>
export type ProductLeaderboardQueryError = ErrorType<unknown>


export function useProductLeaderboard<TData = Awaited<ReturnType<typeof productLeaderboard>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof productLeaderboard>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof productLeaderboard>>,
          TError,
          Awaited<ReturnType<typeof productLeaderboard>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductLeaderboard<TData = Awaited<ReturnType<typeof productLeaderboard>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productLeaderboard>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof productLeaderboard>>,
          TError,
          Awaited<ReturnType<typeof productLeaderboard>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductLeaderboard<TData = Awaited<ReturnType<typeof productLeaderboard>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productLeaderboard>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Best sellers
 */

export function useProductLeaderboard<TData = Awaited<ReturnType<typeof productLeaderboard>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof productLeaderboard>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductLeaderboardQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getProductLeaderboardSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof productLeaderboard>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productLeaderboard>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getProductLeaderboardQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof productLeaderboard>>> = ({ signal }) => productLeaderboard(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof productLeaderboard>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ProductLeaderboardSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof productLeaderboard>>>
export type ProductLeaderboardSuspenseQueryError = ErrorType<unknown>


export function useProductLeaderboardSuspense<TData = Awaited<ReturnType<typeof productLeaderboard>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productLeaderboard>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductLeaderboardSuspense<TData = Awaited<ReturnType<typeof productLeaderboard>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productLeaderboard>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useProductLeaderboardSuspense<TData = Awaited<ReturnType<typeof productLeaderboard>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productLeaderboard>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Best sellers
 */

export function useProductLeaderboardSuspense<TData = Awaited<ReturnType<typeof productLeaderboard>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof productLeaderboard>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getProductLeaderboardSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






