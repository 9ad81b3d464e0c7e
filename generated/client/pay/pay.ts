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
  PayMethods
} from '../../model/payMethods.ts';

import type {
  PaymentRequest
} from '../../model/paymentRequest.ts';

import type {
  PaymentStart
} from '../../model/paymentStart.ts';

import type {
  WalletCancel
} from '../../model/walletCancel.ts';

import type {
  WalletCapture
} from '../../model/walletCapture.ts';

import type {
  WalletResult
} from '../../model/walletResult.ts';

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
 * Switches of wallet, card and scan-code.
 * @summary Enabled payment methods
 */
export const payMethods = (

 signal?: AbortSignal
) => {


      return apiRequest<PayMethods>(
      {url: `/api/front/pay/method`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getPayMethodsQueryKey = () => {
    return [
    `/api/front/pay/method`
    ] as const;
    }


export const getPayMethodsQueryOptions = <TData = Awaited<ReturnType<typeof payMethods>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof payMethods>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPayMethodsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof payMethods>>> = ({ signal }) => payMethods(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof payMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PayMethodsQueryResult = NonNullable<Awaited<ReturnType<typeof payMethods>>>
export type PayMethodsQueryError = ErrorType<unknown>


export function usePayMethods<TData = Awaited<ReturnType<typeof payMethods>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof payMethods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof payMethods>>,
          TError,
          Awaited<ReturnType<typeof payMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePayMethods<TData = Awaited<ReturnType<typeof payMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof payMethods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof payMethods>>,
          TError,
          Awaited<ReturnType<typeof payMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePayMethods<TData = Awaited<ReturnType<typeof payMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof payMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Enabled payment methods
 */

export function usePayMethods<TData = Awaited<ReturnType<typeof payMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof payMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPayMethodsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPayMethodsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof payMethods>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof payMethods>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPayMethodsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof payMethods>>> = ({ signal }) => payMethods(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof payMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type PayMethodsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof payMethods>>>
export type PayMethodsSuspenseQueryError = ErrorType<unknown>


export function usePayMethodsSuspense<TData = Awaited<ReturnType<typeof payMethods>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof payMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePayMethodsSuspense<TData = Awaited<ReturnType<typeof payMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof payMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePayMethodsSuspense<TData = Awaited<ReturnType<typeof payMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof payMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Enabled payment methods
 */

export function usePayMethodsSuspense<TData = Awaited<ReturnType<typeof payMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof payMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPayMethodsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For the master order as a whole. The method may differ from the one chosen when the order was placed. Wallet: send the browser to `redirect`. Card: pass `stripeClientSecret` to the payment element; calling again returns the same secret. Scan-code: render `redirect` as a QR code and poll scanPayResult. Wallet and card charge USD, scan-code CNY, whatever the display currency is.
 * @summary Start a payment
 */
export const payStart = (
    paymentRequest: BodyType<PaymentRequest>,
 signal?: AbortSignal
) => {


      return apiRequest<PaymentStart>(
      {url: `/api/front/pay/payment`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: paymentRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPayStartMutationKey = () => ['payStart'] as const;

export const getPayStartMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payStart>>, TError,PayStartMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof payStart>>, TError,PayStartMutationVariables, TContext> => {

const mutationKey = getPayStartMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payStart>>, PayStartMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  payStart(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayStartMutationResult = NonNullable<Awaited<ReturnType<typeof payStart>>>
    export type PayStartMutationBody = BodyType<PaymentRequest>
    export type PayStartMutationError = ErrorType<unknown>
    export type PayStartMutationVariables = {data: BodyType<PaymentRequest>}

    /**
 * @summary Start a payment
 */
export const usePayStart = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payStart>>, TError,PayStartMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payStart>>,
        TError,
        PayStartMutationVariables,
        TContext
      > => {
      return useMutation(getPayStartMutationOptions(options), queryClient);
    }
    /**
 * Called when the wallet has redirected the browser back. The order is found by the wallet id alone, for any user: a visitor whose session has ended at the wallet continues as another user. May be repeated: a paid order answers true again. A failed capture answers code 200 with `status` false.
 * @summary Capture an approved wallet payment
 */
export const walletCapture = (
    walletCaptureBody: BodyType<WalletCapture>,
 signal?: AbortSignal
) => {


      return apiRequest<WalletResult>(
      {url: `/api/front/pay/paypal/success`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: walletCaptureBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getWalletCaptureMutationKey = () => ['walletCapture'] as const;

export const getWalletCaptureMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof walletCapture>>, TError,WalletCaptureMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof walletCapture>>, TError,WalletCaptureMutationVariables, TContext> => {

const mutationKey = getWalletCaptureMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof walletCapture>>, WalletCaptureMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  walletCapture(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WalletCaptureMutationResult = NonNullable<Awaited<ReturnType<typeof walletCapture>>>
    export type WalletCaptureMutationBody = BodyType<WalletCapture>
    export type WalletCaptureMutationError = ErrorType<unknown>
    export type WalletCaptureMutationVariables = {data: BodyType<WalletCapture>}

    /**
 * @summary Capture an approved wallet payment
 */
export const useWalletCapture = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof walletCapture>>, TError,WalletCaptureMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof walletCapture>>,
        TError,
        WalletCaptureMutationVariables,
        TContext
      > => {
      return useMutation(getWalletCaptureMutationOptions(options), queryClient);
    }
    /**
 * Called when the shopper has cancelled at the wallet. The known backend cancels the whole master order, so a storefront that allows another payment method does not call this. An unknown token is a success.
 * @summary Cancel a wallet payment
 */
export const walletCancel = (
    walletCancelBody: BodyType<WalletCancel>,
 signal?: AbortSignal
) => {


      return apiRequest<boolean>(
      {url: `/api/front/pay/paypal/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: walletCancelBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getWalletCancelMutationKey = () => ['walletCancel'] as const;

export const getWalletCancelMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof walletCancel>>, TError,WalletCancelMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof walletCancel>>, TError,WalletCancelMutationVariables, TContext> => {

const mutationKey = getWalletCancelMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof walletCancel>>, WalletCancelMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  walletCancel(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WalletCancelMutationResult = NonNullable<Awaited<ReturnType<typeof walletCancel>>>
    export type WalletCancelMutationBody = BodyType<WalletCancel>
    export type WalletCancelMutationError = ErrorType<unknown>
    export type WalletCancelMutationVariables = {data: BodyType<WalletCancel>}

    /**
 * @summary Cancel a wallet payment
 */
export const useWalletCancel = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof walletCancel>>, TError,WalletCancelMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof walletCancel>>,
        TError,
        WalletCancelMutationVariables,
        TContext
      > => {
      return useMutation(getWalletCancelMutationOptions(options), queryClient);
    }
    /**
 * Queries the provider while the order is not paid, and marks it as paid. Poll every few seconds while the code is shown.
 * @summary Check the result of a scan-code payment
 */
export const scanPayResult = (
    orderNo: string,
 signal?: AbortSignal
) => {


      return apiRequest<boolean>(
      {url: `/api/front/pay/query/wechat/pay/result/${encodeURIComponent(String(orderNo))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getScanPayResultQueryKey = (orderNo: string,) => {
    return [
    `/api/front/pay/query/wechat/pay/result/${orderNo}`
    ] as const;
    }


export const getScanPayResultQueryOptions = <TData = Awaited<ReturnType<typeof scanPayResult>>, TError = ErrorType<unknown>>(orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scanPayResult>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getScanPayResultQueryKey(orderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof scanPayResult>>> = ({ signal }) => scanPayResult(orderNo, signal);





   return  { queryKey, queryFn, enabled: orderNo !== null && orderNo !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof scanPayResult>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ScanPayResultQueryResult = NonNullable<Awaited<ReturnType<typeof scanPayResult>>>
export type ScanPayResultQueryError = ErrorType<unknown>


export function useScanPayResult<TData = Awaited<ReturnType<typeof scanPayResult>>, TError = ErrorType<unknown>>(
 orderNo: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof scanPayResult>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof scanPayResult>>,
          TError,
          Awaited<ReturnType<typeof scanPayResult>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useScanPayResult<TData = Awaited<ReturnType<typeof scanPayResult>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scanPayResult>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof scanPayResult>>,
          TError,
          Awaited<ReturnType<typeof scanPayResult>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useScanPayResult<TData = Awaited<ReturnType<typeof scanPayResult>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scanPayResult>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check the result of a scan-code payment
 */

export function useScanPayResult<TData = Awaited<ReturnType<typeof scanPayResult>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof scanPayResult>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getScanPayResultQueryOptions(orderNo,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getScanPayResultSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof scanPayResult>>, TError = ErrorType<unknown>>(orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof scanPayResult>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getScanPayResultQueryKey(orderNo);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof scanPayResult>>> = ({ signal }) => scanPayResult(orderNo, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof scanPayResult>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ScanPayResultSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof scanPayResult>>>
export type ScanPayResultSuspenseQueryError = ErrorType<unknown>


export function useScanPayResultSuspense<TData = Awaited<ReturnType<typeof scanPayResult>>, TError = ErrorType<unknown>>(
 orderNo: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof scanPayResult>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useScanPayResultSuspense<TData = Awaited<ReturnType<typeof scanPayResult>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof scanPayResult>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useScanPayResultSuspense<TData = Awaited<ReturnType<typeof scanPayResult>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof scanPayResult>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check the result of a scan-code payment
 */

export function useScanPayResultSuspense<TData = Awaited<ReturnType<typeof scanPayResult>>, TError = ErrorType<unknown>>(
 orderNo: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof scanPayResult>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getScanPayResultSuspenseQueryOptions(orderNo,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






