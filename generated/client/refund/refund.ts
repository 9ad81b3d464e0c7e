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
  RefundApply
} from '../../model/refundApply.ts';

import type {
  RefundDetail
} from '../../model/refundDetail.ts';

import type {
  RefundForm
} from '../../model/refundForm.ts';

import type {
  RefundListParams
} from '../../model/refundListParams.ts';

import type {
  RefundPage
} from '../../model/refundPage.ts';

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
 * The preset reasons of the shop, in its order and language.
 * @summary Refund reasons
 */
export const refundReasons = (

 signal?: AbortSignal
) => {


      return apiRequest<string[]>(
      {url: `/api/front/order/refund/reason`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getRefundReasonsQueryKey = () => {
    return [
    `/api/front/order/refund/reason`
    ] as const;
    }


export const getRefundReasonsQueryOptions = <TData = Awaited<ReturnType<typeof refundReasons>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundReasons>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRefundReasonsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof refundReasons>>> = ({ signal }) => refundReasons(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof refundReasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RefundReasonsQueryResult = NonNullable<Awaited<ReturnType<typeof refundReasons>>>
export type RefundReasonsQueryError = ErrorType<unknown>


export function useRefundReasons<TData = Awaited<ReturnType<typeof refundReasons>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundReasons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof refundReasons>>,
          TError,
          Awaited<ReturnType<typeof refundReasons>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundReasons<TData = Awaited<ReturnType<typeof refundReasons>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundReasons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof refundReasons>>,
          TError,
          Awaited<ReturnType<typeof refundReasons>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundReasons<TData = Awaited<ReturnType<typeof refundReasons>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundReasons>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Refund reasons
 */

export function useRefundReasons<TData = Awaited<ReturnType<typeof refundReasons>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundReasons>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRefundReasonsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRefundReasonsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof refundReasons>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundReasons>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRefundReasonsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof refundReasons>>> = ({ signal }) => refundReasons(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundReasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type RefundReasonsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof refundReasons>>>
export type RefundReasonsSuspenseQueryError = ErrorType<unknown>


export function useRefundReasonsSuspense<TData = Awaited<ReturnType<typeof refundReasons>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundReasons>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundReasonsSuspense<TData = Awaited<ReturnType<typeof refundReasons>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundReasons>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundReasonsSuspense<TData = Awaited<ReturnType<typeof refundReasons>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundReasons>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Refund reasons
 */

export function useRefundReasonsSuspense<TData = Awaited<ReturnType<typeof refundReasons>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundReasons>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRefundReasonsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Products and amount of a merchant order, for the refund request. Whether a refund can be requested follows from the states of the order.
 * @summary Preview of a refund
 */
export const refundForm = (
    orderNo: string,
 signal?: AbortSignal
) => {


      return apiRequest<RefundForm>(
      {url: `/api/front/order/apply/refund/${encodeURIComponent(String(orderNo))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getRefundFormQueryKey = (orderNo: string,) => {
    return [
    `/api/front/order/apply/refund/${orderNo}`
    ] as const;
    }


export const getRefundFormQueryOptions = <TData = Awaited<ReturnType<typeof refundForm>>, TError = ErrorType<unknown>>(orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundForm>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRefundFormQueryKey(orderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof refundForm>>> = ({ signal }) => refundForm(orderNo, signal);





   return  { queryKey, queryFn, enabled: orderNo !== null && orderNo !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof refundForm>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RefundFormQueryResult = NonNullable<Awaited<ReturnType<typeof refundForm>>>
export type RefundFormQueryError = ErrorType<unknown>


export function useRefundForm<TData = Awaited<ReturnType<typeof refundForm>>, TError = ErrorType<unknown>>(
 orderNo: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundForm>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof refundForm>>,
          TError,
          Awaited<ReturnType<typeof refundForm>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundForm<TData = Awaited<ReturnType<typeof refundForm>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundForm>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof refundForm>>,
          TError,
          Awaited<ReturnType<typeof refundForm>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundForm<TData = Awaited<ReturnType<typeof refundForm>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundForm>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Preview of a refund
 */

export function useRefundForm<TData = Awaited<ReturnType<typeof refundForm>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundForm>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRefundFormQueryOptions(orderNo,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRefundFormSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof refundForm>>, TError = ErrorType<unknown>>(orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundForm>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRefundFormQueryKey(orderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof refundForm>>> = ({ signal }) => refundForm(orderNo, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundForm>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type RefundFormSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof refundForm>>>
export type RefundFormSuspenseQueryError = ErrorType<unknown>


export function useRefundFormSuspense<TData = Awaited<ReturnType<typeof refundForm>>, TError = ErrorType<unknown>>(
 orderNo: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundForm>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundFormSuspense<TData = Awaited<ReturnType<typeof refundForm>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundForm>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundFormSuspense<TData = Awaited<ReturnType<typeof refundForm>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundForm>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Preview of a refund
 */

export function useRefundFormSuspense<TData = Awaited<ReturnType<typeof refundForm>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundForm>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRefundFormSuspenseQueryOptions(orderNo,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For a whole merchant order, freight included; there is no partial refund and nothing is returned. Possible for a paid order that is not shipped yet or was received (status 0 or 3), without a running refund. Creates a refund order that waits for the merchant. After a refusal it can be requested again, which creates another one. It cannot be withdrawn.
 * @summary Request a refund
 */
export const refundApply = (
    refundApplyBody: BodyType<RefundApply>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/order/refund`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: refundApplyBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getRefundApplyMutationKey = () => ['refundApply'] as const;

export const getRefundApplyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundApply>>, TError,RefundApplyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof refundApply>>, TError,RefundApplyMutationVariables, TContext> => {

const mutationKey = getRefundApplyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refundApply>>, RefundApplyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  refundApply(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefundApplyMutationResult = NonNullable<Awaited<ReturnType<typeof refundApply>>>
    export type RefundApplyMutationBody = BodyType<RefundApply>
    export type RefundApplyMutationError = ErrorType<unknown>
    export type RefundApplyMutationVariables = {data: BodyType<RefundApply>}

    /**
 * @summary Request a refund
 */
export const useRefundApply = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refundApply>>, TError,RefundApplyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refundApply>>,
        TError,
        RefundApplyMutationVariables,
        TContext
      > => {
      return useMutation(getRefundApplyMutationOptions(options), queryClient);
    }
    /**
 * All refund orders of the caller, newest first.
 * @summary Refund orders
 */
export const refundList = (
    params?: RefundListParams,
 signal?: AbortSignal
) => {


      return apiRequest<RefundPage>(
      {url: `/api/front/order/refund/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getRefundListQueryKey = (params?: RefundListParams,) => {
    return [
    `/api/front/order/refund/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getRefundListQueryOptions = <TData = Awaited<ReturnType<typeof refundList>>, TError = ErrorType<unknown>>(params?: RefundListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRefundListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof refundList>>> = ({ signal }) => refundList(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof refundList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RefundListQueryResult = NonNullable<Awaited<ReturnType<typeof refundList>>>
export type RefundListQueryError = ErrorType<unknown>


export function useRefundList<TData = Awaited<ReturnType<typeof refundList>>, TError = ErrorType<unknown>>(
 params: undefined |  RefundListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof refundList>>,
          TError,
          Awaited<ReturnType<typeof refundList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundList<TData = Awaited<ReturnType<typeof refundList>>, TError = ErrorType<unknown>>(
 params?: RefundListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof refundList>>,
          TError,
          Awaited<ReturnType<typeof refundList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundList<TData = Awaited<ReturnType<typeof refundList>>, TError = ErrorType<unknown>>(
 params?: RefundListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Refund orders
 */

export function useRefundList<TData = Awaited<ReturnType<typeof refundList>>, TError = ErrorType<unknown>>(
 params?: RefundListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRefundListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRefundListSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof refundList>>, TError = ErrorType<unknown>>(params?: RefundListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRefundListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof refundList>>> = ({ signal }) => refundList(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type RefundListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof refundList>>>
export type RefundListSuspenseQueryError = ErrorType<unknown>


export function useRefundListSuspense<TData = Awaited<ReturnType<typeof refundList>>, TError = ErrorType<unknown>>(
 params: undefined |  RefundListParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundListSuspense<TData = Awaited<ReturnType<typeof refundList>>, TError = ErrorType<unknown>>(
 params?: RefundListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundListSuspense<TData = Awaited<ReturnType<typeof refundList>>, TError = ErrorType<unknown>>(
 params?: RefundListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Refund orders
 */

export function useRefundListSuspense<TData = Awaited<ReturnType<typeof refundList>>, TError = ErrorType<unknown>>(
 params?: RefundListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRefundListSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The request and its result.
 * @summary A refund order
 */
export const refundDetail = (
    orderNo: string,
 signal?: AbortSignal
) => {


      return apiRequest<RefundDetail>(
      {url: `/api/front/order/refund/detail/${encodeURIComponent(String(orderNo))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getRefundDetailQueryKey = (orderNo: string,) => {
    return [
    `/api/front/order/refund/detail/${orderNo}`
    ] as const;
    }


export const getRefundDetailQueryOptions = <TData = Awaited<ReturnType<typeof refundDetail>>, TError = ErrorType<unknown>>(orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRefundDetailQueryKey(orderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof refundDetail>>> = ({ signal }) => refundDetail(orderNo, signal);





   return  { queryKey, queryFn, enabled: orderNo !== null && orderNo !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof refundDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RefundDetailQueryResult = NonNullable<Awaited<ReturnType<typeof refundDetail>>>
export type RefundDetailQueryError = ErrorType<unknown>


export function useRefundDetail<TData = Awaited<ReturnType<typeof refundDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof refundDetail>>,
          TError,
          Awaited<ReturnType<typeof refundDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundDetail<TData = Awaited<ReturnType<typeof refundDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof refundDetail>>,
          TError,
          Awaited<ReturnType<typeof refundDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundDetail<TData = Awaited<ReturnType<typeof refundDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A refund order
 */

export function useRefundDetail<TData = Awaited<ReturnType<typeof refundDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof refundDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRefundDetailQueryOptions(orderNo,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRefundDetailSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof refundDetail>>, TError = ErrorType<unknown>>(orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRefundDetailQueryKey(orderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof refundDetail>>> = ({ signal }) => refundDetail(orderNo, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type RefundDetailSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof refundDetail>>>
export type RefundDetailSuspenseQueryError = ErrorType<unknown>


export function useRefundDetailSuspense<TData = Awaited<ReturnType<typeof refundDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundDetailSuspense<TData = Awaited<ReturnType<typeof refundDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRefundDetailSuspense<TData = Awaited<ReturnType<typeof refundDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A refund order
 */

export function useRefundDetailSuspense<TData = Awaited<ReturnType<typeof refundDetail>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof refundDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRefundDetailSuspenseQueryOptions(orderNo,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






