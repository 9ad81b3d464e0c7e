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
  Address
} from '../../model/address.ts';

import type {
  AddressKey
} from '../../model/addressKey.ts';

import type {
  AddressListParams
} from '../../model/addressListParams.ts';

import type {
  AddressPage
} from '../../model/addressPage.ts';

import type {
  AddressPlace
} from '../../model/addressPlace.ts';

import type {
  AddressSave
} from '../../model/addressSave.ts';

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
 * The address book of the caller, the default first, then newest first; unpaged. The number of addresses is not limited.
 * @summary All addresses
 */
export const addressAll = (

 signal?: AbortSignal
) => {


      return apiRequest<Address[]>(
      {url: `/api/pc/address/all/list`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getAddressAllQueryKey = () => {
    return [
    `/api/pc/address/all/list`
    ] as const;
    }


export const getAddressAllQueryOptions = <TData = Awaited<ReturnType<typeof addressAll>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressAll>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAddressAllQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof addressAll>>> = ({ signal }) => addressAll(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof addressAll>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AddressAllQueryResult = NonNullable<Awaited<ReturnType<typeof addressAll>>>
export type AddressAllQueryError = ErrorType<unknown>


export function useAddressAll<TData = Awaited<ReturnType<typeof addressAll>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressAll>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof addressAll>>,
          TError,
          Awaited<ReturnType<typeof addressAll>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressAll<TData = Awaited<ReturnType<typeof addressAll>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressAll>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof addressAll>>,
          TError,
          Awaited<ReturnType<typeof addressAll>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressAll<TData = Awaited<ReturnType<typeof addressAll>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressAll>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All addresses
 */

export function useAddressAll<TData = Awaited<ReturnType<typeof addressAll>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressAll>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAddressAllQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddressAllSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof addressAll>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressAll>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAddressAllQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof addressAll>>> = ({ signal }) => addressAll(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressAll>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type AddressAllSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof addressAll>>>
export type AddressAllSuspenseQueryError = ErrorType<unknown>


export function useAddressAllSuspense<TData = Awaited<ReturnType<typeof addressAll>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressAll>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressAllSuspense<TData = Awaited<ReturnType<typeof addressAll>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressAll>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressAllSuspense<TData = Awaited<ReturnType<typeof addressAll>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressAll>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All addresses
 */

export function useAddressAllSuspense<TData = Awaited<ReturnType<typeof addressAll>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressAll>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAddressAllSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Without `id` creates an address, with `id` changes it. Returns it as stored. Orders keep only 32 characters of the name, 18 of the phone and 100 of the street.
 * @summary Create or change an address
 */
export const addressSave = (
    addressSaveBody: BodyType<AddressSave>,
 signal?: AbortSignal
) => {


      return apiRequest<Address>(
      {url: `/api/front/address/edit`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addressSaveBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getAddressSaveMutationKey = () => ['addressSave'] as const;

export const getAddressSaveMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addressSave>>, TError,AddressSaveMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addressSave>>, TError,AddressSaveMutationVariables, TContext> => {

const mutationKey = getAddressSaveMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addressSave>>, AddressSaveMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addressSave(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddressSaveMutationResult = NonNullable<Awaited<ReturnType<typeof addressSave>>>
    export type AddressSaveMutationBody = BodyType<AddressSave>
    export type AddressSaveMutationError = ErrorType<unknown>
    export type AddressSaveMutationVariables = {data: BodyType<AddressSave>}

    /**
 * @summary Create or change an address
 */
export const useAddressSave = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addressSave>>, TError,AddressSaveMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addressSave>>,
        TError,
        AddressSaveMutationVariables,
        TContext
      > => {
      return useMutation(getAddressSaveMutationOptions(options), queryClient);
    }
    /**
 * The address book of the caller in pages, in the same order as the unpaged list.
 * @summary Addresses, page by page
 */
export const addressList = (
    params?: AddressListParams,
 signal?: AbortSignal
) => {


      return apiRequest<AddressPage>(
      {url: `/api/front/address/list`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getAddressListQueryKey = (params?: AddressListParams,) => {
    return [
    `/api/front/address/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getAddressListQueryOptions = <TData = Awaited<ReturnType<typeof addressList>>, TError = ErrorType<unknown>>(params?: AddressListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAddressListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof addressList>>> = ({ signal }) => addressList(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof addressList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AddressListQueryResult = NonNullable<Awaited<ReturnType<typeof addressList>>>
export type AddressListQueryError = ErrorType<unknown>


export function useAddressList<TData = Awaited<ReturnType<typeof addressList>>, TError = ErrorType<unknown>>(
 params: undefined |  AddressListParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressList>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof addressList>>,
          TError,
          Awaited<ReturnType<typeof addressList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressList<TData = Awaited<ReturnType<typeof addressList>>, TError = ErrorType<unknown>>(
 params?: AddressListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressList>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof addressList>>,
          TError,
          Awaited<ReturnType<typeof addressList>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressList<TData = Awaited<ReturnType<typeof addressList>>, TError = ErrorType<unknown>>(
 params?: AddressListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Addresses, page by page
 */

export function useAddressList<TData = Awaited<ReturnType<typeof addressList>>, TError = ErrorType<unknown>>(
 params?: AddressListParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAddressListQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddressListSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof addressList>>, TError = ErrorType<unknown>>(params?: AddressListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressList>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAddressListQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof addressList>>> = ({ signal }) => addressList(params, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressList>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type AddressListSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof addressList>>>
export type AddressListSuspenseQueryError = ErrorType<unknown>


export function useAddressListSuspense<TData = Awaited<ReturnType<typeof addressList>>, TError = ErrorType<unknown>>(
 params: undefined |  AddressListParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressListSuspense<TData = Awaited<ReturnType<typeof addressList>>, TError = ErrorType<unknown>>(
 params?: AddressListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressListSuspense<TData = Awaited<ReturnType<typeof addressList>>, TError = ErrorType<unknown>>(
 params?: AddressListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressList>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Addresses, page by page
 */

export function useAddressListSuspense<TData = Awaited<ReturnType<typeof addressList>>, TError = ErrorType<unknown>>(
 params?: AddressListParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressList>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAddressListSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One address of the caller; null when it is not in the address book.
 * @summary An address
 */
export const addressDetail = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<Address | null>(
      {url: `/api/front/address/detail/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getAddressDetailQueryKey = (id: number,) => {
    return [
    `/api/front/address/detail/${id}`
    ] as const;
    }


export const getAddressDetailQueryOptions = <TData = Awaited<ReturnType<typeof addressDetail>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAddressDetailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof addressDetail>>> = ({ signal }) => addressDetail(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof addressDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AddressDetailQueryResult = NonNullable<Awaited<ReturnType<typeof addressDetail>>>
export type AddressDetailQueryError = ErrorType<unknown>


export function useAddressDetail<TData = Awaited<ReturnType<typeof addressDetail>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressDetail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof addressDetail>>,
          TError,
          Awaited<ReturnType<typeof addressDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressDetail<TData = Awaited<ReturnType<typeof addressDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressDetail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof addressDetail>>,
          TError,
          Awaited<ReturnType<typeof addressDetail>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressDetail<TData = Awaited<ReturnType<typeof addressDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An address
 */

export function useAddressDetail<TData = Awaited<ReturnType<typeof addressDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAddressDetailQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddressDetailSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof addressDetail>>, TError = ErrorType<unknown>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressDetail>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAddressDetailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof addressDetail>>> = ({ signal }) => addressDetail(id, signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressDetail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type AddressDetailSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof addressDetail>>>
export type AddressDetailSuspenseQueryError = ErrorType<unknown>


export function useAddressDetailSuspense<TData = Awaited<ReturnType<typeof addressDetail>>, TError = ErrorType<unknown>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressDetailSuspense<TData = Awaited<ReturnType<typeof addressDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressDetailSuspense<TData = Awaited<ReturnType<typeof addressDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An address
 */

export function useAddressDetailSuspense<TData = Awaited<ReturnType<typeof addressDetail>>, TError = ErrorType<unknown>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressDetail>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAddressDetailSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Removes the address from the address book; orders keep their copy. Not idempotent: when nothing was removed, it is refused.
 * @summary Remove an address
 */
export const addressDelete = (
    addressKey: BodyType<AddressKey>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/address/del`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addressKey, ...(signal ? { signal }: {})
    },
      );
    }




export const getAddressDeleteMutationKey = () => ['addressDelete'] as const;

export const getAddressDeleteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addressDelete>>, TError,AddressDeleteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addressDelete>>, TError,AddressDeleteMutationVariables, TContext> => {

const mutationKey = getAddressDeleteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addressDelete>>, AddressDeleteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addressDelete(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddressDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof addressDelete>>>
    export type AddressDeleteMutationBody = BodyType<AddressKey>
    export type AddressDeleteMutationError = ErrorType<unknown>
    export type AddressDeleteMutationVariables = {data: BodyType<AddressKey>}

    /**
 * @summary Remove an address
 */
export const useAddressDelete = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addressDelete>>, TError,AddressDeleteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addressDelete>>,
        TError,
        AddressDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getAddressDeleteMutationOptions(options), queryClient);
    }
    /**
 * The address preselected for a new order; null when none is the default.
 * @summary The default address
 */
export const addressDefault = (

 signal?: AbortSignal
) => {


      return apiRequest<Address | null>(
      {url: `/api/front/address/default`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getAddressDefaultQueryKey = () => {
    return [
    `/api/front/address/default`
    ] as const;
    }


export const getAddressDefaultQueryOptions = <TData = Awaited<ReturnType<typeof addressDefault>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressDefault>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAddressDefaultQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof addressDefault>>> = ({ signal }) => addressDefault(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof addressDefault>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AddressDefaultQueryResult = NonNullable<Awaited<ReturnType<typeof addressDefault>>>
export type AddressDefaultQueryError = ErrorType<unknown>


export function useAddressDefault<TData = Awaited<ReturnType<typeof addressDefault>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressDefault>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof addressDefault>>,
          TError,
          Awaited<ReturnType<typeof addressDefault>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressDefault<TData = Awaited<ReturnType<typeof addressDefault>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressDefault>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof addressDefault>>,
          TError,
          Awaited<ReturnType<typeof addressDefault>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressDefault<TData = Awaited<ReturnType<typeof addressDefault>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressDefault>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The default address
 */

export function useAddressDefault<TData = Awaited<ReturnType<typeof addressDefault>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressDefault>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAddressDefaultQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddressDefaultSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof addressDefault>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressDefault>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAddressDefaultQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof addressDefault>>> = ({ signal }) => addressDefault(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressDefault>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type AddressDefaultSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof addressDefault>>>
export type AddressDefaultSuspenseQueryError = ErrorType<unknown>


export function useAddressDefaultSuspense<TData = Awaited<ReturnType<typeof addressDefault>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressDefault>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressDefaultSuspense<TData = Awaited<ReturnType<typeof addressDefault>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressDefault>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressDefaultSuspense<TData = Awaited<ReturnType<typeof addressDefault>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressDefault>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The default address
 */

export function useAddressDefaultSuspense<TData = Awaited<ReturnType<typeof addressDefault>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof addressDefault>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAddressDefaultSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Makes the address the default; the previous default loses the flag.
 * @summary Make an address the default
 */
export const addressSetDefault = (
    addressKey: BodyType<AddressKey>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/address/default/set`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addressKey, ...(signal ? { signal }: {})
    },
      );
    }




export const getAddressSetDefaultMutationKey = () => ['addressSetDefault'] as const;

export const getAddressSetDefaultMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addressSetDefault>>, TError,AddressSetDefaultMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addressSetDefault>>, TError,AddressSetDefaultMutationVariables, TContext> => {

const mutationKey = getAddressSetDefaultMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addressSetDefault>>, AddressSetDefaultMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addressSetDefault(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddressSetDefaultMutationResult = NonNullable<Awaited<ReturnType<typeof addressSetDefault>>>
    export type AddressSetDefaultMutationBody = BodyType<AddressKey>
    export type AddressSetDefaultMutationError = ErrorType<unknown>
    export type AddressSetDefaultMutationVariables = {data: BodyType<AddressKey>}

    /**
 * @summary Make an address the default
 */
export const useAddressSetDefault = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addressSetDefault>>, TError,AddressSetDefaultMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addressSetDefault>>,
        TError,
        AddressSetDefaultMutationVariables,
        TContext
      > => {
      return useMutation(getAddressSetDefaultMutationOptions(options), queryClient);
    }
    /**
 * An estimate from the IP address of the caller, to prefill a new address. Returns the answer of a geolocation service, so keys may be missing or null and others may be present. Sent without a body; changes nothing.
 * @summary Estimated location of the caller
 */
export const addressPlace = (

 signal?: AbortSignal
) => {


      return apiRequest<AddressPlace>(
      {url: `/api/front/address/ip/info`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getAddressPlaceQueryKey = () => {
    return [
    'POST', `/api/front/address/ip/info`
    ] as const;
    }


export const getAddressPlaceQueryOptions = <TData = Awaited<ReturnType<typeof addressPlace>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressPlace>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getAddressPlaceQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof addressPlace>>> = ({ signal }) => addressPlace(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof addressPlace>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type AddressPlaceQueryResult = NonNullable<Awaited<ReturnType<typeof addressPlace>>>
export type AddressPlaceQueryError = ErrorType<unknown>


export function useAddressPlace<TData = Awaited<ReturnType<typeof addressPlace>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressPlace>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof addressPlace>>,
          TError,
          Awaited<ReturnType<typeof addressPlace>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressPlace<TData = Awaited<ReturnType<typeof addressPlace>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressPlace>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof addressPlace>>,
          TError,
          Awaited<ReturnType<typeof addressPlace>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useAddressPlace<TData = Awaited<ReturnType<typeof addressPlace>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressPlace>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Estimated location of the caller
 */

export function useAddressPlace<TData = Awaited<ReturnType<typeof addressPlace>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof addressPlace>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getAddressPlaceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






