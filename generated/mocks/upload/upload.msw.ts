import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  FileUpload200
} from '../../wire/model/fileUpload200.ts';

import type {
  ImageUpload200
} from '../../wire/model/imageUpload200.ts';


export const getImageUploadResponseMock = (overrideResponse: Partial<Extract<ImageUpload200, object>> = {}): ImageUpload200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {fileName: faker.string.alpha({length: {min: 10, max: 20}}), extName: faker.string.alpha({length: {min: 10, max: 20}}), fileSize: faker.number.int({min: 0}), url: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getFileUploadResponseMock = (overrideResponse: Partial<Extract<FileUpload200, object>> = {}): FileUpload200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {fileName: faker.string.alpha({length: {min: 10, max: 20}}), extName: faker.string.alpha({length: {min: 10, max: 20}}), fileSize: faker.number.int({min: 0}), url: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})


export const getImageUploadMockHandler = (overrideResponse?: ImageUpload200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImageUpload200> | ImageUpload200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/upload/image', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImageUploadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFileUploadMockHandler = (overrideResponse?: FileUpload200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FileUpload200> | FileUpload200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/upload/file', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFileUploadResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUploadMock = () => [
  getImageUploadMockHandler(),
  getFileUploadMockHandler()
]
