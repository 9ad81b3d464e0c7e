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
 * The address book of the caller, the default first, then newest first; unpaged. There is no maximum number.
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
