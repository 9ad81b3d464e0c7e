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
  CartAddItem
} from '../../model/cartAddItem.ts';

import type {
  CartCount
} from '../../model/cartCount.ts';

import type {
  CartCountParams
} from '../../model/cartCountParams.ts';

import type {
  CartDelete
} from '../../model/cartDelete.ts';

import type {
  CartListParams
} from '../../model/cartListParams.ts';

import type {
  CartMerchantGroup
} from '../../model/cartMerchantGroup.ts';

import type {
  CartReset
} from '../../model/cartReset.ts';

import type {
  CartSetNum
} from '../../model/cartSetNum.ts';

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
 * Lines grouped by merchant, newest first; groups are ordered by their newest line; unpaged. Invalid lines (product off the shelf) are listed separately. A valid line with `attrStatus` false needs another specification: its sku is deleted or sold out.
 * @summary The cart
 */
export const cartList = (
    params: CartListParams,
 signal?: AbortSignal
) => {


      return apiRequest<CartMerchantGroup[]>(
      {url: `/api/front/cart/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCartListQueryKey = (params?: CartListParams,) => {
    return [
    `/api/front/cart/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getCartListQueryOptions = <TData = Awaited<ReturnType<typeof cartList>>, TError = ErrorType<unknown>>(params: CartListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof cartList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCartListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof cartList>>> = ({ signal }) => cartList(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof cartList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CartListQueryResult = NonNullable<Awaited<ReturnType<typeof cartList>>>
export type CartListQueryError = ErrorType<unknown>


export function useCartList<TData = Awaited<ReturnType<typeof cartList>>, TError = ErrorType<unknown>>(
 params: CartListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof cartList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof cartList>>,
          TError,
          Awaited<ReturnType<typeof cartList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCartList<TData = Awaited<ReturnType<typeof cartList>>, TError = ErrorType<unknown>>(
 params: CartListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof cartList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof cartList>>,
          TError,
          Awaited<ReturnType<typeof cartList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCartList<TData = Awaited<ReturnType<typeof cartList>>, TError = ErrorType<unknown>>(
 params: CartListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof cartList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The cart
 */

export function useCartList<TData = Awaited<ReturnType<typeof cartList>>, TError = ErrorType<unknown>>(
 params: CartListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof cartList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCartListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCartListSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof cartList>>, TError = ErrorType<unknown>>(params: CartListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cartList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCartListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof cartList>>> = ({ signal }) => cartList(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof cartList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CartListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof cartList>>>
export type CartListSuspenseQueryError = ErrorType<unknown>


export function useCartListSuspense<TData = Awaited<ReturnType<typeof cartList>>, TError = ErrorType<unknown>>(
 params: CartListParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cartList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCartListSuspense<TData = Awaited<ReturnType<typeof cartList>>, TError = ErrorType<unknown>>(
 params: CartListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cartList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCartListSuspense<TData = Awaited<ReturnType<typeof cartList>>, TError = ErrorType<unknown>>(
 params: CartListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cartList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The cart
 */

export function useCartListSuspense<TData = Awaited<ReturnType<typeof cartList>>, TError = ErrorType<unknown>>(
 params: CartListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cartList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCartListSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All or nothing. A sku that is already in the cart gets the pieces added, and the sum may exceed 99. Stock is not checked. Also used to buy products again.
 * @summary Put skus into the cart
 */
export const cartSave = (
    cartAddItem: BodyType<CartAddItem[]>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/cart/save`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cartAddItem, ...(signal ? { signal }: {})
    },
      );
    }




export const getCartSaveMutationKey = () => ['cartSave'] as const;

export const getCartSaveMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cartSave>>, TError,CartSaveMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cartSave>>, TError,CartSaveMutationVariables, TContext> => {

const mutationKey = getCartSaveMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cartSave>>, CartSaveMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cartSave(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CartSaveMutationResult = NonNullable<Awaited<ReturnType<typeof cartSave>>>
    export type CartSaveMutationBody = BodyType<CartAddItem[]>
    export type CartSaveMutationError = ErrorType<unknown>
    export type CartSaveMutationVariables = {data: BodyType<CartAddItem[]>}

    /**
 * @summary Put skus into the cart
 */
export const useCartSave = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cartSave>>, TError,CartSaveMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cartSave>>,
        TError,
        CartSaveMutationVariables,
        TContext
      > => {
      return useMutation(getCartSaveMutationOptions(options), queryClient);
    }
    /**
 * The quantity becomes `number`. The same quantity again is a success. Stock is not checked.
 * @summary Set the quantity of a line
 */
export const cartSetQuantity = (
    cartSetNum: BodyType<CartSetNum>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/cart/num`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cartSetNum, ...(signal ? { signal }: {})
    },
      );
    }




export const getCartSetQuantityMutationKey = () => ['cartSetQuantity'] as const;

export const getCartSetQuantityMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cartSetQuantity>>, TError,CartSetQuantityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cartSetQuantity>>, TError,CartSetQuantityMutationVariables, TContext> => {

const mutationKey = getCartSetQuantityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cartSetQuantity>>, CartSetQuantityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cartSetQuantity(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CartSetQuantityMutationResult = NonNullable<Awaited<ReturnType<typeof cartSetQuantity>>>
    export type CartSetQuantityMutationBody = BodyType<CartSetNum>
    export type CartSetQuantityMutationError = ErrorType<unknown>
    export type CartSetQuantityMutationVariables = {data: BodyType<CartSetNum>}

    /**
 * @summary Set the quantity of a line
 */
export const useCartSetQuantity = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cartSetQuantity>>, TError,CartSetQuantityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cartSetQuantity>>,
        TError,
        CartSetQuantityMutationVariables,
        TContext
      > => {
      return useMutation(getCartSetQuantityMutationOptions(options), queryClient);
    }
    /**
 * Removes the lines permanently. Not idempotent: refused when no line was removed.
 * @summary Remove lines
 */
export const cartDelete = (
    cartDeleteBody: BodyType<CartDelete>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/cart/delete`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cartDeleteBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getCartDeleteMutationKey = () => ['cartDelete'] as const;

export const getCartDeleteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cartDelete>>, TError,CartDeleteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cartDelete>>, TError,CartDeleteMutationVariables, TContext> => {

const mutationKey = getCartDeleteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cartDelete>>, CartDeleteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cartDelete(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CartDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof cartDelete>>>
    export type CartDeleteMutationBody = BodyType<CartDelete>
    export type CartDeleteMutationError = ErrorType<unknown>
    export type CartDeleteMutationVariables = {data: BodyType<CartDelete>}

    /**
 * @summary Remove lines
 */
export const useCartDelete = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cartDelete>>, TError,CartDeleteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cartDelete>>,
        TError,
        CartDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getCartDeleteMutationOptions(options), queryClient);
    }
    /**
 * Sets sku and quantity of a line and marks it valid. Stock is not checked, and lines with the same sku are not merged.
 * @summary Choose another specification
 */
export const cartReselect = (
    cartReset: BodyType<CartReset>,
 signal?: AbortSignal
) => {


      return apiRequest<boolean>(
      {url: `/api/front/cart/resetcart`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: cartReset, ...(signal ? { signal }: {})
    },
      );
    }




export const getCartReselectMutationKey = () => ['cartReselect'] as const;

export const getCartReselectMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cartReselect>>, TError,CartReselectMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cartReselect>>, TError,CartReselectMutationVariables, TContext> => {

const mutationKey = getCartReselectMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cartReselect>>, CartReselectMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cartReselect(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CartReselectMutationResult = NonNullable<Awaited<ReturnType<typeof cartReselect>>>
    export type CartReselectMutationBody = BodyType<CartReset>
    export type CartReselectMutationError = ErrorType<unknown>
    export type CartReselectMutationVariables = {data: BodyType<CartReset>}

    /**
 * @summary Choose another specification
 */
export const useCartReselect = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cartReselect>>, TError,CartReselectMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cartReselect>>,
        TError,
        CartReselectMutationVariables,
        TContext
      > => {
      return useMutation(getCartReselectMutationOptions(options), queryClient);
    }
    /**
 * For the badge of the cart icon: `type` sum, `numType` true.
 * @summary Number of lines or pieces in the cart
 */
export const cartCount = (
    params: CartCountParams,
 signal?: AbortSignal
) => {


      return apiRequest<CartCount>(
      {url: `/api/front/cart/count`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCartCountQueryKey = (params?: CartCountParams,) => {
    return [
    `/api/front/cart/count`, ...(params ? [params] : [])
    ] as const;
    }


export const getCartCountQueryOptions = <TData = Awaited<ReturnType<typeof cartCount>>, TError = ErrorType<unknown>>(params: CartCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof cartCount>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCartCountQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof cartCount>>> = ({ signal }) => cartCount(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof cartCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CartCountQueryResult = NonNullable<Awaited<ReturnType<typeof cartCount>>>
export type CartCountQueryError = ErrorType<unknown>


export function useCartCount<TData = Awaited<ReturnType<typeof cartCount>>, TError = ErrorType<unknown>>(
 params: CartCountParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof cartCount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof cartCount>>,
          TError,
          Awaited<ReturnType<typeof cartCount>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCartCount<TData = Awaited<ReturnType<typeof cartCount>>, TError = ErrorType<unknown>>(
 params: CartCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof cartCount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof cartCount>>,
          TError,
          Awaited<ReturnType<typeof cartCount>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCartCount<TData = Awaited<ReturnType<typeof cartCount>>, TError = ErrorType<unknown>>(
 params: CartCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof cartCount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Number of lines or pieces in the cart
 */

export function useCartCount<TData = Awaited<ReturnType<typeof cartCount>>, TError = ErrorType<unknown>>(
 params: CartCountParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof cartCount>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCartCountQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCartCountSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof cartCount>>, TError = ErrorType<unknown>>(params: CartCountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cartCount>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCartCountQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof cartCount>>> = ({ signal }) => cartCount(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof cartCount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CartCountSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof cartCount>>>
export type CartCountSuspenseQueryError = ErrorType<unknown>


export function useCartCountSuspense<TData = Awaited<ReturnType<typeof cartCount>>, TError = ErrorType<unknown>>(
 params: CartCountParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cartCount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCartCountSuspense<TData = Awaited<ReturnType<typeof cartCount>>, TError = ErrorType<unknown>>(
 params: CartCountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cartCount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCartCountSuspense<TData = Awaited<ReturnType<typeof cartCount>>, TError = ErrorType<unknown>>(
 params: CartCountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cartCount>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Number of lines or pieces in the cart
 */

export function useCartCountSuspense<TData = Awaited<ReturnType<typeof cartCount>>, TError = ErrorType<unknown>>(
 params: CartCountParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof cartCount>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCartCountSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






