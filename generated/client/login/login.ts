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
  BareEmail
} from '../../model/bareEmail.ts';

import type {
  BareIdToken
} from '../../model/bareIdToken.ts';

import type {
  EmailLogin
} from '../../model/emailLogin.ts';

import type {
  EmailRegister
} from '../../model/emailRegister.ts';

import type {
  EmailReset
} from '../../model/emailReset.ts';

import type {
  FacebookLogin
} from '../../model/facebookLogin.ts';

import type {
  LoginMethodInfo
} from '../../model/loginMethodInfo.ts';

import type {
  LoginPicture
} from '../../model/loginPicture.ts';

import type {
  LoginResult
} from '../../model/loginResult.ts';

import type {
  PhoneLogin
} from '../../model/phoneLogin.ts';

import type {
  PhoneNumber
} from '../../model/phoneNumber.ts';

import type {
  TwitterLogin
} from '../../model/twitterLogin.ts';

import type {
  TwitterRequestToken
} from '../../model/twitterRequestToken.ts';

import type {
  TwitterRequestTokenParams
} from '../../model/twitterRequestTokenParams.ts';

import type {
  VisitorRegister
} from '../../model/visitorRegister.ts';

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
 * Opens a session. Password strength and the number of attempts are not checked; a disabled account is not refused here. The same address may also belong to a social or visitor account: only the account of type `email` is used.
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
 * Creates an account of type `email` and opens a session. The code comes from emailCaptcha, is valid for a few minutes (shop configuration, 5 by default) and works once. The nickname is 12 hexadecimal characters until the user changes it. All active coupons for new users are granted.
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
 * Sends a code of 6 digits (111111 to 999999). One code exists per address: a new one replaces the old one, whatever it was requested for. The backend sets no rate limit; clients lock the button for 60 seconds.
 *
 * The body is the **bare address without quotation marks**, although its content type is JSON.
 * @summary Send a registration code by e-mail
 */
