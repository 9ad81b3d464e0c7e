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
  SettlementAgreement
} from '../../model/settlementAgreement.ts';

import type {
  SettlementApply
} from '../../model/settlementApply.ts';

import type {
  SettlementRecord
} from '../../model/settlementRecord.ts';

import type {
  SettlementRecordPage
} from '../../model/settlementRecordPage.ts';

import type {
  SettlementRecordsParams
} from '../../model/settlementRecordsParams.ts';

import type {
  SettlementResubmit
} from '../../model/settlementResubmit.ts';

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
 * The only source of the terms for merchants.
 * @summary Agreement for merchants
 */
export const settlementAgreement = (

 signal?: AbortSignal
) => {


      return apiRequest<SettlementAgreement>(
      {url: `/api/front/merchant/settled/agreement`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getSettlementAgreementQueryKey = () => {
    return [
    `/api/front/merchant/settled/agreement`
    ] as const;
    }


export const getSettlementAgreementQueryOptions = <TData = Awaited<ReturnType<typeof settlementAgreement>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementAgreement>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSettlementAgreementQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof settlementAgreement>>> = ({ signal }) => settlementAgreement(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof settlementAgreement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SettlementAgreementQueryResult = NonNullable<Awaited<ReturnType<typeof settlementAgreement>>>
export type SettlementAgreementQueryError = ErrorType<unknown>


export function useSettlementAgreement<TData = Awaited<ReturnType<typeof settlementAgreement>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementAgreement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof settlementAgreement>>,
          TError,
          Awaited<ReturnType<typeof settlementAgreement>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSettlementAgreement<TData = Awaited<ReturnType<typeof settlementAgreement>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementAgreement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof settlementAgreement>>,
          TError,
          Awaited<ReturnType<typeof settlementAgreement>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSettlementAgreement<TData = Awaited<ReturnType<typeof settlementAgreement>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementAgreement>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Agreement for merchants
 */

export function useSettlementAgreement<TData = Awaited<ReturnType<typeof settlementAgreement>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementAgreement>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSettlementAgreementQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSettlementAgreementSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof settlementAgreement>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementAgreement>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSettlementAgreementQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof settlementAgreement>>> = ({ signal }) => settlementAgreement(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementAgreement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SettlementAgreementSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof settlementAgreement>>>
export type SettlementAgreementSuspenseQueryError = ErrorType<unknown>


export function useSettlementAgreementSuspense<TData = Awaited<ReturnType<typeof settlementAgreement>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementAgreement>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSettlementAgreementSuspense<TData = Awaited<ReturnType<typeof settlementAgreement>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementAgreement>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSettlementAgreementSuspense<TData = Awaited<ReturnType<typeof settlementAgreement>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementAgreement>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Agreement for merchants
 */

export function useSettlementAgreementSuspense<TData = Awaited<ReturnType<typeof settlementAgreement>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementAgreement>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSettlementAgreementSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sends a code of 6 digits. One code exists per address: a new one replaces the old one, whatever it was requested for. Whether the address belongs to an account or a merchant does not matter. The backend sets no rate limit; clients lock the button for 60 seconds.
 *
 * The body is the **bare address without quotation marks**, although its content type is JSON.
 * @summary Send a code to the mailbox of an applicant
 */
export const settlementCaptcha = (
    settlementCaptchaBody: BodyType<string>,
 signal?: AbortSignal
) => {


      return apiRequest<boolean>(
      {url: `/api/front/captcha/email/merchant/settled`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: settlementCaptchaBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getSettlementCaptchaMutationKey = () => ['settlementCaptcha'] as const;

export const getSettlementCaptchaMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settlementCaptcha>>, TError,SettlementCaptchaMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof settlementCaptcha>>, TError,SettlementCaptchaMutationVariables, TContext> => {

const mutationKey = getSettlementCaptchaMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof settlementCaptcha>>, SettlementCaptchaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  settlementCaptcha(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SettlementCaptchaMutationResult = NonNullable<Awaited<ReturnType<typeof settlementCaptcha>>>
    export type SettlementCaptchaMutationBody = BodyType<string>
    export type SettlementCaptchaMutationError = ErrorType<unknown>
    export type SettlementCaptchaMutationVariables = {data: BodyType<string>}

    /**
 * @summary Send a code to the mailbox of an applicant
 */
export const useSettlementCaptcha = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settlementCaptcha>>, TError,SettlementCaptchaMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof settlementCaptcha>>,
        TError,
        SettlementCaptchaMutationVariables,
        TContext
      > => {
      return useMutation(getSettlementCaptchaMutationOptions(options), queryClient);
    }
    /**
 * Submits an application, which then waits for approval by the platform. A shopper may have several waiting. Name and e-mail must differ from those of merchants; some backends detect duplicate applications only at approval.
 * @summary Apply as a merchant
 */
export const settlementApply = (
    settlementApplyBody: BodyType<SettlementApply>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/merchant/settled/apply`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: settlementApplyBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getSettlementApplyMutationKey = () => ['settlementApply'] as const;

export const getSettlementApplyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settlementApply>>, TError,SettlementApplyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof settlementApply>>, TError,SettlementApplyMutationVariables, TContext> => {

const mutationKey = getSettlementApplyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof settlementApply>>, SettlementApplyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  settlementApply(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SettlementApplyMutationResult = NonNullable<Awaited<ReturnType<typeof settlementApply>>>
    export type SettlementApplyMutationBody = BodyType<SettlementApply>
    export type SettlementApplyMutationError = ErrorType<unknown>
    export type SettlementApplyMutationVariables = {data: BodyType<SettlementApply>}

    /**
 * @summary Apply as a merchant
 */
export const useSettlementApply = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settlementApply>>, TError,SettlementApplyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof settlementApply>>,
        TError,
        SettlementApplyMutationVariables,
        TContext
      > => {
      return useMutation(getSettlementApplyMutationOptions(options), queryClient);
    }
    /**
 * Applications of the caller, newest first.
 * @summary Applications of the caller
 */
export const settlementRecords = (
    params?: SettlementRecordsParams,
 signal?: AbortSignal
) => {


      return apiRequest<SettlementRecordPage>(
      {url: `/api/front/merchant/settled/record`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getSettlementRecordsQueryKey = (params?: SettlementRecordsParams,) => {
    return [
    `/api/front/merchant/settled/record`, ...(params ? [params] : [])
    ] as const;
    }


export const getSettlementRecordsQueryOptions = <TData = Awaited<ReturnType<typeof settlementRecords>>, TError = ErrorType<unknown>>(params?: SettlementRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementRecords>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSettlementRecordsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof settlementRecords>>> = ({ signal }) => settlementRecords(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof settlementRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SettlementRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof settlementRecords>>>
export type SettlementRecordsQueryError = ErrorType<unknown>


export function useSettlementRecords<TData = Awaited<ReturnType<typeof settlementRecords>>, TError = ErrorType<unknown>>(
 params: undefined |  SettlementRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof settlementRecords>>,
          TError,
          Awaited<ReturnType<typeof settlementRecords>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSettlementRecords<TData = Awaited<ReturnType<typeof settlementRecords>>, TError = ErrorType<unknown>>(
 params?: SettlementRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof settlementRecords>>,
          TError,
          Awaited<ReturnType<typeof settlementRecords>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSettlementRecords<TData = Awaited<ReturnType<typeof settlementRecords>>, TError = ErrorType<unknown>>(
 params?: SettlementRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Applications of the caller
 */

export function useSettlementRecords<TData = Awaited<ReturnType<typeof settlementRecords>>, TError = ErrorType<unknown>>(
 params?: SettlementRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSettlementRecordsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSettlementRecordsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof settlementRecords>>, TError = ErrorType<unknown>>(params?: SettlementRecordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementRecords>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSettlementRecordsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof settlementRecords>>> = ({ signal }) => settlementRecords(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SettlementRecordsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof settlementRecords>>>
export type SettlementRecordsSuspenseQueryError = ErrorType<unknown>


export function useSettlementRecordsSuspense<TData = Awaited<ReturnType<typeof settlementRecords>>, TError = ErrorType<unknown>>(
 params: undefined |  SettlementRecordsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSettlementRecordsSuspense<TData = Awaited<ReturnType<typeof settlementRecords>>, TError = ErrorType<unknown>>(
 params?: SettlementRecordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSettlementRecordsSuspense<TData = Awaited<ReturnType<typeof settlementRecords>>, TError = ErrorType<unknown>>(
 params?: SettlementRecordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Applications of the caller
 */

export function useSettlementRecordsSuspense<TData = Awaited<ReturnType<typeof settlementRecords>>, TError = ErrorType<unknown>>(
 params?: SettlementRecordsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementRecords>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSettlementRecordsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * An application of the caller by its id. Backends without it answer 404; a client then looks the application up in the list.
 * @summary An application of the caller
 */
export const settlementDetail = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<SettlementRecord>(
      {url: `/api/front/merchant/settled/record/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getSettlementDetailQueryKey = (id: number,) => {
    return [
    `/api/front/merchant/settled/record/${id}`
    ] as const;
    }


export const getSettlementDetailQueryOptions = <TData = Awaited<ReturnType<typeof settlementDetail>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSettlementDetailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof settlementDetail>>> = ({ signal }) => settlementDetail(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof settlementDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SettlementDetailQueryResult = NonNullable<Awaited<ReturnType<typeof settlementDetail>>>
export type SettlementDetailQueryError = ErrorType<unknown>


export function useSettlementDetail<TData = Awaited<ReturnType<typeof settlementDetail>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof settlementDetail>>,
          TError,
          Awaited<ReturnType<typeof settlementDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSettlementDetail<TData = Awaited<ReturnType<typeof settlementDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof settlementDetail>>,
          TError,
          Awaited<ReturnType<typeof settlementDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSettlementDetail<TData = Awaited<ReturnType<typeof settlementDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An application of the caller
 */

export function useSettlementDetail<TData = Awaited<ReturnType<typeof settlementDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof settlementDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSettlementDetailQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSettlementDetailSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof settlementDetail>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSettlementDetailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof settlementDetail>>> = ({ signal }) => settlementDetail(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type SettlementDetailSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof settlementDetail>>>
export type SettlementDetailSuspenseQueryError = ErrorType<unknown>


export function useSettlementDetailSuspense<TData = Awaited<ReturnType<typeof settlementDetail>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSettlementDetailSuspense<TData = Awaited<ReturnType<typeof settlementDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSettlementDetailSuspense<TData = Awaited<ReturnType<typeof settlementDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An application of the caller
 */

export function useSettlementDetailSuspense<TData = Awaited<ReturnType<typeof settlementDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof settlementDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSettlementDetailSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Replaces all fields. A waiting application (state 1) remains waiting. A refused one (state 3) is waiting again: its reason is cleared, and its time is set to now. An approved one (state 2) cannot be changed.
 * @summary Change or resubmit an application
 */
export const settlementResubmit = (
    id: number,
    settlementResubmitBody: BodyType<SettlementResubmit>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/merchant/settled/resubmit/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: settlementResubmitBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getSettlementResubmitMutationKey = () => ['settlementResubmit'] as const;

export const getSettlementResubmitMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settlementResubmit>>, TError,SettlementResubmitMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof settlementResubmit>>, TError,SettlementResubmitMutationVariables, TContext> => {

const mutationKey = getSettlementResubmitMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof settlementResubmit>>, SettlementResubmitMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  settlementResubmit(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SettlementResubmitMutationResult = NonNullable<Awaited<ReturnType<typeof settlementResubmit>>>
    export type SettlementResubmitMutationBody = BodyType<SettlementResubmit>
    export type SettlementResubmitMutationError = ErrorType<unknown>
    export type SettlementResubmitMutationVariables = {id: number;data: BodyType<SettlementResubmit>}

    /**
 * @summary Change or resubmit an application
 */
export const useSettlementResubmit = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof settlementResubmit>>, TError,SettlementResubmitMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof settlementResubmit>>,
        TError,
        SettlementResubmitMutationVariables,
        TContext
      > => {
      return useMutation(getSettlementResubmitMutationOptions(options), queryClient);
    }
