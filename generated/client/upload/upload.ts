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
  FileUploadParams
} from '../../model/fileUploadParams.ts';

import type {
  ImageUploadParams
} from '../../model/imageUploadParams.ts';

import type {
  UploadForm
} from '../../model/uploadForm.ts';

import type {
  UploadResult
} from '../../model/uploadResult.ts';

import { apiRequest } from '../../../src/api/mutator.ts';
import type { ErrorType , BodyType } from '../../../src/api/mutator.ts';




/**
 * Stores one picture (jpg, jpeg, png, gif, bmp, webp; also mp4 video) of at most 10 MB and returns its address. Extensions are case-sensitive; in capitals only JPG and PNG are accepted. This storefront sends JPEG and PNG only. The known backend requires no token; others may, so clients send theirs.
 * @summary Upload a picture
 */
export const imageUpload = (
    uploadForm: BodyType<UploadForm>,
    params: ImageUploadParams,
 signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`multipart`, uploadForm.multipart);

      return apiRequest<UploadResult>(
      {url: `/api/front/upload/image`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getImageUploadMutationKey = () => ['imageUpload'] as const;

export const getImageUploadMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof imageUpload>>, TError,ImageUploadMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof imageUpload>>, TError,ImageUploadMutationVariables, TContext> => {

const mutationKey = getImageUploadMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof imageUpload>>, ImageUploadMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  imageUpload(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImageUploadMutationResult = NonNullable<Awaited<ReturnType<typeof imageUpload>>>
    export type ImageUploadMutationBody = BodyType<UploadForm>
    export type ImageUploadMutationError = ErrorType<unknown>
    export type ImageUploadMutationVariables = {data: BodyType<UploadForm>;params: ImageUploadParams}

    /**
 * @summary Upload a picture
 */
export const useImageUpload = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof imageUpload>>, TError,ImageUploadMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof imageUpload>>,
        TError,
        ImageUploadMutationVariables,
        TContext
      > => {
      return useMutation(getImageUploadMutationOptions(options), queryClient);
    }
    /**
 * Stores one file (zip, doc, docx, xls, xlsx, pdf, mp3, wma, wav, amr, mp4) of at most 20 MB and returns its address. Extensions are case-sensitive. The known backend requires no token; others may, so clients send theirs.
 * @summary Upload a document
 */
export const fileUpload = (
    uploadForm: BodyType<UploadForm>,
    params: FileUploadParams,
 signal?: AbortSignal
) => {

      const formData = new FormData();
formData.append(`multipart`, uploadForm.multipart);

      return apiRequest<UploadResult>(
      {url: `/api/front/upload/file`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData,
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getFileUploadMutationKey = () => ['fileUpload'] as const;

export const getFileUploadMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof fileUpload>>, TError,FileUploadMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof fileUpload>>, TError,FileUploadMutationVariables, TContext> => {

const mutationKey = getFileUploadMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof fileUpload>>, FileUploadMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  fileUpload(data,params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FileUploadMutationResult = NonNullable<Awaited<ReturnType<typeof fileUpload>>>
    export type FileUploadMutationBody = BodyType<UploadForm>
    export type FileUploadMutationError = ErrorType<unknown>
    export type FileUploadMutationVariables = {data: BodyType<UploadForm>;params: FileUploadParams}

    /**
 * @summary Upload a document
 */
export const useFileUpload = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof fileUpload>>, TError,FileUploadMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof fileUpload>>,
        TError,
        FileUploadMutationVariables,
        TContext
      > => {
      return useMutation(getFileUploadMutationOptions(options), queryClient);
    }
