import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  CollectProductAdd
} from '../../model/collectProductAdd.ts';

import { apiRequest } from '../../../src/api/mutator.ts';
import type { ErrorType , BodyType } from '../../../src/api/mutator.ts';




/**
 * Not idempotent: a product already on the list is refused without a telling text. Clients take that as done when they know it is there.
 * @summary Put a product on the wish list
 */
export const collectProductAdd = (
    collectProductAddBody: BodyType<CollectProductAdd>,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/collect/add/product`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: collectProductAddBody, ...(signal ? { signal }: {})
    },
      );
    }




export const getCollectProductAddMutationKey = () => ['collectProductAdd'] as const;

export const getCollectProductAddMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectProductAdd>>, TError,CollectProductAddMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof collectProductAdd>>, TError,CollectProductAddMutationVariables, TContext> => {

const mutationKey = getCollectProductAddMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectProductAdd>>, CollectProductAddMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  collectProductAdd(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CollectProductAddMutationResult = NonNullable<Awaited<ReturnType<typeof collectProductAdd>>>
    export type CollectProductAddMutationBody = BodyType<CollectProductAdd>
    export type CollectProductAddMutationError = ErrorType<unknown>
    export type CollectProductAddMutationVariables = {data: BodyType<CollectProductAdd>}

    /**
 * @summary Put a product on the wish list
 */
export const useCollectProductAdd = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectProductAdd>>, TError,CollectProductAddMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof collectProductAdd>>,
        TError,
        CollectProductAddMutationVariables,
        TContext
      > => {
      return useMutation(getCollectProductAddMutationOptions(options), queryClient);
    }
    /**
 * By product id. Not idempotent: a product that is not on the list is refused.
 * @summary Take a product off the wish list
 */
export const collectProductCancel = (
    proId: number,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/collect/cancel/${proId}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getCollectProductCancelMutationKey = () => ['collectProductCancel'] as const;

export const getCollectProductCancelMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectProductCancel>>, TError,CollectProductCancelMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof collectProductCancel>>, TError,CollectProductCancelMutationVariables, TContext> => {

const mutationKey = getCollectProductCancelMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectProductCancel>>, CollectProductCancelMutationVariables> = (props) => {
          const {proId} = props ?? {};

          return  collectProductCancel(proId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CollectProductCancelMutationResult = NonNullable<Awaited<ReturnType<typeof collectProductCancel>>>

    export type CollectProductCancelMutationError = ErrorType<unknown>
    export type CollectProductCancelMutationVariables = {proId: number}

    /**
 * @summary Take a product off the wish list
 */
export const useCollectProductCancel = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectProductCancel>>, TError,CollectProductCancelMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof collectProductCancel>>,
        TError,
        CollectProductCancelMutationVariables,
        TContext
      > => {
      return useMutation(getCollectProductCancelMutationOptions(options), queryClient);
    }
    /**
 * Idempotent. Whether the store exists is not checked.
 * @summary Follow a store
 */
export const collectMerchantAdd = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/collect/add/merchant/${id}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getCollectMerchantAddMutationKey = () => ['collectMerchantAdd'] as const;

export const getCollectMerchantAddMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectMerchantAdd>>, TError,CollectMerchantAddMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof collectMerchantAdd>>, TError,CollectMerchantAddMutationVariables, TContext> => {

const mutationKey = getCollectMerchantAddMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectMerchantAdd>>, CollectMerchantAddMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  collectMerchantAdd(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CollectMerchantAddMutationResult = NonNullable<Awaited<ReturnType<typeof collectMerchantAdd>>>

    export type CollectMerchantAddMutationError = ErrorType<unknown>
    export type CollectMerchantAddMutationVariables = {id: number}

    /**
 * @summary Follow a store
 */
export const useCollectMerchantAdd = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectMerchantAdd>>, TError,CollectMerchantAddMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof collectMerchantAdd>>,
        TError,
        CollectMerchantAddMutationVariables,
        TContext
      > => {
      return useMutation(getCollectMerchantAddMutationOptions(options), queryClient);
    }
    /**
 * Idempotent.
 * @summary Stop following a store
 */
export const collectMerchantCancel = (
    id: number,
 signal?: AbortSignal
) => {


      return apiRequest<null>(
      {url: `/api/front/collect/cancel/merchant/${id}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getCollectMerchantCancelMutationKey = () => ['collectMerchantCancel'] as const;

export const getCollectMerchantCancelMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectMerchantCancel>>, TError,CollectMerchantCancelMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof collectMerchantCancel>>, TError,CollectMerchantCancelMutationVariables, TContext> => {

const mutationKey = getCollectMerchantCancelMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectMerchantCancel>>, CollectMerchantCancelMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  collectMerchantCancel(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CollectMerchantCancelMutationResult = NonNullable<Awaited<ReturnType<typeof collectMerchantCancel>>>

    export type CollectMerchantCancelMutationError = ErrorType<unknown>
    export type CollectMerchantCancelMutationVariables = {id: number}

    /**
 * @summary Stop following a store
 */
export const useCollectMerchantCancel = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof collectMerchantCancel>>, TError,CollectMerchantCancelMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof collectMerchantCancel>>,
        TError,
        CollectMerchantCancelMutationVariables,
        TContext
      > => {
      return useMutation(getCollectMerchantCancelMutationOptions(options), queryClient);
    }
