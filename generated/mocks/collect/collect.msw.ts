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
  CollectMerchantAdd200
} from '../../wire/model/collectMerchantAdd200.ts';

import type {
  CollectMerchantCancel200
} from '../../wire/model/collectMerchantCancel200.ts';

import type {
  CollectProductAdd200
} from '../../wire/model/collectProductAdd200.ts';

import type {
  CollectProductCancel200
} from '../../wire/model/collectProductCancel200.ts';


export const getCollectProductAddResponseMock = (overrideResponse: Partial<Extract<CollectProductAdd200, object>> = {}): CollectProductAdd200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getCollectProductCancelResponseMock = (overrideResponse: Partial<Extract<CollectProductCancel200, object>> = {}): CollectProductCancel200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getCollectMerchantAddResponseMock = (overrideResponse: Partial<Extract<CollectMerchantAdd200, object>> = {}): CollectMerchantAdd200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getCollectMerchantCancelResponseMock = (overrideResponse: Partial<Extract<CollectMerchantCancel200, object>> = {}): CollectMerchantCancel200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})


export const getCollectProductAddMockHandler = (overrideResponse?: CollectProductAdd200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectProductAdd200> | CollectProductAdd200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/collect/add/product', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectProductAddResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectProductCancelMockHandler = (overrideResponse?: CollectProductCancel200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectProductCancel200> | CollectProductCancel200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/collect/cancel/:proId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectProductCancelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectMerchantAddMockHandler = (overrideResponse?: CollectMerchantAdd200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectMerchantAdd200> | CollectMerchantAdd200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/collect/add/merchant/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectMerchantAddResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectMerchantCancelMockHandler = (overrideResponse?: CollectMerchantCancel200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectMerchantCancel200> | CollectMerchantCancel200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/collect/cancel/merchant/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectMerchantCancelResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCollectMock = () => [
  getCollectProductAddMockHandler(),
  getCollectProductCancelMockHandler(),
  getCollectMerchantAddMockHandler(),
  getCollectMerchantCancelMockHandler()
]
