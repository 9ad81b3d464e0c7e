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
  AwaitPayOrderPage
} from '../../model/awaitPayOrderPage.ts';

import type {
  AwaitPayOrdersParams
} from '../../model/awaitPayOrdersParams.ts';

import type {
  Logistics
} from '../../model/logistics.ts';

import type {
  MasterOrderDetail
} from '../../model/masterOrderDetail.ts';

import type {
  MerchantOrderDetail
} from '../../model/merchantOrderDetail.ts';

import type {
  MerchantOrderPage
} from '../../model/merchantOrderPage.ts';

import type {
  OrderCenterCounts
} from '../../model/orderCenterCounts.ts';

import type {
  OrderCreate
} from '../../model/orderCreate.ts';

import type {
  OrderKey
} from '../../model/orderKey.ts';

import type {
  OrderListParams
} from '../../model/orderListParams.ts';

import type {
  OrderPrice
} from '../../model/orderPrice.ts';

import type {
  OrderPriceQuery
} from '../../model/orderPriceQuery.ts';

import type {
  OrderTabCounts
} from '../../model/orderTabCounts.ts';

import type {
  PreOrder
} from '../../model/preOrder.ts';

import type {
  PreOrderCreate
} from '../../model/preOrderCreate.ts';

import type {
  PreOrderKey
} from '../../model/preOrderKey.ts';

import type {
  VisitorMasterOrderDetailParams
} from '../../model/visitorMasterOrderDetailParams.ts';

import type {
  VisitorOrderDetailParams
} from '../../model/visitorOrderDetailParams.ts';

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
 * Freezes products and prices for **5 minutes** and includes the default address. For the cart, each line must belong to the caller and be valid. For buy now, only the first item is used. Product and sku must be on sale with enough stock, and their store open.
 * @summary Create a pre-order
 */
