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
  CollectMerchantList200
} from '../../wire/model/collectMerchantList200.ts';

import type {
  CollectProductAdd200
} from '../../wire/model/collectProductAdd200.ts';

import type {
  CollectProductBatch200
} from '../../wire/model/collectProductBatch200.ts';

import type {
  CollectProductCancel200
} from '../../wire/model/collectProductCancel200.ts';

import type {
  CollectProductDelete200
} from '../../wire/model/collectProductDelete200.ts';

import type {
  CollectProductList200
} from '../../wire/model/collectProductList200.ts';


export const getCollectProductListResponseMock = (overrideResponse: Partial<Extract<CollectProductList200, object>> = {}): CollectProductList200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), productId: faker.number.int(), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), storeName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))()})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getCollectProductAddResponseMock = (overrideResponse: Partial<Extract<CollectProductAdd200, object>> = {}): CollectProductAdd200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getCollectProductBatchResponseMock = (overrideResponse: Partial<Extract<CollectProductBatch200, object>> = {}): CollectProductBatch200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getCollectProductDeleteResponseMock = (overrideResponse: Partial<Extract<CollectProductDelete200, object>> = {}): CollectProductDelete200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getCollectProductCancelResponseMock = (overrideResponse: Partial<Extract<CollectProductCancel200, object>> = {}): CollectProductCancel200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getCollectMerchantListResponseMock = (overrideResponse: Partial<Extract<CollectMerchantList200, object>> = {}): CollectMerchantList200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({uid: faker.number.int(), merId: faker.number.int(), merName: faker.string.alpha({length: {min: 10, max: 20}}), merAvatar: faker.string.alpha({length: {min: 10, max: 20}}), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))()})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getCollectMerchantAddResponseMock = (overrideResponse: Partial<Extract<CollectMerchantAdd200, object>> = {}): CollectMerchantAdd200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getCollectMerchantCancelResponseMock = (overrideResponse: Partial<Extract<CollectMerchantCancel200, object>> = {}): CollectMerchantCancel200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})


export const getCollectProductListMockHandler = (overrideResponse?: CollectProductList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CollectProductList200> | CollectProductList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/collect/product/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectProductListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectProductAddMockHandler = (overrideResponse?: CollectProductAdd200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectProductAdd200> | CollectProductAdd200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/collect/add/product', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectProductAddResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectProductBatchMockHandler = (overrideResponse?: CollectProductBatch200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectProductBatch200> | CollectProductBatch200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/collect/batch/product', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectProductBatchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectProductDeleteMockHandler = (overrideResponse?: CollectProductDelete200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectProductDelete200> | CollectProductDelete200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/collect/delete/product', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectProductDeleteResponseMock(),
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

export const getCollectMerchantListMockHandler = (overrideResponse?: CollectMerchantList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CollectMerchantList200> | CollectMerchantList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/collect/merchant/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectMerchantListResponseMock(),
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
  getCollectProductListMockHandler(),
  getCollectProductAddMockHandler(),
  getCollectProductBatchMockHandler(),
  getCollectProductDeleteMockHandler(),
  getCollectProductCancelMockHandler(),
  getCollectMerchantListMockHandler(),
  getCollectMerchantAddMockHandler(),
  getCollectMerchantCancelMockHandler()
]
