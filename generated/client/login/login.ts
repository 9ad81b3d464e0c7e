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
  EmailLogin
} from '../../model/emailLogin.ts';

import type {
  EmailRegister
} from '../../model/emailRegister.ts';

import type {
  LoginMethodInfo
} from '../../model/loginMethodInfo.ts';

import type {
  LoginPicture
} from '../../model/loginPicture.ts';

import type {
  LoginResult
} from '../../model/loginResult.ts';

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
 * Opens a session. There is no strength rule and no limit of attempts; a disabled account is not refused here. The same address may also belong to a social or visitor account: only the one of type `email` is meant.
 * @summary Sign in with e-mail and password
 */
export const emailLogin = (
    emailLoginBody: BodyType<EmailLogin>,
 signal?: AbortSignal
) => {


      return apiRequest<LoginResult>(
      {url: `/api/front/login/email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailLoginBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getEmailLoginMutationKey = () => ['emailLogin'] as const;

export const getEmailLoginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emailLogin>>, TError,EmailLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof emailLogin>>, TError,EmailLoginMutationVariables, TContext> => {

const mutationKey = getEmailLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof emailLogin>>, EmailLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  emailLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EmailLoginMutationResult = NonNullable<Awaited<ReturnType<typeof emailLogin>>>
    export type EmailLoginMutationBody = BodyType<EmailLogin>
    export type EmailLoginMutationError = ErrorType<unknown>
    export type EmailLoginMutationVariables = {data: BodyType<EmailLogin>}

    /**
 * @summary Sign in with e-mail and password
 */
export const useEmailLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emailLogin>>, TError,EmailLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof emailLogin>>,
        TError,
        EmailLoginMutationVariables,
        TContext
      > => {
      return useMutation(getEmailLoginMutationOptions(options), queryClient);
    }
    /**
 * Creates an account of type `email` and opens a session. The code comes from emailCaptcha, lives a few minutes (shop configuration, 5 by default) and works once. The nickname is 12 hexadecimal characters until the user changes it. All active coupons for new users are granted.
 * @summary Register with e-mail
 */
export const emailRegister = (
    emailRegisterBody: BodyType<EmailRegister>,
 signal?: AbortSignal
) => {


      return apiRequest<LoginResult>(
      {url: `/api/front/login/register/email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailRegisterBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getEmailRegisterMutationKey = () => ['emailRegister'] as const;

export const getEmailRegisterMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emailRegister>>, TError,EmailRegisterMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof emailRegister>>, TError,EmailRegisterMutationVariables, TContext> => {

const mutationKey = getEmailRegisterMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof emailRegister>>, EmailRegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  emailRegister(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EmailRegisterMutationResult = NonNullable<Awaited<ReturnType<typeof emailRegister>>>
    export type EmailRegisterMutationBody = BodyType<EmailRegister>
    export type EmailRegisterMutationError = ErrorType<unknown>
    export type EmailRegisterMutationVariables = {data: BodyType<EmailRegister>}

    /**
 * @summary Register with e-mail
 */
export const useEmailRegister = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emailRegister>>, TError,EmailRegisterMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof emailRegister>>,
        TError,
        EmailRegisterMutationVariables,
        TContext
      > => {
      return useMutation(getEmailRegisterMutationOptions(options), queryClient);
    }
    /**
 * Sends a code of 6 digits (111111 to 999999). One code exists per address: a new one replaces the old one, whatever it was asked for. The backend sets no rate limit; clients lock the button for 60 seconds.
 *
 * The body is the **bare address without quotation marks**, although its content type is JSON.
 * @summary Send a registration code by e-mail
 */
export const emailCaptcha = (
    emailCaptchaBody: BodyType<string>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/login/email/captcha`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailCaptchaBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getEmailCaptchaMutationKey = () => ['emailCaptcha'] as const;

export const getEmailCaptchaMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emailCaptcha>>, TError,EmailCaptchaMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof emailCaptcha>>, TError,EmailCaptchaMutationVariables, TContext> => {

const mutationKey = getEmailCaptchaMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof emailCaptcha>>, EmailCaptchaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  emailCaptcha(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EmailCaptchaMutationResult = NonNullable<Awaited<ReturnType<typeof emailCaptcha>>>
    export type EmailCaptchaMutationBody = BodyType<string>
    export type EmailCaptchaMutationError = ErrorType<unknown>
    export type EmailCaptchaMutationVariables = {data: BodyType<string>}

    /**
 * @summary Send a registration code by e-mail
 */
export const useEmailCaptcha = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emailCaptcha>>, TError,EmailCaptchaMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof emailCaptcha>>,
        TError,
        EmailCaptchaMutationVariables,
        TContext
      > => {
      return useMutation(getEmailCaptchaMutationOptions(options), queryClient);
    }
    /**
 * Deletes the token of the header. Never fails, also without a token; clients ignore errors.
 * @summary Sign out
 */
export const logout = (

 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/login/logout`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout()
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<unknown>


    /**
 * @summary Sign out
 */
export const useLogout = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    /**
 * Without body. True when the token of the header belongs to a user. Asked once when a page is opened with a token cookie: cookies live 7 days, tokens 24 hours from their last use.
 * @summary Ask whether the token is alive
 */
export const tokenExists = (

 signal?: AbortSignal
) => {


      return apiRequest<boolean>(
      {url: `/api/front/login/token/is/exist`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getTokenExistsMutationKey = () => ['tokenExists'] as const;

export const getTokenExistsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tokenExists>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof tokenExists>>, TError,void, TContext> => {

const mutationKey = getTokenExistsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof tokenExists>>, void> = () => {


          return  tokenExists()
        }






  return  { mutationFn, ...mutationOptions }}

    export type TokenExistsMutationResult = NonNullable<Awaited<ReturnType<typeof tokenExists>>>

    export type TokenExistsMutationError = ErrorType<unknown>


    /**
 * @summary Ask whether the token is alive
 */
export const useTokenExists = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof tokenExists>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof tokenExists>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getTokenExistsMutationOptions(options), queryClient);
    }
    /**
 * Tells which providers are on and whether buying without an account is allowed. Also the only source of the privacy agreement.
 * @summary Ways to sign in, and the agreement
 */
export const loginMethods = (

 signal?: AbortSignal
) => {


      return apiRequest<LoginMethodInfo>(
      {url: `/api/front/login/method/info`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getLoginMethodsQueryKey = () => {
    return [
    `/api/front/login/method/info`
    ] as const;
    }


export const getLoginMethodsQueryOptions = <TData = Awaited<ReturnType<typeof loginMethods>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof loginMethods>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLoginMethodsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof loginMethods>>> = ({ signal }) => loginMethods(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof loginMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LoginMethodsQueryResult = NonNullable<Awaited<ReturnType<typeof loginMethods>>>
export type LoginMethodsQueryError = ErrorType<unknown>


export function useLoginMethods<TData = Awaited<ReturnType<typeof loginMethods>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof loginMethods>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof loginMethods>>,
          TError,
          Awaited<ReturnType<typeof loginMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLoginMethods<TData = Awaited<ReturnType<typeof loginMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof loginMethods>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof loginMethods>>,
          TError,
          Awaited<ReturnType<typeof loginMethods>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLoginMethods<TData = Awaited<ReturnType<typeof loginMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof loginMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ways to sign in, and the agreement
 */

export function useLoginMethods<TData = Awaited<ReturnType<typeof loginMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof loginMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLoginMethodsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getLoginMethodsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof loginMethods>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginMethods>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLoginMethodsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof loginMethods>>> = ({ signal }) => loginMethods(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginMethods>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type LoginMethodsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof loginMethods>>>
export type LoginMethodsSuspenseQueryError = ErrorType<unknown>


export function useLoginMethodsSuspense<TData = Awaited<ReturnType<typeof loginMethods>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLoginMethodsSuspense<TData = Awaited<ReturnType<typeof loginMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLoginMethodsSuspense<TData = Awaited<ReturnType<typeof loginMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ways to sign in, and the agreement
 */

export function useLoginMethodsSuspense<TData = Awaited<ReturnType<typeof loginMethods>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginMethods>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLoginMethodsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The picture configured for the sign-in panel.
 * @summary Picture beside the sign-in forms
 */
export const loginPicture = (

 signal?: AbortSignal
) => {


      return apiRequest<LoginPicture>(
      {url: `/api/pc/login/getLoginPic`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getLoginPictureQueryKey = () => {
    return [
    `/api/pc/login/getLoginPic`
    ] as const;
    }


export const getLoginPictureQueryOptions = <TData = Awaited<ReturnType<typeof loginPicture>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof loginPicture>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLoginPictureQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof loginPicture>>> = ({ signal }) => loginPicture(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof loginPicture>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LoginPictureQueryResult = NonNullable<Awaited<ReturnType<typeof loginPicture>>>
export type LoginPictureQueryError = ErrorType<unknown>


export function useLoginPicture<TData = Awaited<ReturnType<typeof loginPicture>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof loginPicture>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof loginPicture>>,
          TError,
          Awaited<ReturnType<typeof loginPicture>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLoginPicture<TData = Awaited<ReturnType<typeof loginPicture>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof loginPicture>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof loginPicture>>,
          TError,
          Awaited<ReturnType<typeof loginPicture>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLoginPicture<TData = Awaited<ReturnType<typeof loginPicture>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof loginPicture>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Picture beside the sign-in forms
 */

export function useLoginPicture<TData = Awaited<ReturnType<typeof loginPicture>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof loginPicture>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLoginPictureQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getLoginPictureSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof loginPicture>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginPicture>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLoginPictureQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof loginPicture>>> = ({ signal }) => loginPicture(signal);





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginPicture>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type LoginPictureSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof loginPicture>>>
export type LoginPictureSuspenseQueryError = ErrorType<unknown>


export function useLoginPictureSuspense<TData = Awaited<ReturnType<typeof loginPicture>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginPicture>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLoginPictureSuspense<TData = Awaited<ReturnType<typeof loginPicture>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginPicture>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLoginPictureSuspense<TData = Awaited<ReturnType<typeof loginPicture>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginPicture>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Picture beside the sign-in forms
 */

export function useLoginPictureSuspense<TData = Awaited<ReturnType<typeof loginPicture>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof loginPicture>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLoginPictureSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