export const emailCaptcha = (
    bareEmail: BodyType<BareEmail>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/login/email/captcha`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bareEmail, ...(signal ? { signal }: {})
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
    export type EmailCaptchaMutationBody = BodyType<BareEmail>
    export type EmailCaptchaMutationError = ErrorType<unknown>
    export type EmailCaptchaMutationVariables = {data: BodyType<BareEmail>}

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
 * Sends a code to the address of an account of type `email`, for emailPasswordReset. The code is as in emailCaptcha; accounts of other types have no password.
 *
 * The body is the **bare address without quotation marks**, although its content type is JSON.
 * @summary Send a code for a forgotten password
 */
export const emailResetCaptcha = (
    bareEmail: BodyType<BareEmail>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/login/email/forget/password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bareEmail, ...(signal ? { signal }: {})
    },
      );
    }




export const getEmailResetCaptchaMutationKey = () => ['emailResetCaptcha'] as const;

export const getEmailResetCaptchaMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emailResetCaptcha>>, TError,EmailResetCaptchaMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof emailResetCaptcha>>, TError,EmailResetCaptchaMutationVariables, TContext> => {

const mutationKey = getEmailResetCaptchaMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof emailResetCaptcha>>, EmailResetCaptchaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  emailResetCaptcha(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EmailResetCaptchaMutationResult = NonNullable<Awaited<ReturnType<typeof emailResetCaptcha>>>
    export type EmailResetCaptchaMutationBody = BodyType<BareEmail>
    export type EmailResetCaptchaMutationError = ErrorType<unknown>
    export type EmailResetCaptchaMutationVariables = {data: BodyType<BareEmail>}

    /**
 * @summary Send a code for a forgotten password
 */
export const useEmailResetCaptcha = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emailResetCaptcha>>, TError,EmailResetCaptchaMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof emailResetCaptcha>>,
        TError,
        EmailResetCaptchaMutationVariables,
        TContext
      > => {
      return useMutation(getEmailResetCaptchaMutationOptions(options), queryClient);
    }
    /**
 * For the account of type `email` with this address. The code comes from emailResetCaptcha and works once. It opens no session, and open sessions remain valid on the known backend.
 * @summary Set a new password with a code
 */
export const emailPasswordReset = (
    emailReset: BodyType<EmailReset>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/login/email/reset/password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailReset, ...(signal ? { signal }: {})
    },
      );
    }




export const getEmailPasswordResetMutationKey = () => ['emailPasswordReset'] as const;

export const getEmailPasswordResetMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emailPasswordReset>>, TError,EmailPasswordResetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof emailPasswordReset>>, TError,EmailPasswordResetMutationVariables, TContext> => {

const mutationKey = getEmailPasswordResetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof emailPasswordReset>>, EmailPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  emailPasswordReset(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EmailPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof emailPasswordReset>>>
    export type EmailPasswordResetMutationBody = BodyType<EmailReset>
    export type EmailPasswordResetMutationError = ErrorType<unknown>
    export type EmailPasswordResetMutationVariables = {data: BodyType<EmailReset>}

    /**
 * @summary Set a new password with a code
 */
export const useEmailPasswordReset = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emailPasswordReset>>, TError,EmailPasswordResetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof emailPasswordReset>>,
        TError,
        EmailPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getEmailPasswordResetMutationOptions(options), queryClient);
    }
    /**
 * Without body. Used to change the password with userEmailPasswordUpdate; only for accounts of type `email`. The path does not require a session, so without a valid token the failure is 500, not 401.
 * @summary Send a code to the caller's mailbox
 */
export const ownEmailCaptcha = (

 signal?: AbortSignal
) => {


      return apiRequest<boolean>(
      {url: `/api/front/captcha/email/password`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getOwnEmailCaptchaMutationKey = () => ['ownEmailCaptcha'] as const;

export const getOwnEmailCaptchaMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof ownEmailCaptcha>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof ownEmailCaptcha>>, TError,void, TContext> => {

const mutationKey = getOwnEmailCaptchaMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof ownEmailCaptcha>>, void> = () => {


          return  ownEmailCaptcha()
        }






  return  { mutationFn, ...mutationOptions }}

    export type OwnEmailCaptchaMutationResult = NonNullable<Awaited<ReturnType<typeof ownEmailCaptcha>>>

    export type OwnEmailCaptchaMutationError = ErrorType<unknown>


    /**
 * @summary Send a code to the caller's mailbox
 */
export const useOwnEmailCaptcha = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof ownEmailCaptcha>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof ownEmailCaptcha>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getOwnEmailCaptchaMutationOptions(options), queryClient);
    }
    /**
 * Without body. Used to change the password with userPhonePasswordUpdate; only for accounts of type `phone`. The path does not require a session, so without a valid token the failure is 500, not 401.
 * @summary Send a code to the caller's phone
 */
export const ownPhoneCaptcha = (

 signal?: AbortSignal
) => {


      return apiRequest<boolean>(
      {url: `/api/front/captcha/phone/password`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getOwnPhoneCaptchaMutationKey = () => ['ownPhoneCaptcha'] as const;

export const getOwnPhoneCaptchaMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof ownPhoneCaptcha>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof ownPhoneCaptcha>>, TError,void, TContext> => {

const mutationKey = getOwnPhoneCaptchaMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof ownPhoneCaptcha>>, void> = () => {


          return  ownPhoneCaptcha()
        }






  return  { mutationFn, ...mutationOptions }}

    export type OwnPhoneCaptchaMutationResult = NonNullable<Awaited<ReturnType<typeof ownPhoneCaptcha>>>

    export type OwnPhoneCaptchaMutationError = ErrorType<unknown>


    /**
 * @summary Send a code to the caller's phone
 */
export const useOwnPhoneCaptcha = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof ownPhoneCaptcha>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof ownPhoneCaptcha>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getOwnPhoneCaptchaMutationOptions(options), queryClient);
    }
    /**
 * Opens a session. The country code is part of the account name and compared literally: `86` and `+86` are different accounts. The number of attempts is not limited.
 * @summary Sign in with phone and password
 */
export const phonePasswordLogin = (
    phoneLogin: BodyType<PhoneLogin>,
 signal?: AbortSignal
) => {


      return apiRequest<LoginResult>(
      {url: `/api/front/login/mobile/password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: phoneLogin, ...(signal ? { signal }: {})
    },
      );
    }




export const getPhonePasswordLoginMutationKey = () => ['phonePasswordLogin'] as const;

