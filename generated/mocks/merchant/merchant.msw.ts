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
  MerchantCategories200
} from '../../wire/model/merchantCategories200.ts';

import type {
  MerchantDetail200
} from '../../wire/model/merchantDetail200.ts';

import type {
  MerchantIndex200
} from '../../wire/model/merchantIndex200.ts';

import type {
  MerchantService200
} from '../../wire/model/merchantService200.ts';

import {
  MerchantServiceType
} from '../../wire/model/merchantServiceType.ts';

import type {
  MerchantTypes200
} from '../../wire/model/merchantTypes200.ts';

import type {
  StoreCategories200
} from '../../wire/model/storeCategories200.ts';

import type {
  StoreProducts200
} from '../../wire/model/storeProducts200.ts';


export const getStoreCategoriesResponseMock = (overrideResponse: Partial<Extract<StoreCategories200, object>> = {}): StoreCategories200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), pid: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), icon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), level: faker.helpers.arrayElement([faker.number.int(), null]), sort: faker.number.int(), isShow: faker.datatype.boolean(), childList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), pid: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), icon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), level: faker.helpers.arrayElement([faker.number.int(), null]), sort: faker.number.int(), isShow: faker.datatype.boolean(), childList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), pid: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), icon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), level: faker.helpers.arrayElement([faker.number.int(), null]), sort: faker.number.int(), isShow: faker.datatype.boolean(), childList: Array.from({ length: faker.number.int({min: 0, max: 0}) }, (_, i) => i + 1).map(() => ({}))}))}))})), ...overrideResponse})

export const getStoreProductsResponseMock = (overrideResponse: Partial<Extract<StoreProducts200, object>> = {}): StoreProducts200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), image: faker.string.alpha({length: {min: 10, max: 20}}), storeName: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), otPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: -100, max: 100_000 }))(), null]), sales: faker.number.int(), ficti: faker.number.int(), unitName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stock: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getMerchantTypesResponseMock = (overrideResponse: Partial<Extract<MerchantTypes200, object>> = {}): MerchantTypes200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), info: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

export const getMerchantCategoriesResponseMock = (overrideResponse: Partial<Extract<MerchantCategories200, object>> = {}): MerchantCategories200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), handlingFee: faker.number.int()})), ...overrideResponse})

export const getMerchantIndexResponseMock = (overrideResponse: Partial<Extract<MerchantIndex200, object>> = {}): MerchantIndex200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.string.alpha({length: {min: 10, max: 20}}), backImage: faker.string.alpha({length: {min: 10, max: 20}}), pcBackImage: faker.string.alpha({length: {min: 10, max: 20}}), categoryId: faker.number.int(), typeId: faker.number.int(), starLevel: faker.number.int({min: 1, max: 5}), isSelf: faker.datatype.boolean(), isCollect: faker.datatype.boolean(), serviceType: faker.helpers.arrayElement(Object.values(MerchantServiceType)), serviceLink: faker.string.alpha({length: {min: 10, max: 20}}), servicePhone: faker.string.alpha({length: {min: 10, max: 20}}), serviceMessage: faker.string.alpha({length: {min: 10, max: 20}}), serviceEmail: faker.string.alpha({length: {min: 10, max: 20}}), pcBanner: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getMerchantDetailResponseMock = (overrideResponse: Partial<Extract<MerchantDetail200, object>> = {}): MerchantDetail200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {id: faker.number.int(), realName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.string.alpha({length: {min: 10, max: 20}}), address: faker.string.alpha({length: {min: 10, max: 20}}), qualificationPicture: faker.string.alpha({length: {min: 10, max: 20}}), intro: faker.string.alpha({length: {min: 10, max: 20}}), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), collectNum: faker.number.int({min: 0})}, ...overrideResponse})

export const getMerchantServiceResponseMock = (overrideResponse: Partial<Extract<MerchantService200, object>> = {}): MerchantService200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {serviceType: faker.helpers.arrayElement(Object.values(MerchantServiceType)), serviceLink: faker.string.alpha({length: {min: 10, max: 20}}), servicePhone: faker.string.alpha({length: {min: 10, max: 20}}), serviceMessage: faker.string.alpha({length: {min: 10, max: 20}}), serviceEmail: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})


export const getStoreCategoriesMockHandler = (overrideResponse?: StoreCategories200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoreCategories200> | StoreCategories200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/merchant/:id/category/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStoreCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStoreProductsMockHandler = (overrideResponse?: StoreProducts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoreProducts200> | StoreProducts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/merchant/pro/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStoreProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMerchantTypesMockHandler = (overrideResponse?: MerchantTypes200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantTypes200> | MerchantTypes200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/all/type/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantTypesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMerchantCategoriesMockHandler = (overrideResponse?: MerchantCategories200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantCategories200> | MerchantCategories200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/all/category/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMerchantIndexMockHandler = (overrideResponse?: MerchantIndex200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantIndex200> | MerchantIndex200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/index/info/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantIndexResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMerchantDetailMockHandler = (overrideResponse?: MerchantDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantDetail200> | MerchantDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/detail/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMerchantServiceMockHandler = (overrideResponse?: MerchantService200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantService200> | MerchantService200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/customer/service/info/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantServiceResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMerchantMock = () => [
  getStoreCategoriesMockHandler(),
  getStoreProductsMockHandler(),
  getMerchantTypesMockHandler(),
  getMerchantCategoriesMockHandler(),
  getMerchantIndexMockHandler(),
  getMerchantDetailMockHandler(),
  getMerchantServiceMockHandler()
]
