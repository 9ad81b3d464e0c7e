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
  PasswordChange
} from '../../model/passwordChange.ts';

import type {
  UserCenter
} from '../../model/userCenter.ts';

import type {
  UserEdit
} from '../../model/userEdit.ts';

import type {
  UserMenu
} from '../../model/userMenu.ts';

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
 * Name, contact data and counters of the caller. The call is counted as a page visit. Visitors (`userType` visitor) have contact data but no password.
 * @summary The signed-in user
 */
export const userInfo = (

 signal?: AbortSignal
) => {


      return apiRequest<UserCenter>(
      {url: `/api/front/user/info`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getUserInfoQueryKey = () => {
    return [
    `/api/front/user/info`
    ] as const;
    }


export const getUserInfoQueryOptions = <TData = Awaited<ReturnType<typeof userInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userInfo>>> = ({ signal }) => userInfo(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof userInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UserInfoQueryResult = NonNullable<Awaited<ReturnType<typeof userInfo>>>
export type UserInfoQueryError = ErrorType<unknown>


export function useUserInfo<TData = Awaited<ReturnType<typeof userInfo>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userInfo>>,
          TError,
          Awaited<ReturnType<typeof userInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserInfo<TData = Awaited<ReturnType<typeof userInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userInfo>>,
          TError,
          Awaited<ReturnType<typeof userInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserInfo<TData = Awaited<ReturnType<typeof userInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in user
 */

export function useUserInfo<TData = Awaited<ReturnType<typeof userInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUserInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUserInfoSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof userInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof userInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userInfo>>> = ({ signal }) => userInfo(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof userInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type UserInfoSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof userInfo>>>
export type UserInfoSuspenseQueryError = ErrorType<unknown>


export function useUserInfoSuspense<TData = Awaited<ReturnType<typeof userInfo>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof userInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserInfoSuspense<TData = Awaited<ReturnType<typeof userInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof userInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserInfoSuspense<TData = Awaited<ReturnType<typeof userInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof userInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The signed-in user
 */

export function useUserInfoSuspense<TData = Awaited<ReturnType<typeof userInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof userInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUserInfoSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Entries configured by the shop, shown below the fixed ones (orders, refunds, reviews). Entries whose `pc_url` is empty or a single space are not for this storefront.
 * @summary Menu of the account area
 */
export const userMenu = (

 signal?: AbortSignal
) => {


      return apiRequest<UserMenu>(
      {url: `/api/front/user/menu/user`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getUserMenuQueryKey = () => {
    return [
    `/api/front/user/menu/user`
    ] as const;
    }


export const getUserMenuQueryOptions = <TData = Awaited<ReturnType<typeof userMenu>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userMenu>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserMenuQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userMenu>>> = ({ signal }) => userMenu(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof userMenu>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type UserMenuQueryResult = NonNullable<Awaited<ReturnType<typeof userMenu>>>
export type UserMenuQueryError = ErrorType<unknown>


export function useUserMenu<TData = Awaited<ReturnType<typeof userMenu>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof userMenu>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof userMenu>>,
          TError,
          Awaited<ReturnType<typeof userMenu>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserMenu<TData = Awaited<ReturnType<typeof userMenu>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userMenu>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof userMenu>>,
          TError,
          Awaited<ReturnType<typeof userMenu>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserMenu<TData = Awaited<ReturnType<typeof userMenu>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userMenu>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Menu of the account area
 */

export function useUserMenu<TData = Awaited<ReturnType<typeof userMenu>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof userMenu>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUserMenuQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUserMenuSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof userMenu>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof userMenu>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getUserMenuQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof userMenu>>> = ({ signal }) => userMenu(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof userMenu>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type UserMenuSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof userMenu>>>
export type UserMenuSuspenseQueryError = ErrorType<unknown>


export function useUserMenuSuspense<TData = Awaited<ReturnType<typeof userMenu>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof userMenu>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserMenuSuspense<TData = Awaited<ReturnType<typeof userMenu>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof userMenu>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useUserMenuSuspense<TData = Awaited<ReturnType<typeof userMenu>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof userMenu>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Menu of the account area
 */

export function useUserMenuSuspense<TData = Awaited<ReturnType<typeof userMenu>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof userMenu>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getUserMenuSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Both are sent, even when only one of them changes. The picture is the address of an uploaded one; the backend removes its own domain.
 * @summary Change name and picture
 */
export const userEdit = (
    userEditBody: BodyType<UserEdit>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/user/edit`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: userEditBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getUserEditMutationKey = () => ['userEdit'] as const;

export const getUserEditMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userEdit>>, TError,UserEditMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userEdit>>, TError,UserEditMutationVariables, TContext> => {

const mutationKey = getUserEditMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userEdit>>, UserEditMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userEdit(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserEditMutationResult = NonNullable<Awaited<ReturnType<typeof userEdit>>>
    export type UserEditMutationBody = BodyType<UserEdit>
    export type UserEditMutationError = ErrorType<unknown>
    export type UserEditMutationVariables = {data: BodyType<UserEdit>}

    /**
 * @summary Change name and picture
 */
export const useUserEdit = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userEdit>>, TError,UserEditMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userEdit>>,
        TError,
        UserEditMutationVariables,
        TContext
      > => {
      return useMutation(getUserEditMutationOptions(options), queryClient);
    }
    /**
 * The code comes from ownEmailCaptcha. It works once. The same password again is a success. Open sessions remain valid on the known backend.
 * @summary Change the password of an e-mail account
 */
export const userEmailPasswordUpdate = (
    passwordChange: BodyType<PasswordChange>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/user/email/update/password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordChange, ...(signal ? { signal }: {})
    },
      );
    }




export const getUserEmailPasswordUpdateMutationKey = () => ['userEmailPasswordUpdate'] as const;

export const getUserEmailPasswordUpdateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userEmailPasswordUpdate>>, TError,UserEmailPasswordUpdateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userEmailPasswordUpdate>>, TError,UserEmailPasswordUpdateMutationVariables, TContext> => {

const mutationKey = getUserEmailPasswordUpdateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userEmailPasswordUpdate>>, UserEmailPasswordUpdateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userEmailPasswordUpdate(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserEmailPasswordUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof userEmailPasswordUpdate>>>
    export type UserEmailPasswordUpdateMutationBody = BodyType<PasswordChange>
    export type UserEmailPasswordUpdateMutationError = ErrorType<unknown>
    export type UserEmailPasswordUpdateMutationVariables = {data: BodyType<PasswordChange>}

    /**
 * @summary Change the password of an e-mail account
 */
export const useUserEmailPasswordUpdate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userEmailPasswordUpdate>>, TError,UserEmailPasswordUpdateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userEmailPasswordUpdate>>,
        TError,
        UserEmailPasswordUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getUserEmailPasswordUpdateMutationOptions(options), queryClient);
    }
    /**
 * The code comes from ownPhoneCaptcha. On the known backend it can be used again until it expires. The same password again is a success. Open sessions remain valid on the known backend.
 * @summary Change the password of a phone account
 */
export const userPhonePasswordUpdate = (
    passwordChange: BodyType<PasswordChange>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/user/phone/update/password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordChange, ...(signal ? { signal }: {})
    },
      );
    }




export const getUserPhonePasswordUpdateMutationKey = () => ['userPhonePasswordUpdate'] as const;

export const getUserPhonePasswordUpdateMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userPhonePasswordUpdate>>, TError,UserPhonePasswordUpdateMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof userPhonePasswordUpdate>>, TError,UserPhonePasswordUpdateMutationVariables, TContext> => {

const mutationKey = getUserPhonePasswordUpdateMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof userPhonePasswordUpdate>>, UserPhonePasswordUpdateMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  userPhonePasswordUpdate(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UserPhonePasswordUpdateMutationResult = NonNullable<Awaited<ReturnType<typeof userPhonePasswordUpdate>>>
    export type UserPhonePasswordUpdateMutationBody = BodyType<PasswordChange>
    export type UserPhonePasswordUpdateMutationError = ErrorType<unknown>
    export type UserPhonePasswordUpdateMutationVariables = {data: BodyType<PasswordChange>}

    /**
 * @summary Change the password of a phone account
 */
export const useUserPhonePasswordUpdate = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof userPhonePasswordUpdate>>, TError,UserPhonePasswordUpdateMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof userPhonePasswordUpdate>>,
        TError,
        UserPhonePasswordUpdateMutationVariables,
        TContext
      > => {
      return useMutation(getUserPhonePasswordUpdateMutationOptions(options), queryClient);
    }