export const getPhonePasswordLoginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof phonePasswordLogin>>, TError,PhonePasswordLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof phonePasswordLogin>>, TError,PhonePasswordLoginMutationVariables, TContext> => {

const mutationKey = getPhonePasswordLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof phonePasswordLogin>>, PhonePasswordLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  phonePasswordLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PhonePasswordLoginMutationResult = NonNullable<Awaited<ReturnType<typeof phonePasswordLogin>>>
    export type PhonePasswordLoginMutationBody = BodyType<PhoneLogin>
    export type PhonePasswordLoginMutationError = ErrorType<unknown>
    export type PhonePasswordLoginMutationVariables = {data: BodyType<PhoneLogin>}

    /**
 * @summary Sign in with phone and password
 */
export const usePhonePasswordLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof phonePasswordLogin>>, TError,PhonePasswordLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof phonePasswordLogin>>,
        TError,
        PhonePasswordLoginMutationVariables,
        TContext
      > => {
      return useMutation(getPhonePasswordLoginMutationOptions(options), queryClient);
    }
    /**
 * Opens a session for an existing account. The code comes from phoneCaptcha, which sends it to any number, and works once.
 * @summary Sign in with phone and code
 */
export const phoneCaptchaLogin = (
    phoneLogin: BodyType<PhoneLogin>,
 signal?: AbortSignal
) => {


      return apiRequest<LoginResult>(
      {url: `/api/front/login/mobile/captcha`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: phoneLogin, ...(signal ? { signal }: {})
    },
      );
    }




export const getPhoneCaptchaLoginMutationKey = () => ['phoneCaptchaLogin'] as const;

export const getPhoneCaptchaLoginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof phoneCaptchaLogin>>, TError,PhoneCaptchaLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof phoneCaptchaLogin>>, TError,PhoneCaptchaLoginMutationVariables, TContext> => {

const mutationKey = getPhoneCaptchaLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof phoneCaptchaLogin>>, PhoneCaptchaLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  phoneCaptchaLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PhoneCaptchaLoginMutationResult = NonNullable<Awaited<ReturnType<typeof phoneCaptchaLogin>>>
    export type PhoneCaptchaLoginMutationBody = BodyType<PhoneLogin>
    export type PhoneCaptchaLoginMutationError = ErrorType<unknown>
    export type PhoneCaptchaLoginMutationVariables = {data: BodyType<PhoneLogin>}

    /**
 * @summary Sign in with phone and code
 */
export const usePhoneCaptchaLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof phoneCaptchaLogin>>, TError,PhoneCaptchaLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof phoneCaptchaLogin>>,
        TError,
        PhoneCaptchaLoginMutationVariables,
        TContext
      > => {
      return useMutation(getPhoneCaptchaLoginMutationOptions(options), queryClient);
    }
    /**
 * Creates an account of type `phone` and opens a session. The code comes from phoneCaptcha and works once. Nickname and coupons are as in emailRegister.
 * @summary Register with phone
 */
export const phoneRegister = (
    phoneLogin: BodyType<PhoneLogin>,
 signal?: AbortSignal
) => {


      return apiRequest<LoginResult>(
      {url: `/api/front/login/register/mobile`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: phoneLogin, ...(signal ? { signal }: {})
    },
      );
    }




export const getPhoneRegisterMutationKey = () => ['phoneRegister'] as const;

export const getPhoneRegisterMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof phoneRegister>>, TError,PhoneRegisterMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof phoneRegister>>, TError,PhoneRegisterMutationVariables, TContext> => {

const mutationKey = getPhoneRegisterMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof phoneRegister>>, PhoneRegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  phoneRegister(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PhoneRegisterMutationResult = NonNullable<Awaited<ReturnType<typeof phoneRegister>>>
    export type PhoneRegisterMutationBody = BodyType<PhoneLogin>
    export type PhoneRegisterMutationError = ErrorType<unknown>
    export type PhoneRegisterMutationVariables = {data: BodyType<PhoneLogin>}

    /**
 * @summary Register with phone
 */
export const usePhoneRegister = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof phoneRegister>>, TError,PhoneRegisterMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof phoneRegister>>,
        TError,
        PhoneRegisterMutationVariables,
        TContext
      > => {
      return useMutation(getPhoneRegisterMutationOptions(options), queryClient);
    }
    /**
 * Sends a code of 6 digits (111111 to 999999) for sign-in or registration, whether or not the number has an account. One code exists per country code and number: a new one replaces the old one, whatever it was requested for. The backend sets no rate limit; clients lock the button for 60 seconds.
 *
 * The body is form data.
 * @summary Send a code by text message
 */
export const phoneCaptcha = (
    phoneNumber: BodyType<PhoneNumber>,
 signal?: AbortSignal
) => {

      const formUrlEncoded = new URLSearchParams();
formUrlEncoded.append(`phone`, phoneNumber.phone);
formUrlEncoded.append(`countryCode`, phoneNumber.countryCode);

      return apiRequest<null>(
      {url: `/api/front/login/sendCode`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
       data: formUrlEncoded, ...(signal ? { signal }: {})
    },
      );
    }




export const getPhoneCaptchaMutationKey = () => ['phoneCaptcha'] as const;

export const getPhoneCaptchaMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof phoneCaptcha>>, TError,PhoneCaptchaMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof phoneCaptcha>>, TError,PhoneCaptchaMutationVariables, TContext> => {

const mutationKey = getPhoneCaptchaMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof phoneCaptcha>>, PhoneCaptchaMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  phoneCaptcha(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PhoneCaptchaMutationResult = NonNullable<Awaited<ReturnType<typeof phoneCaptcha>>>
    export type PhoneCaptchaMutationBody = BodyType<PhoneNumber>
    export type PhoneCaptchaMutationError = ErrorType<unknown>
    export type PhoneCaptchaMutationVariables = {data: BodyType<PhoneNumber>}

    /**
 * @summary Send a code by text message
 */
export const usePhoneCaptcha = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof phoneCaptcha>>, TError,PhoneCaptchaMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof phoneCaptcha>>,
        TError,
        PhoneCaptchaMutationVariables,
        TContext
      > => {
      return useMutation(getPhoneCaptchaMutationOptions(options), queryClient);
    }
    /**
 * Creates a user of type `visitor` on every call, even for an address used before, and opens a session. No coupons are granted. The identity gives access to the orders of the visitor without signing in. Offered when `visitorOpen` of loginMethods is true.
 * @summary Buy without an account
 */
export const visitorRegister = (
    visitorRegisterBody: BodyType<VisitorRegister>,
 signal?: AbortSignal
) => {


      return apiRequest<LoginResult>(
      {url: `/api/front/login/register/visitor`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: visitorRegisterBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getVisitorRegisterMutationKey = () => ['visitorRegister'] as const;

export const getVisitorRegisterMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof visitorRegister>>, TError,VisitorRegisterMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof visitorRegister>>, TError,VisitorRegisterMutationVariables, TContext> => {

const mutationKey = getVisitorRegisterMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof visitorRegister>>, VisitorRegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  visitorRegister(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VisitorRegisterMutationResult = NonNullable<Awaited<ReturnType<typeof visitorRegister>>>
    export type VisitorRegisterMutationBody = BodyType<VisitorRegister>
    export type VisitorRegisterMutationError = ErrorType<unknown>
    export type VisitorRegisterMutationVariables = {data: BodyType<VisitorRegister>}

    /**
 * @summary Buy without an account
 */
export const useVisitorRegister = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof visitorRegister>>, TError,VisitorRegisterMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof visitorRegister>>,
        TError,
        VisitorRegisterMutationVariables,
        TContext
      > => {
      return useMutation(getVisitorRegisterMutationOptions(options), queryClient);
    }
    /**
 * Requests a token from Twitter. The client stores the answer, navigates to `authorizationURL`, and returns with `oauth_token` and `oauth_verifier` in the address; then it calls twitterLogin. Every call creates a new token.
 * @summary Start a sign-in through Twitter
 */
export const twitterRequestToken = (
    params: TwitterRequestTokenParams,
 signal?: AbortSignal
) => {


      return apiRequest<TwitterRequestToken>(
      {url: `/api/front/login/twitter/request/token`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getTwitterRequestTokenMutationKey = () => ['twitterRequestToken'] as const;

export const getTwitterRequestTokenMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof twitterRequestToken>>, TError,TwitterRequestTokenMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof twitterRequestToken>>, TError,TwitterRequestTokenMutationVariables, TContext> => {

const mutationKey = getTwitterRequestTokenMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof twitterRequestToken>>, TwitterRequestTokenMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  twitterRequestToken(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TwitterRequestTokenMutationResult = NonNullable<Awaited<ReturnType<typeof twitterRequestToken>>>

    export type TwitterRequestTokenMutationError = ErrorType<unknown>
    export type TwitterRequestTokenMutationVariables = {params: TwitterRequestTokenParams}

    /**
 * @summary Start a sign-in through Twitter
 */
export const useTwitterRequestToken = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof twitterRequestToken>>, TError,TwitterRequestTokenMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof twitterRequestToken>>,
        TError,
        TwitterRequestTokenMutationVariables,
        TContext
      > => {
      return useMutation(getTwitterRequestTokenMutationOptions(options), queryClient);
    }
    /**
 * Completes the sign-in started with twitterRequestToken. The first sign-in creates an account of type `twitter`, whose identity is the id at Twitter, and grants the coupons for new users.
 * @summary Sign in through Twitter
 */
export const twitterLogin = (
    twitterLoginBody: BodyType<TwitterLogin>,
 signal?: AbortSignal
) => {


      return apiRequest<LoginResult>(
      {url: `/api/front/login/twitter`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: twitterLoginBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getTwitterLoginMutationKey = () => ['twitterLogin'] as const;

export const getTwitterLoginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof twitterLogin>>, TError,TwitterLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof twitterLogin>>, TError,TwitterLoginMutationVariables, TContext> => {

const mutationKey = getTwitterLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof twitterLogin>>, TwitterLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  twitterLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TwitterLoginMutationResult = NonNullable<Awaited<ReturnType<typeof twitterLogin>>>
    export type TwitterLoginMutationBody = BodyType<TwitterLogin>
    export type TwitterLoginMutationError = ErrorType<unknown>
    export type TwitterLoginMutationVariables = {data: BodyType<TwitterLogin>}

    /**
 * @summary Sign in through Twitter
 */
export const useTwitterLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof twitterLogin>>, TError,TwitterLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof twitterLogin>>,
        TError,
        TwitterLoginMutationVariables,
        TContext
      > => {
      return useMutation(getTwitterLoginMutationOptions(options), queryClient);
    }
    /**
 * Takes the id token returned by Google's script. The first sign-in creates an account of type `google`, whose identity is the id at Google, and grants the coupons for new users. The backend verifies the token with Google; it does not check the audience of the token.
 *
 * The body is the **bare token without quotation marks**, although its content type is JSON.
 * @summary Sign in through Google
 */
export const googleLogin = (
    bareIdToken: BodyType<BareIdToken>,
 signal?: AbortSignal
) => {


      return apiRequest<LoginResult>(
      {url: `/api/front/login/google`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bareIdToken, ...(signal ? { signal }: {})
    },
      );
    }




export const getGoogleLoginMutationKey = () => ['googleLogin'] as const;

export const getGoogleLoginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof googleLogin>>, TError,GoogleLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof googleLogin>>, TError,GoogleLoginMutationVariables, TContext> => {

const mutationKey = getGoogleLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof googleLogin>>, GoogleLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  googleLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GoogleLoginMutationResult = NonNullable<Awaited<ReturnType<typeof googleLogin>>>
    export type GoogleLoginMutationBody = BodyType<BareIdToken>
    export type GoogleLoginMutationError = ErrorType<unknown>
    export type GoogleLoginMutationVariables = {data: BodyType<BareIdToken>}

    /**
 * @summary Sign in through Google
 */
export const useGoogleLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof googleLogin>>, TError,GoogleLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof googleLogin>>,
        TError,
        GoogleLoginMutationVariables,
        TContext
      > => {
      return useMutation(getGoogleLoginMutationOptions(options), queryClient);
    }
    /**
 * Takes the profile returned by Facebook's script. The first sign-in creates an account of type `facebook` with this name and picture, whose identity is the id at Facebook, and grants the coupons for new users. The known backend validates neither the fields nor, with Facebook, that the id belongs to the caller.
 * @summary Sign in through Facebook
 */
export const facebookLogin = (
    facebookLoginBody: BodyType<FacebookLogin>,
 signal?: AbortSignal
) => {


      return apiRequest<LoginResult>(
      {url: `/api/front/login/facebook`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: facebookLoginBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getFacebookLoginMutationKey = () => ['facebookLogin'] as const;

export const getFacebookLoginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof facebookLogin>>, TError,FacebookLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof facebookLogin>>, TError,FacebookLoginMutationVariables, TContext> => {

const mutationKey = getFacebookLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof facebookLogin>>, FacebookLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  facebookLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FacebookLoginMutationResult = NonNullable<Awaited<ReturnType<typeof facebookLogin>>>
    export type FacebookLoginMutationBody = BodyType<FacebookLogin>
    export type FacebookLoginMutationError = ErrorType<unknown>
    export type FacebookLoginMutationVariables = {data: BodyType<FacebookLogin>}

    /**
 * @summary Sign in through Facebook
 */
export const useFacebookLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof facebookLogin>>, TError,FacebookLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof facebookLogin>>,
        TError,
        FacebookLoginMutationVariables,
        TContext
      > => {
      return useMutation(getFacebookLoginMutationOptions(options), queryClient);
    }
    /**
 * Deletes the token of the header. Never fails, even without a token; clients ignore errors.
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
 * Without body. True when the token of the header belongs to a user. Called once when a page is opened with a token cookie: cookies expire after 7 days, tokens 24 hours after their last use.
 * @summary Check whether the token is valid
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
 * @summary Check whether the token is valid
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
 * States which providers are enabled and whether buying without an account is allowed. Also the only source of the privacy agreement. Forms for sign-in and registration require consent by a checkbox. Providers are one click without a form: a sentence beside their buttons says that signing in this way implies consent.
 * @summary Sign-in methods and the agreement
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
 * @summary Sign-in methods and the agreement
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
 * @summary Sign-in methods and the agreement
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






