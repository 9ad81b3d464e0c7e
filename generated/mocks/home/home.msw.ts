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
  Advertisement
} from '../../wire/model/advertisement.ts';

import type {
  HomeActivities200
} from '../../wire/model/homeActivities200.ts';

import type {
  HomeConfig200
} from '../../wire/model/homeConfig200.ts';

import type {
  HomeIndex200
} from '../../wire/model/homeIndex200.ts';

import type {
  HomeProducts200
} from '../../wire/model/homeProducts200.ts';

import type {
  HotKeywords200
} from '../../wire/model/hotKeywords200.ts';

import {
  PlatformServiceType
} from '../../wire/model/platformServiceType.ts';


export const getHomeIndexResponseMock = (overrideResponse: Partial<Extract<HomeIndex200, object>> = {}): HomeIndex200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: {banner: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), pic: faker.string.alpha({length: {min: 10, max: 20}})})), null]), bastBanner: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), pic: faker.string.alpha({length: {min: 10, max: 20}})})), null]), logoUrl: faker.string.alpha({length: {min: 10, max: 20}}), recommendImage: faker.string.alpha({length: {min: 10, max: 20}}), shopStreetHeaderImag: faker.string.alpha({length: {min: 10, max: 20}}), shopPayCurrency: faker.string.alpha({length: {min: 10, max: 20}}), consumerType: faker.helpers.arrayElement(Object.values(PlatformServiceType)), consumerH5Url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consumerHotline: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consumerMessage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consumerEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse})

export const getHomeActivitiesResponseMock = (overrideResponse: Partial<Extract<HomeActivities200, object>> = {}): HomeActivities200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement([1,2,3] as const), productList: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({proId: faker.number.int(), proImage: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), storeName: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.fromRegExp("^-?\\d+(\\.\\d{1,2})?$"), otPrice: faker.helpers.fromRegExp("^-?\\d+(\\.\\d{1,2})?$")}))})), ...overrideResponse})

export const getHotKeywordsResponseMock = (overrideResponse: Partial<Extract<HotKeywords200, object>> = {}): HotKeywords200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), title: faker.string.alpha({length: {min: 10, max: 20}})})), null]), ...overrideResponse})

export const getHomeProductsResponseMock = (overrideResponse: Partial<Extract<HomeProducts200, object>> = {}): HomeProducts200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), image: faker.string.alpha({length: {min: 10, max: 20}}), storeName: faker.string.alpha({length: {min: 10, max: 20}}), price: faker.helpers.fromRegExp("^-?\\d+(\\.\\d{1,2})?$"), otPrice: faker.helpers.arrayElement([faker.helpers.fromRegExp("^-?\\d+(\\.\\d{1,2})?$"), null]), sales: faker.number.int(), ficti: faker.number.int(), unitName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stock: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getHomeConfigResponseAdvertisementMock = (overrideResponse: Partial<Advertisement> = {}): Advertisement => ({...{id: faker.number.int(), imageUrl: faker.string.alpha({length: {min: 10, max: 20}}), linkUrl: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.datatype.boolean(), text: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getHomeConfigResponseMock = (overrideResponse: Partial<Extract<HomeConfig200, object>> = {}): HomeConfig200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: {advertisement: faker.helpers.arrayElement([{...getHomeConfigResponseAdvertisementMock()},null,]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), filingNum: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), authInfo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), qrCodeList: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), imageUrl: faker.string.alpha({length: {min: 10, max: 20}})})), null])}, ...overrideResponse})


export const getHomeIndexMockHandler = (overrideResponse?: HomeIndex200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomeIndex200> | HomeIndex200), options?: RequestHandlerOptions) => {
  return http.get('*/api/pc/home/index', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHomeIndexResponseMock(),
      { status: 200
      })
  }, options)
}

export const getHomeActivitiesMockHandler = (overrideResponse?: HomeActivities200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomeActivities200> | HomeActivities200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/activity/index/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHomeActivitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getHotKeywordsMockHandler = (overrideResponse?: HotKeywords200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HotKeywords200> | HotKeywords200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/search/keyword', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHotKeywordsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getHomeProductsMockHandler = (overrideResponse?: HomeProducts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomeProducts200> | HomeProducts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/index/product', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHomeProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getHomeConfigMockHandler = (overrideResponse?: HomeConfig200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomeConfig200> | HomeConfig200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/pc/home/get/config', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHomeConfigResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHomeMock = () => [
  getHomeIndexMockHandler(),
  getHomeActivitiesMockHandler(),
  getHotKeywordsMockHandler(),
  getHomeProductsMockHandler(),
  getHomeConfigMockHandler()
]
