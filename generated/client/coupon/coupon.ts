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
  CouponListParams
} from '../../model/couponListParams.ts';

import type {
  CouponOfferPage
} from '../../model/couponOfferPage.ts';

import type {
  CouponOffersParams
} from '../../model/couponOffersParams.ts';

import type {
  CouponReceive
} from '../../model/couponReceive.ts';

import type {
  MyCouponPage
} from '../../model/myCouponPage.ts';

import type {
  OrderCoupon
} from '../../model/orderCoupon.ts';

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
 * Enabled coupons that shoppers receive themselves, with some left, inside their receive window, whose fixed period has not ended; in the order set by the merchant. With a token `isUse` says whether the caller has already received one. `productId` filters by product for `useType` 2; `merId` filters by merchant for 1 and 2.
 * @summary Coupons that can be received
 */
export const couponOffers = (
    params: CouponOffersParams,
 signal?: AbortSignal
) => {


      return apiRequest<CouponOfferPage>(
      {url: `/api/front/coupons`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCouponOffersQueryKey = (params?: CouponOffersParams,) => {
    return [
    `/api/front/coupons`, ...(params ? [params] : [])
    ] as const;
    }


export const getCouponOffersQueryOptions = <TData = Awaited<ReturnType<typeof couponOffers>>, TError = ErrorType<unknown>>(params: CouponOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof couponOffers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCouponOffersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof couponOffers>>> = ({ signal }) => couponOffers(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof couponOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CouponOffersQueryResult = NonNullable<Awaited<ReturnType<typeof couponOffers>>>
export type CouponOffersQueryError = ErrorType<unknown>


export function useCouponOffers<TData = Awaited<ReturnType<typeof couponOffers>>, TError = ErrorType<unknown>>(
 params: CouponOffersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof couponOffers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof couponOffers>>,
          TError,
          Awaited<ReturnType<typeof couponOffers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCouponOffers<TData = Awaited<ReturnType<typeof couponOffers>>, TError = ErrorType<unknown>>(
 params: CouponOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof couponOffers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof couponOffers>>,
          TError,
          Awaited<ReturnType<typeof couponOffers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCouponOffers<TData = Awaited<ReturnType<typeof couponOffers>>, TError = ErrorType<unknown>>(
 params: CouponOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof couponOffers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Coupons that can be received
 */

export function useCouponOffers<TData = Awaited<ReturnType<typeof couponOffers>>, TError = ErrorType<unknown>>(
 params: CouponOffersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof couponOffers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCouponOffersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCouponOffersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof couponOffers>>, TError = ErrorType<unknown>>(params: CouponOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof couponOffers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCouponOffersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof couponOffers>>> = ({ signal }) => couponOffers(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof couponOffers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CouponOffersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof couponOffers>>>
export type CouponOffersSuspenseQueryError = ErrorType<unknown>


export function useCouponOffersSuspense<TData = Awaited<ReturnType<typeof couponOffers>>, TError = ErrorType<unknown>>(
 params: CouponOffersParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof couponOffers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCouponOffersSuspense<TData = Awaited<ReturnType<typeof couponOffers>>, TError = ErrorType<unknown>>(
 params: CouponOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof couponOffers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCouponOffersSuspense<TData = Awaited<ReturnType<typeof couponOffers>>, TError = ErrorType<unknown>>(
 params: CouponOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof couponOffers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Coupons that can be received
 */

export function useCouponOffersSuspense<TData = Awaited<ReturnType<typeof couponOffers>>, TError = ErrorType<unknown>>(
 params: CouponOffersParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof couponOffers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCouponOffersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Usable: unused coupons, newest first. They can include coupons that are not valid yet and, until the next run of a job, some that have just expired; see `validStr`. Unusable: used coupons, then expired ones.
 * @summary My coupons
 */
export const couponList = (
    params: CouponListParams,
 signal?: AbortSignal
) => {


      return apiRequest<MyCouponPage>(
      {url: `/api/front/coupon/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCouponListQueryKey = (params?: CouponListParams,) => {
    return [
    `/api/front/coupon/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getCouponListQueryOptions = <TData = Awaited<ReturnType<typeof couponList>>, TError = ErrorType<unknown>>(params: CouponListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof couponList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCouponListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof couponList>>> = ({ signal }) => couponList(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof couponList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CouponListQueryResult = NonNullable<Awaited<ReturnType<typeof couponList>>>
export type CouponListQueryError = ErrorType<unknown>


export function useCouponList<TData = Awaited<ReturnType<typeof couponList>>, TError = ErrorType<unknown>>(
 params: CouponListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof couponList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof couponList>>,
          TError,
          Awaited<ReturnType<typeof couponList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCouponList<TData = Awaited<ReturnType<typeof couponList>>, TError = ErrorType<unknown>>(
 params: CouponListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof couponList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof couponList>>,
          TError,
          Awaited<ReturnType<typeof couponList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCouponList<TData = Awaited<ReturnType<typeof couponList>>, TError = ErrorType<unknown>>(
 params: CouponListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof couponList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My coupons
 */

export function useCouponList<TData = Awaited<ReturnType<typeof couponList>>, TError = ErrorType<unknown>>(
 params: CouponListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof couponList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCouponListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCouponListSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof couponList>>, TError = ErrorType<unknown>>(params: CouponListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof couponList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCouponListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof couponList>>> = ({ signal }) => couponList(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof couponList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CouponListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof couponList>>>
export type CouponListSuspenseQueryError = ErrorType<unknown>


export function useCouponListSuspense<TData = Awaited<ReturnType<typeof couponList>>, TError = ErrorType<unknown>>(
 params: CouponListParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof couponList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCouponListSuspense<TData = Awaited<ReturnType<typeof couponList>>, TError = ErrorType<unknown>>(
 params: CouponListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof couponList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCouponListSuspense<TData = Awaited<ReturnType<typeof couponList>>, TError = ErrorType<unknown>>(
 params: CouponListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof couponList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My coupons
 */

export function useCouponListSuspense<TData = Awaited<ReturnType<typeof couponList>>, TError = ErrorType<unknown>>(
 params: CouponListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof couponList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCouponListSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Once per user. It is valid from now for the number of days of the coupon, unless its period is fixed. The start of the receive window is not checked.
 * @summary Receive a coupon
 */
export const couponReceive = (
    couponReceiveBody: BodyType<CouponReceive>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/coupon/receive`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: couponReceiveBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getCouponReceiveMutationKey = () => ['couponReceive'] as const;

export const getCouponReceiveMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof couponReceive>>, TError,CouponReceiveMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof couponReceive>>, TError,CouponReceiveMutationVariables, TContext> => {

const mutationKey = getCouponReceiveMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof couponReceive>>, CouponReceiveMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  couponReceive(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CouponReceiveMutationResult = NonNullable<Awaited<ReturnType<typeof couponReceive>>>
    export type CouponReceiveMutationBody = BodyType<CouponReceive>
    export type CouponReceiveMutationError = ErrorType<unknown>
    export type CouponReceiveMutationVariables = {data: BodyType<CouponReceive>}

    /**
 * @summary Receive a coupon
 */
export const useCouponReceive = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof couponReceive>>, TError,CouponReceiveMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof couponReceive>>,
        TError,
        CouponReceiveMutationVariables,
        TContext
      > => {
      return useMutation(getCouponReceiveMutationOptions(options), queryClient);
    }
    /**
 * Received, unused, valid coupons of the caller whose minimum spend is not above the product total of the **whole** pre-order, whose face value is below it, and that apply to one of its merchants or products. Because orderPrice considers only the products of that merchant or the listed products, it can still refuse a coupon that is listed here. Unpaged.
 * @summary My coupons for a pre-order
 */
export const orderCoupons = (
    preOrderNo: string,
 signal?: AbortSignal
) => {


      return apiRequest<OrderCoupon[]>(
      {url: `/api/front/coupons/order/${encodeURIComponent(String(preOrderNo))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getOrderCouponsQueryKey = (preOrderNo: string,) => {
    return [
    `/api/front/coupons/order/${preOrderNo}`
    ] as const;
    }


export const getOrderCouponsQueryOptions = <TData = Awaited<ReturnType<typeof orderCoupons>>, TError = ErrorType<unknown>>(preOrderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCoupons>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderCouponsQueryKey(preOrderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof orderCoupons>>> = ({ signal }) => orderCoupons(preOrderNo, signal);





   return  { queryKey, queryFn, enabled: preOrderNo !== null && preOrderNo !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof orderCoupons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type OrderCouponsQueryResult = NonNullable<Awaited<ReturnType<typeof orderCoupons>>>
export type OrderCouponsQueryError = ErrorType<unknown>


export function useOrderCoupons<TData = Awaited<ReturnType<typeof orderCoupons>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCoupons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderCoupons>>,
          TError,
          Awaited<ReturnType<typeof orderCoupons>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderCoupons<TData = Awaited<ReturnType<typeof orderCoupons>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCoupons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof orderCoupons>>,
          TError,
          Awaited<ReturnType<typeof orderCoupons>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderCoupons<TData = Awaited<ReturnType<typeof orderCoupons>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCoupons>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My coupons for a pre-order
 */

export function useOrderCoupons<TData = Awaited<ReturnType<typeof orderCoupons>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof orderCoupons>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderCouponsQueryOptions(preOrderNo,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getOrderCouponsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof orderCoupons>>, TError = ErrorType<unknown>>(preOrderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCoupons>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getOrderCouponsQueryKey(preOrderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof orderCoupons>>> = ({ signal }) => orderCoupons(preOrderNo, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCoupons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type OrderCouponsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof orderCoupons>>>
export type OrderCouponsSuspenseQueryError = ErrorType<unknown>


export function useOrderCouponsSuspense<TData = Awaited<ReturnType<typeof orderCoupons>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCoupons>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderCouponsSuspense<TData = Awaited<ReturnType<typeof orderCoupons>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCoupons>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useOrderCouponsSuspense<TData = Awaited<ReturnType<typeof orderCoupons>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCoupons>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary My coupons for a pre-order
 */

export function useOrderCouponsSuspense<TData = Awaited<ReturnType<typeof orderCoupons>>, TError = ErrorType<unknown>>(
 preOrderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof orderCoupons>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getOrderCouponsSuspenseQueryOptions(preOrderNo,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






