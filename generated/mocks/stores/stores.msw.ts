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
  MerchantSearch200
} from '../../wire/model/merchantSearch200.ts';

import type {
  MerchantStreet200
} from '../../wire/model/merchantStreet200.ts';


export const getMerchantSearchResponseMock = (overrideResponse: Partial<Extract<MerchantSearch200, object>> = {}): MerchantSearch200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), categoryId: faker.number.int(), typeId: faker.number.int(), isSelf: faker.datatype.boolean(), backImage: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.string.alpha({length: {min: 10, max: 20}}), streetBackImage: faker.string.alpha({length: {min: 10, max: 20}}), starLevel: faker.number.int({min: 1, max: 5}), proList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), storeName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), sales: faker.number.int(), ficti: faker.number.int()}))})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getMerchantStreetResponseMock = (overrideResponse: Partial<Extract<MerchantStreet200, object>> = {}): MerchantStreet200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), categoryId: faker.number.int(), typeId: faker.number.int(), isSelf: faker.datatype.boolean(), backImage: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.string.alpha({length: {min: 10, max: 20}}), streetBackImage: faker.string.alpha({length: {min: 10, max: 20}}), starLevel: faker.number.int({min: 1, max: 5}), proList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), storeName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), sales: faker.number.int(), ficti: faker.number.int()}))})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})


export const getMerchantSearchMockHandler = (overrideResponse?: MerchantSearch200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantSearch200> | MerchantSearch200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/search/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantSearchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMerchantStreetMockHandler = (overrideResponse?: MerchantStreet200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantStreet200> | MerchantStreet200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/street', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantStreetResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStoresMock = () => [
  getMerchantSearchMockHandler(),
  getMerchantStreetMockHandler()
]