export const preOrderCreate = (
    preOrderCreateBody: BodyType<PreOrderCreate>,
 signal?: AbortSignal
) => {


      return apiRequest<PreOrderKey>(
      {url: `/api/front/order/pre/order`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: preOrderCreateBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getPreOrderCreateMutationKey = () => ['preOrderCreate'] as const;

export const getPreOrderCreateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof preOrderCreate>>, TError,PreOrderCreateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof preOrderCreate>>, TError,PreOrderCreateMutationVariables, TContext> => {

const mutationKey = getPreOrderCreateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof preOrderCreate>>, PreOrderCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  preOrderCreate(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreOrderCreateMutationResult = NonNullable<Awaited<ReturnType<typeof preOrderCreate>>>
    export type PreOrderCreateMutationBody = BodyType<PreOrderCreate>
    export type PreOrderCreateMutationError = ErrorType<unknown>
    export type PreOrderCreateMutationVariables = {data: BodyType<PreOrderCreate>}

    /**
 * @summary Create a pre-order
 */
export const usePreOrderCreate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof preOrderCreate>>, TError,PreOrderCreateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof preOrderCreate>>,
        TError,
        PreOrderCreateMutationVariables,
        TContext
      > => {
      return useMutation(getPreOrderCreateMutationOptions(options), queryClient);
    }
    /**
 * Products by merchant, totals and default address. Fails after 5 minutes or once the order has been placed.
 * @summary Load a pre-order
 */
export const preOrderDetail = (
    preOrderNo: string,
 signal?: AbortSignal
) => {


      return apiRequest<PreOrder>(
      {url: `/api/front/order/load/pre/${encodeURIComponent(String(preOrderNo))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getPreOrderDetailQueryKey = (preOrderNo: string,) => {
    return [
    `/api/front/order/load/pre/${preOrderNo}`
    ] as const;
    }


export const getPreOrderDetailQueryOptions = <TData = Awaited<ReturnType<typeof preOrderDetail>>, TError = ErrorType<unknown>>(preOrderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof preOrderDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreOrderDetailQueryKey(preOrderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof preOrderDetail>>> = ({ signal }) => preOrderDetail(preOrderNo, signal);





   return  { queryKey, queryFn, enabled: preOrderNo !== null && preOrderNo !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof preOrderDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreOrderDetailQueryResult = NonNullable<Awaited<ReturnType<typeof preOrderDetail>>>
export type PreOrderDetailQueryError = ErrorType<unknown>


export function usePreOrderDetail<TData = Awaited<ReturnType<typeof preOrderDetail>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof preOrderDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof preOrderDetail>>,
          TError,
          Awaited<ReturnType<typeof preOrderDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreOrderDetail<TData = Awaited<ReturnType<typeof preOrderDetail>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof preOrderDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof preOrderDetail>>,
          TError,
          Awaited<ReturnType<typeof preOrderDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreOrderDetail<TData = Awaited<ReturnType<typeof preOrderDetail>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof preOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Load a pre-order
 */

export function usePreOrderDetail<TData = Awaited<ReturnType<typeof preOrderDetail>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof preOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreOrderDetailQueryOptions(preOrderNo,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPreOrderDetailSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof preOrderDetail>>, TError = ErrorType<unknown>>(preOrderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof preOrderDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreOrderDetailQueryKey(preOrderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof preOrderDetail>>> = ({ signal }) => preOrderDetail(preOrderNo, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof preOrderDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type PreOrderDetailSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof preOrderDetail>>>
export type PreOrderDetailSuspenseQueryError = ErrorType<unknown>


export function usePreOrderDetailSuspense<TData = Awaited<ReturnType<typeof preOrderDetail>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof preOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreOrderDetailSuspense<TData = Awaited<ReturnType<typeof preOrderDetail>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof preOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreOrderDetailSuspense<TData = Awaited<ReturnType<typeof preOrderDetail>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof preOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Load a pre-order
 */

export function usePreOrderDetailSuspense<TData = Awaited<ReturnType<typeof preOrderDetail>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof preOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreOrderDetailSuspenseQueryOptions(preOrderNo,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Product total from the frozen prices, freight as postage times pieces, discount of at most one coupon. The sum of the listed products (product coupon) or of the products of the merchant (merchant coupon) must reach the minimum spend and caps the discount. The discount must be **below** the product total. Freight is never discounted.
 * @summary Calculate the price
 */
export const orderPrice = (
    orderPriceQuery: BodyType<OrderPriceQuery>,
 signal?: AbortSignal
) => {


      return apiRequest<OrderPrice>(
      {url: `/api/front/order/computed/price`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderPriceQuery, ...(signal ? { signal }: {})
    },
      );
    }




export const getOrderPriceQueryKey = (orderPriceQuery?: BodyType<OrderPriceQuery>,) => {
    return [
    'POST', `/api/front/order/computed/price`, orderPriceQuery
    ] as const;
    }


export const getOrderPriceQueryOptions = <TData = Awaited<ReturnType<typeof orderPrice>>, TError = ErrorType<unknown>>(orderPriceQuery: BodyType<OrderPriceQuery>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderPrice>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderPriceQueryKey(orderPriceQuery);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof orderPrice>>> = ({ signal }) => orderPrice(orderPriceQuery, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof orderPrice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OrderPriceQueryResult = NonNullable<Awaited<ReturnType<typeof orderPrice>>>
export type OrderPriceQueryError = ErrorType<unknown>


export function useOrderPrice<TData = Awaited<ReturnType<typeof orderPrice>>, TError = ErrorType<unknown>>(
 orderPriceQuery: BodyType<OrderPriceQuery>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderPrice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderPrice>>,
          TError,
          Awaited<ReturnType<typeof orderPrice>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderPrice<TData = Awaited<ReturnType<typeof orderPrice>>, TError = ErrorType<unknown>>(
 orderPriceQuery: BodyType<OrderPriceQuery>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderPrice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderPrice>>,
          TError,
          Awaited<ReturnType<typeof orderPrice>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderPrice<TData = Awaited<ReturnType<typeof orderPrice>>, TError = ErrorType<unknown>>(
 orderPriceQuery: BodyType<OrderPriceQuery>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderPrice>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Calculate the price
 */

export function useOrderPrice<TData = Awaited<ReturnType<typeof orderPrice>>, TError = ErrorType<unknown>>(
 orderPriceQuery: BodyType<OrderPriceQuery>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderPrice>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderPriceQueryOptions(orderPriceQuery,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Creates one master order with one merchant order per merchant. Reserves the stock, uses the coupon, removes the cart lines and deletes the pre-order, so it works once. The merchant order of the coupon's merchant carries the whole discount. Only the name, contact data and street (100 characters) of the address are stored. An unpaid order is cancelled after some hours (shop configuration, 2 by default).
 * @summary Place the order
 */
export const orderCreate = (
    orderCreateBody: BodyType<OrderCreate>,
 signal?: AbortSignal
) => {


      return apiRequest<OrderKey>(
      {url: `/api/front/order/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderCreateBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getOrderCreateMutationKey = () => ['orderCreate'] as const;

export const getOrderCreateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderCreate>>, TError,OrderCreateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof orderCreate>>, TError,OrderCreateMutationVariables, TContext> => {

const mutationKey = getOrderCreateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderCreate>>, OrderCreateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  orderCreate(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderCreateMutationResult = NonNullable<Awaited<ReturnType<typeof orderCreate>>>
    export type OrderCreateMutationBody = BodyType<OrderCreate>
    export type OrderCreateMutationError = ErrorType<unknown>
    export type OrderCreateMutationVariables = {data: BodyType<OrderCreate>}

    /**
 * @summary Place the order
 */
export const useOrderCreate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderCreate>>, TError,OrderCreateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderCreate>>,
        TError,
        OrderCreateMutationVariables,
        TContext
      > => {
      return useMutation(getOrderCreateMutationOptions(options), queryClient);
    }
    /**
 * Master orders of the caller that are neither paid nor cancelled, newest first.
 * @summary Unpaid orders
 */
export const awaitPayOrders = (
    params?: AwaitPayOrdersParams,
 signal?: AbortSignal
) => {


      return apiRequest<AwaitPayOrderPage>(
      {url: `/api/front/order/await/pay/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getAwaitPayOrdersQueryKey = (params?: AwaitPayOrdersParams,) => {
    return [
    `/api/front/order/await/pay/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getAwaitPayOrdersQueryOptions = <TData = Awaited<ReturnType<typeof awaitPayOrders>>, TError = ErrorType<unknown>>(params?: AwaitPayOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof awaitPayOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAwaitPayOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof awaitPayOrders>>> = ({ signal }) => awaitPayOrders(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof awaitPayOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AwaitPayOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof awaitPayOrders>>>
export type AwaitPayOrdersQueryError = ErrorType<unknown>


export function useAwaitPayOrders<TData = Awaited<ReturnType<typeof awaitPayOrders>>, TError = ErrorType<unknown>>(
 params: undefined |  AwaitPayOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof awaitPayOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof awaitPayOrders>>,
          TError,
          Awaited<ReturnType<typeof awaitPayOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAwaitPayOrders<TData = Awaited<ReturnType<typeof awaitPayOrders>>, TError = ErrorType<unknown>>(
 params?: AwaitPayOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof awaitPayOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof awaitPayOrders>>,
          TError,
          Awaited<ReturnType<typeof awaitPayOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAwaitPayOrders<TData = Awaited<ReturnType<typeof awaitPayOrders>>, TError = ErrorType<unknown>>(
 params?: AwaitPayOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof awaitPayOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Unpaid orders
 */

export function useAwaitPayOrders<TData = Awaited<ReturnType<typeof awaitPayOrders>>, TError = ErrorType<unknown>>(
 params?: AwaitPayOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof awaitPayOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAwaitPayOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAwaitPayOrdersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof awaitPayOrders>>, TError = ErrorType<unknown>>(params?: AwaitPayOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof awaitPayOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAwaitPayOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof awaitPayOrders>>> = ({ signal }) => awaitPayOrders(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof awaitPayOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type AwaitPayOrdersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof awaitPayOrders>>>
export type AwaitPayOrdersSuspenseQueryError = ErrorType<unknown>


export function useAwaitPayOrdersSuspense<TData = Awaited<ReturnType<typeof awaitPayOrders>>, TError = ErrorType<unknown>>(
 params: undefined |  AwaitPayOrdersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof awaitPayOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAwaitPayOrdersSuspense<TData = Awaited<ReturnType<typeof awaitPayOrders>>, TError = ErrorType<unknown>>(
 params?: AwaitPayOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof awaitPayOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAwaitPayOrdersSuspense<TData = Awaited<ReturnType<typeof awaitPayOrders>>, TError = ErrorType<unknown>>(
 params?: AwaitPayOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof awaitPayOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Unpaid orders
 */

export function useAwaitPayOrdersSuspense<TData = Awaited<ReturnType<typeof awaitPayOrders>>, TError = ErrorType<unknown>>(
 params?: AwaitPayOrdersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof awaitPayOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAwaitPayOrdersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A master order of the caller, paid or not, that is not cancelled. Also used to wait for the result of a payment: poll until `paid` is true.
 * @summary Master order
 */
export const masterOrderDetail = (
    orderNo: string,
 signal?: AbortSignal
) => {


      return apiRequest<MasterOrderDetail>(
      {url: `/api/front/order/master/detail/${encodeURIComponent(String(orderNo))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getMasterOrderDetailQueryKey = (orderNo: string,) => {
    return [
    `/api/front/order/master/detail/${orderNo}`
    ] as const;
    }


export const getMasterOrderDetailQueryOptions = <TData = Awaited<ReturnType<typeof masterOrderDetail>>, TError = ErrorType<unknown>>(orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof masterOrderDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMasterOrderDetailQueryKey(orderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof masterOrderDetail>>> = ({ signal }) => masterOrderDetail(orderNo, signal);





   return  { queryKey, queryFn, enabled: orderNo !== null && orderNo !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof masterOrderDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type MasterOrderDetailQueryResult = NonNullable<Awaited<ReturnType<typeof masterOrderDetail>>>
export type MasterOrderDetailQueryError = ErrorType<unknown>


export function useMasterOrderDetail<TData = Awaited<ReturnType<typeof masterOrderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof masterOrderDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof masterOrderDetail>>,
          TError,
          Awaited<ReturnType<typeof masterOrderDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMasterOrderDetail<TData = Awaited<ReturnType<typeof masterOrderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof masterOrderDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof masterOrderDetail>>,
          TError,
          Awaited<ReturnType<typeof masterOrderDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMasterOrderDetail<TData = Awaited<ReturnType<typeof masterOrderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof masterOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Master order
 */

export function useMasterOrderDetail<TData = Awaited<ReturnType<typeof masterOrderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof masterOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMasterOrderDetailQueryOptions(orderNo,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getMasterOrderDetailSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof masterOrderDetail>>, TError = ErrorType<unknown>>(orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof masterOrderDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getMasterOrderDetailQueryKey(orderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof masterOrderDetail>>> = ({ signal }) => masterOrderDetail(orderNo, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof masterOrderDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type MasterOrderDetailSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof masterOrderDetail>>>
export type MasterOrderDetailSuspenseQueryError = ErrorType<unknown>


export function useMasterOrderDetailSuspense<TData = Awaited<ReturnType<typeof masterOrderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof masterOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMasterOrderDetailSuspense<TData = Awaited<ReturnType<typeof masterOrderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof masterOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useMasterOrderDetailSuspense<TData = Awaited<ReturnType<typeof masterOrderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof masterOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Master order
 */

export function useMasterOrderDetailSuspense<TData = Awaited<ReturnType<typeof masterOrderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof masterOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getMasterOrderDetailSuspenseQueryOptions(orderNo,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Merchant orders of the caller in one state, newest first. An order with a running or completed refund is in none of the states; the refund list contains it.
 * @summary Merchant orders by state
 */
export const orderList = (
    params: OrderListParams,
 signal?: AbortSignal
) => {


      return apiRequest<MerchantOrderPage>(
      {url: `/api/front/order/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getOrderListQueryKey = (params?: OrderListParams,) => {
    return [
    `/api/front/order/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getOrderListQueryOptions = <TData = Awaited<ReturnType<typeof orderList>>, TError = ErrorType<unknown>>(params: OrderListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof orderList>>> = ({ signal }) => orderList(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof orderList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OrderListQueryResult = NonNullable<Awaited<ReturnType<typeof orderList>>>
export type OrderListQueryError = ErrorType<unknown>


export function useOrderList<TData = Awaited<ReturnType<typeof orderList>>, TError = ErrorType<unknown>>(
 params: OrderListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderList>>,
          TError,
          Awaited<ReturnType<typeof orderList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderList<TData = Awaited<ReturnType<typeof orderList>>, TError = ErrorType<unknown>>(
 params: OrderListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderList>>,
          TError,
          Awaited<ReturnType<typeof orderList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderList<TData = Awaited<ReturnType<typeof orderList>>, TError = ErrorType<unknown>>(
 params: OrderListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Merchant orders by state
 */

export function useOrderList<TData = Awaited<ReturnType<typeof orderList>>, TError = ErrorType<unknown>>(
 params: OrderListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getOrderListSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof orderList>>, TError = ErrorType<unknown>>(params: OrderListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof orderList>>> = ({ signal }) => orderList(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type OrderListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof orderList>>>
export type OrderListSuspenseQueryError = ErrorType<unknown>


export function useOrderListSuspense<TData = Awaited<ReturnType<typeof orderList>>, TError = ErrorType<unknown>>(
 params: OrderListParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderListSuspense<TData = Awaited<ReturnType<typeof orderList>>, TError = ErrorType<unknown>>(
 params: OrderListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderListSuspense<TData = Awaited<ReturnType<typeof orderList>>, TError = ErrorType<unknown>>(
 params: OrderListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Merchant orders by state
 */

export function useOrderListSuspense<TData = Awaited<ReturnType<typeof orderList>>, TError = ErrorType<unknown>>(
 params: OrderListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderListSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * A merchant order of the caller that neither side has deleted. `expressInfo` is always null here; see orderExpress for the parcel. The delivery fields are extensions.
 * @summary Merchant order
 */
export const orderDetail = (
    orderNo: string,
 signal?: AbortSignal
) => {


      return apiRequest<MerchantOrderDetail>(
      {url: `/api/front/order/detail/${encodeURIComponent(String(orderNo))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getOrderDetailQueryKey = (orderNo: string,) => {
    return [
    `/api/front/order/detail/${orderNo}`
    ] as const;
    }


export const getOrderDetailQueryOptions = <TData = Awaited<ReturnType<typeof orderDetail>>, TError = ErrorType<unknown>>(orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderDetailQueryKey(orderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof orderDetail>>> = ({ signal }) => orderDetail(orderNo, signal);





   return  { queryKey, queryFn, enabled: orderNo !== null && orderNo !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof orderDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OrderDetailQueryResult = NonNullable<Awaited<ReturnType<typeof orderDetail>>>
export type OrderDetailQueryError = ErrorType<unknown>


export function useOrderDetail<TData = Awaited<ReturnType<typeof orderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderDetail>>,
          TError,
          Awaited<ReturnType<typeof orderDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderDetail<TData = Awaited<ReturnType<typeof orderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderDetail>>,
          TError,
          Awaited<ReturnType<typeof orderDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderDetail<TData = Awaited<ReturnType<typeof orderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Merchant order
 */

export function useOrderDetail<TData = Awaited<ReturnType<typeof orderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderDetailQueryOptions(orderNo,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getOrderDetailSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof orderDetail>>, TError = ErrorType<unknown>>(orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderDetailQueryKey(orderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof orderDetail>>> = ({ signal }) => orderDetail(orderNo, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type OrderDetailSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof orderDetail>>>
export type OrderDetailSuspenseQueryError = ErrorType<unknown>


export function useOrderDetailSuspense<TData = Awaited<ReturnType<typeof orderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderDetailSuspense<TData = Awaited<ReturnType<typeof orderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderDetailSuspense<TData = Awaited<ReturnType<typeof orderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Merchant order
 */

export function useOrderDetailSuspense<TData = Awaited<ReturnType<typeof orderDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderDetailSuspenseQueryOptions(orderNo,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Number of orders per tab, by the same conditions as the lists. Unpaid ones are master orders, all others merchant orders.
 * @summary Orders by tab
 */
export const orderCounts = (

 signal?: AbortSignal
) => {


      return apiRequest<OrderTabCounts>(
      {url: `/api/front/order/data`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getOrderCountsQueryKey = () => {
    return [
    `/api/front/order/data`
    ] as const;
    }


export const getOrderCountsQueryOptions = <TData = Awaited<ReturnType<typeof orderCounts>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCounts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderCountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof orderCounts>>> = ({ signal }) => orderCounts(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof orderCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OrderCountsQueryResult = NonNullable<Awaited<ReturnType<typeof orderCounts>>>
export type OrderCountsQueryError = ErrorType<unknown>


export function useOrderCounts<TData = Awaited<ReturnType<typeof orderCounts>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderCounts>>,
          TError,
          Awaited<ReturnType<typeof orderCounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderCounts<TData = Awaited<ReturnType<typeof orderCounts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderCounts>>,
          TError,
          Awaited<ReturnType<typeof orderCounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderCounts<TData = Awaited<ReturnType<typeof orderCounts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders by tab
 */

export function useOrderCounts<TData = Awaited<ReturnType<typeof orderCounts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderCountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getOrderCountsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof orderCounts>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCounts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderCountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof orderCounts>>> = ({ signal }) => orderCounts(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type OrderCountsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof orderCounts>>>
export type OrderCountsSuspenseQueryError = ErrorType<unknown>


export function useOrderCountsSuspense<TData = Awaited<ReturnType<typeof orderCounts>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderCountsSuspense<TData = Awaited<ReturnType<typeof orderCounts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderCountsSuspense<TData = Awaited<ReturnType<typeof orderCounts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders by tab
 */

export function useOrderCountsSuspense<TData = Awaited<ReturnType<typeof orderCounts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderCountsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Orders by tab, lines to review and running refunds in one answer. Unpaid ones are master orders.
 * @summary Pending items of the shopper
 */
export const orderCenterCounts = (

 signal?: AbortSignal
) => {


      return apiRequest<OrderCenterCounts>(
      {url: `/api/front/order/center/data`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getOrderCenterCountsQueryKey = () => {
    return [
    `/api/front/order/center/data`
    ] as const;
    }


export const getOrderCenterCountsQueryOptions = <TData = Awaited<ReturnType<typeof orderCenterCounts>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCenterCounts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderCenterCountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof orderCenterCounts>>> = ({ signal }) => orderCenterCounts(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof orderCenterCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OrderCenterCountsQueryResult = NonNullable<Awaited<ReturnType<typeof orderCenterCounts>>>
export type OrderCenterCountsQueryError = ErrorType<unknown>


export function useOrderCenterCounts<TData = Awaited<ReturnType<typeof orderCenterCounts>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCenterCounts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderCenterCounts>>,
          TError,
          Awaited<ReturnType<typeof orderCenterCounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderCenterCounts<TData = Awaited<ReturnType<typeof orderCenterCounts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCenterCounts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderCenterCounts>>,
          TError,
          Awaited<ReturnType<typeof orderCenterCounts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderCenterCounts<TData = Awaited<ReturnType<typeof orderCenterCounts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCenterCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Pending items of the shopper
 */

export function useOrderCenterCounts<TData = Awaited<ReturnType<typeof orderCenterCounts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCenterCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderCenterCountsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getOrderCenterCountsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof orderCenterCounts>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCenterCounts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderCenterCountsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof orderCenterCounts>>> = ({ signal }) => orderCenterCounts(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCenterCounts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type OrderCenterCountsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof orderCenterCounts>>>
export type OrderCenterCountsSuspenseQueryError = ErrorType<unknown>


export function useOrderCenterCountsSuspense<TData = Awaited<ReturnType<typeof orderCenterCounts>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCenterCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderCenterCountsSuspense<TData = Awaited<ReturnType<typeof orderCenterCounts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCenterCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderCenterCountsSuspense<TData = Awaited<ReturnType<typeof orderCenterCounts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCenterCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Pending items of the shopper
 */

export function useOrderCenterCountsSuspense<TData = Awaited<ReturnType<typeof orderCenterCounts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCenterCounts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderCenterCountsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Cancels the whole master order with all its merchant orders. Within a minute the stock is released and the coupon can be used again.
 * @summary Cancel an unpaid order
 */
export const orderCancel = (
    orderNo: string,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/order/cancel/${encodeURIComponent(String(orderNo))}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getOrderCancelMutationKey = () => ['orderCancel'] as const;

export const getOrderCancelMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderCancel>>, TError,OrderCancelMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof orderCancel>>, TError,OrderCancelMutationVariables, TContext> => {

const mutationKey = getOrderCancelMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderCancel>>, OrderCancelMutationVariables> = (props) => {
          const {orderNo} = props ?? {};

          return  orderCancel(orderNo,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderCancelMutationResult = NonNullable<Awaited<ReturnType<typeof orderCancel>>>

    export type OrderCancelMutationError = ErrorType<unknown>
    export type OrderCancelMutationVariables = {orderNo: string}

    /**
 * @summary Cancel an unpaid order
 */
export const useOrderCancel = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderCancel>>, TError,OrderCancelMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderCancel>>,
        TError,
        OrderCancelMutationVariables,
        TContext
      > => {
      return useMutation(getOrderCancelMutationOptions(options), queryClient);
    }
    /**
 * Hides a completed merchant order from the shopper, in lists and details; nothing is removed. Possible after a completed refund, but not during one.
 * @summary Delete a completed order
 */
export const orderDelete = (
    orderNo: string,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/order/delete/${encodeURIComponent(String(orderNo))}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getOrderDeleteMutationKey = () => ['orderDelete'] as const;

export const getOrderDeleteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderDelete>>, TError,OrderDeleteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof orderDelete>>, TError,OrderDeleteMutationVariables, TContext> => {

const mutationKey = getOrderDeleteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderDelete>>, OrderDeleteMutationVariables> = (props) => {
          const {orderNo} = props ?? {};

          return  orderDelete(orderNo,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof orderDelete>>>

    export type OrderDeleteMutationError = ErrorType<unknown>
    export type OrderDeleteMutationVariables = {orderNo: string}

    /**
 * @summary Delete a completed order
 */
export const useOrderDelete = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderDelete>>, TError,OrderDeleteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderDelete>>,
        TError,
        OrderDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getOrderDeleteMutationOptions(options), queryClient);
    }
    /**
 * A shipped merchant order becomes completed, and its lines can be reviewed. A daily job at midnight in GMT+8 does the same when the courier company reports that the parcel was signed for.
 * @summary Confirm receipt
 */
export const orderTake = (
    orderNo: string,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/order/take/${encodeURIComponent(String(orderNo))}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getOrderTakeMutationKey = () => ['orderTake'] as const;

export const getOrderTakeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderTake>>, TError,OrderTakeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof orderTake>>, TError,OrderTakeMutationVariables, TContext> => {

const mutationKey = getOrderTakeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof orderTake>>, OrderTakeMutationVariables> = (props) => {
          const {orderNo} = props ?? {};

          return  orderTake(orderNo,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OrderTakeMutationResult = NonNullable<Awaited<ReturnType<typeof orderTake>>>

    export type OrderTakeMutationError = ErrorType<unknown>
    export type OrderTakeMutationVariables = {orderNo: string}

    /**
 * @summary Confirm receipt
 */
export const useOrderTake = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof orderTake>>, TError,OrderTakeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof orderTake>>,
        TError,
        OrderTakeMutationVariables,
        TContext
      > => {
      return useMutation(getOrderTakeMutationOptions(options), queryClient);
    }
    /**
 * One parcel per merchant order. The tracking is fetched once a day, at midnight in GMT+8, so a new parcel has no steps yet.
 * @summary Parcel of an order
 */
export const orderExpress = (
    orderNo: string,
 signal?: AbortSignal
) => {


      return apiRequest<Logistics | null>(
      {url: `/api/front/order/express/${encodeURIComponent(String(orderNo))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getOrderExpressQueryKey = (orderNo: string,) => {
    return [
    `/api/front/order/express/${orderNo}`
    ] as const;
    }


export const getOrderExpressQueryOptions = <TData = Awaited<ReturnType<typeof orderExpress>>, TError = ErrorType<unknown>>(orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderExpress>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderExpressQueryKey(orderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof orderExpress>>> = ({ signal }) => orderExpress(orderNo, signal);





   return  { queryKey, queryFn, enabled: orderNo !== null && orderNo !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof orderExpress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OrderExpressQueryResult = NonNullable<Awaited<ReturnType<typeof orderExpress>>>
export type OrderExpressQueryError = ErrorType<unknown>


export function useOrderExpress<TData = Awaited<ReturnType<typeof orderExpress>>, TError = ErrorType<unknown>>(
 orderNo: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderExpress>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderExpress>>,
          TError,
          Awaited<ReturnType<typeof orderExpress>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderExpress<TData = Awaited<ReturnType<typeof orderExpress>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderExpress>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderExpress>>,
          TError,
          Awaited<ReturnType<typeof orderExpress>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderExpress<TData = Awaited<ReturnType<typeof orderExpress>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderExpress>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Parcel of an order
 */

export function useOrderExpress<TData = Awaited<ReturnType<typeof orderExpress>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderExpress>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderExpressQueryOptions(orderNo,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getOrderExpressSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof orderExpress>>, TError = ErrorType<unknown>>(orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderExpress>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderExpressQueryKey(orderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof orderExpress>>> = ({ signal }) => orderExpress(orderNo, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderExpress>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type OrderExpressSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof orderExpress>>>
export type OrderExpressSuspenseQueryError = ErrorType<unknown>


export function useOrderExpressSuspense<TData = Awaited<ReturnType<typeof orderExpress>>, TError = ErrorType<unknown>>(
 orderNo: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderExpress>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderExpressSuspense<TData = Awaited<ReturnType<typeof orderExpress>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderExpress>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderExpressSuspense<TData = Awaited<ReturnType<typeof orderExpress>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderExpress>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Parcel of an order
 */

export function useOrderExpressSuspense<TData = Awaited<ReturnType<typeof orderExpress>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderExpress>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderExpressSuspenseQueryOptions(orderNo,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For a shopper who bought without an account; the mail after payment links here. Number and identity together give access to the order without signing in. Cancelled orders are not found.
 * @summary Look up a visitor's master order
 */
export const visitorMasterOrderDetail = (
    params: VisitorMasterOrderDetailParams,
 signal?: AbortSignal
) => {


      return apiRequest<MasterOrderDetail>(
      {url: `/api/front/order/visitor/master/detail`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getVisitorMasterOrderDetailQueryKey = (params?: VisitorMasterOrderDetailParams,) => {
    return [
    `/api/front/order/visitor/master/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getVisitorMasterOrderDetailQueryOptions = <TData = Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError = ErrorType<unknown>>(params: VisitorMasterOrderDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getVisitorMasterOrderDetailQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof visitorMasterOrderDetail>>> = ({ signal }) => visitorMasterOrderDetail(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type VisitorMasterOrderDetailQueryResult = NonNullable<Awaited<ReturnType<typeof visitorMasterOrderDetail>>>
export type VisitorMasterOrderDetailQueryError = ErrorType<unknown>


export function useVisitorMasterOrderDetail<TData = Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorMasterOrderDetailParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof visitorMasterOrderDetail>>,
          TError,
          Awaited<ReturnType<typeof visitorMasterOrderDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVisitorMasterOrderDetail<TData = Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorMasterOrderDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof visitorMasterOrderDetail>>,
          TError,
          Awaited<ReturnType<typeof visitorMasterOrderDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVisitorMasterOrderDetail<TData = Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorMasterOrderDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up a visitor's master order
 */

export function useVisitorMasterOrderDetail<TData = Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorMasterOrderDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getVisitorMasterOrderDetailQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getVisitorMasterOrderDetailSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError = ErrorType<unknown>>(params: VisitorMasterOrderDetailParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getVisitorMasterOrderDetailQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof visitorMasterOrderDetail>>> = ({ signal }) => visitorMasterOrderDetail(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type VisitorMasterOrderDetailSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof visitorMasterOrderDetail>>>
export type VisitorMasterOrderDetailSuspenseQueryError = ErrorType<unknown>


export function useVisitorMasterOrderDetailSuspense<TData = Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorMasterOrderDetailParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVisitorMasterOrderDetailSuspense<TData = Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorMasterOrderDetailParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVisitorMasterOrderDetailSuspense<TData = Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorMasterOrderDetailParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up a visitor's master order
 */

export function useVisitorMasterOrderDetailSuspense<TData = Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorMasterOrderDetailParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitorMasterOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getVisitorMasterOrderDetailSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One merchant's part of a visitor's order, looked up like the master order. `expressInfo` contains the parcel here.
 * @summary Look up a visitor's merchant order
 */
export const visitorOrderDetail = (
    params: VisitorOrderDetailParams,
 signal?: AbortSignal
) => {


      return apiRequest<MerchantOrderDetail>(
      {url: `/api/front/order/visitor/detail`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getVisitorOrderDetailQueryKey = (params?: VisitorOrderDetailParams,) => {
    return [
    `/api/front/order/visitor/detail`, ...(params ? [params] : [])
    ] as const;
    }


export const getVisitorOrderDetailQueryOptions = <TData = Awaited<ReturnType<typeof visitorOrderDetail>>, TError = ErrorType<unknown>>(params: VisitorOrderDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof visitorOrderDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getVisitorOrderDetailQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof visitorOrderDetail>>> = ({ signal }) => visitorOrderDetail(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof visitorOrderDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type VisitorOrderDetailQueryResult = NonNullable<Awaited<ReturnType<typeof visitorOrderDetail>>>
export type VisitorOrderDetailQueryError = ErrorType<unknown>


export function useVisitorOrderDetail<TData = Awaited<ReturnType<typeof visitorOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorOrderDetailParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof visitorOrderDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof visitorOrderDetail>>,
          TError,
          Awaited<ReturnType<typeof visitorOrderDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVisitorOrderDetail<TData = Awaited<ReturnType<typeof visitorOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorOrderDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof visitorOrderDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof visitorOrderDetail>>,
          TError,
          Awaited<ReturnType<typeof visitorOrderDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVisitorOrderDetail<TData = Awaited<ReturnType<typeof visitorOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorOrderDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof visitorOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up a visitor's merchant order
 */

export function useVisitorOrderDetail<TData = Awaited<ReturnType<typeof visitorOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorOrderDetailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof visitorOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getVisitorOrderDetailQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getVisitorOrderDetailSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof visitorOrderDetail>>, TError = ErrorType<unknown>>(params: VisitorOrderDetailParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitorOrderDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getVisitorOrderDetailQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof visitorOrderDetail>>> = ({ signal }) => visitorOrderDetail(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitorOrderDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type VisitorOrderDetailSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof visitorOrderDetail>>>
export type VisitorOrderDetailSuspenseQueryError = ErrorType<unknown>


export function useVisitorOrderDetailSuspense<TData = Awaited<ReturnType<typeof visitorOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorOrderDetailParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitorOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVisitorOrderDetailSuspense<TData = Awaited<ReturnType<typeof visitorOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorOrderDetailParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitorOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVisitorOrderDetailSuspense<TData = Awaited<ReturnType<typeof visitorOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorOrderDetailParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitorOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Look up a visitor's merchant order
 */

export function useVisitorOrderDetailSuspense<TData = Awaited<ReturnType<typeof visitorOrderDetail>>, TError = ErrorType<unknown>>(
 params: VisitorOrderDetailParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof visitorOrderDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getVisitorOrderDetailSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






