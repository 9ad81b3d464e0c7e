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
  ActivityDetail200
} from '../../wire/model/activityDetail200.ts';

import type {
  ActivityProducts200
} from '../../wire/model/activityProducts200.ts';

import type {
  Advertisement
} from '../../wire/model/advertisement.ts';

import type {
  BottomNavigation200
} from '../../wire/model/bottomNavigation200.ts';

import type {
  ColorConfig200
} from '../../wire/model/colorConfig200.ts';

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

import type {
  ImageDomain200
} from '../../wire/model/imageDomain200.ts';

import type {
  MobileHomeIndex200
} from '../../wire/model/mobileHomeIndex200.ts';

import type {
  PayCurrency200
} from '../../wire/model/payCurrency200.ts';

import {
  PlatformServiceType
} from '../../wire/model/platformServiceType.ts';


export const getHomeIndexResponseMock = (overrideResponse: Partial<Extract<HomeIndex200, object>> = {}): HomeIndex200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {banner: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), pic: faker.string.alpha({length: {min: 10, max: 20}})})), null]), bastBanner: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), pic: faker.string.alpha({length: {min: 10, max: 20}})})), null]), logoUrl: faker.string.alpha({length: {min: 10, max: 20}}), recommendImage: faker.string.alpha({length: {min: 10, max: 20}}), shopStreetHeaderImag: faker.string.alpha({length: {min: 10, max: 20}}), shopPayCurrency: faker.string.alpha({length: {min: 10, max: 20}}), consumerType: faker.helpers.arrayElement(Object.values(PlatformServiceType)), consumerH5Url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consumerHotline: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consumerMessage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consumerEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse})

export const getHomeActivitiesResponseMock = (overrideResponse: Partial<Extract<HomeActivities200, object>> = {}): HomeActivities200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement([1,2,3] as const), productList: Array.from({ length: faker.number.int({min: 1, max: 8}) }, (_, i) => i + 1).map(() => ({proId: faker.number.int(), proImage: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), storeName: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), otPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))()}))})), ...overrideResponse})

export const getActivityProductsResponseMock = (overrideResponse: Partial<Extract<ActivityProducts200, object>> = {}): ActivityProducts200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({proId: faker.number.int(), proImage: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), storeName: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), otPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))()})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getActivityDetailResponseMock = (overrideResponse: Partial<Extract<ActivityDetail200, object>> = {}): ActivityDetail200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement([1,2,3] as const), banner: faker.string.alpha({length: {min: 10, max: 20}}), instruction: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getHotKeywordsResponseMock = (overrideResponse: Partial<Extract<HotKeywords200, object>> = {}): HotKeywords200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), title: faker.string.alpha({length: {min: 10, max: 20}})})), null]), ...overrideResponse})

export const getHomeProductsResponseMock = (overrideResponse: Partial<Extract<HomeProducts200, object>> = {}): HomeProducts200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), image: faker.string.alpha({length: {min: 10, max: 20}}), storeName: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), otPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: -100, max: 100_000 }))(), null]), sales: faker.number.int(), ficti: faker.number.int(), unitName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stock: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getHomeConfigResponseAdvertisementMock = (overrideResponse: Partial<Advertisement> = {}): Advertisement => ({...{id: faker.number.int(), imageUrl: faker.string.alpha({length: {min: 10, max: 20}}), linkUrl: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.datatype.boolean(), text: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse});

export const getHomeConfigResponseMock = (overrideResponse: Partial<Extract<HomeConfig200, object>> = {}): HomeConfig200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {advertisement: faker.helpers.arrayElement([{...getHomeConfigResponseAdvertisementMock()},null,]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), filingNum: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), authInfo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), qrCodeList: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 20}}), imageUrl: faker.string.alpha({length: {min: 10, max: 20}})})), null])}, ...overrideResponse})

export const getMobileHomeIndexResponseMock = (overrideResponse: Partial<Extract<MobileHomeIndex200, object>> = {}): MobileHomeIndex200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {banner: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), pic: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}})})), null]), indexBannerType: faker.string.alpha({length: {min: 10, max: 20}}), menus: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), pic: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}})})), null]), ranking: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), pic: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}})})), null]), bastBanner: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), pic: faker.string.alpha({length: {min: 10, max: 20}})})), null]), logoUrl: faker.string.alpha({length: {min: 10, max: 20}}), shopPayCurrency: faker.string.alpha({length: {min: 10, max: 20}}), consumerType: faker.helpers.arrayElement(Object.values(PlatformServiceType)), consumerH5Url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consumerHotline: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consumerMessage: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), consumerEmail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), categoryList: Array.from({ length: faker.number.int({min: 1, max: 6}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), icon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}))}, ...overrideResponse})

export const getPayCurrencyResponseMock = (overrideResponse: Partial<Extract<PayCurrency200, object>> = {}): PayCurrency200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getColorConfigResponseMock = (overrideResponse: Partial<Extract<ColorConfig200, object>> = {}): ColorConfig200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), formId: faker.number.int(), value: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.datatype.boolean(), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), updateTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))()}, ...overrideResponse})

export const getBottomNavigationResponseMock = (overrideResponse: Partial<Extract<BottomNavigation200, object>> = {}): BottomNavigation200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {isCustom: faker.string.alpha({length: {min: 10, max: 20}}), bottomNavigationList: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), link: faker.string.alpha({length: {min: 10, max: 20}}), checked: faker.string.alpha({length: {min: 10, max: 20}}), unchecked: faker.string.alpha({length: {min: 10, max: 20}})})), null])}, ...overrideResponse})

export const getImageDomainResponseMock = (overrideResponse: Partial<Extract<ImageDomain200, object>> = {}): ImageDomain200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


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

export const getActivityProductsMockHandler = (overrideResponse?: ActivityProducts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityProducts200> | ActivityProducts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/activity/list/:aid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getActivityProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getActivityDetailMockHandler = (overrideResponse?: ActivityDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityDetail200> | ActivityDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/pc/activity/detail/:aid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getActivityDetailResponseMock(),
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

export const getMobileHomeIndexMockHandler = (overrideResponse?: MobileHomeIndex200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MobileHomeIndex200> | MobileHomeIndex200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/index', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMobileHomeIndexResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPayCurrencyMockHandler = (overrideResponse?: PayCurrency200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayCurrency200> | PayCurrency200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/index/paycurrency', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayCurrencyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getColorConfigMockHandler = (overrideResponse?: ColorConfig200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ColorConfig200> | ColorConfig200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/index/color/config', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getColorConfigResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBottomNavigationMockHandler = (overrideResponse?: BottomNavigation200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BottomNavigation200> | BottomNavigation200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/index/bottom/navigation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBottomNavigationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImageDomainMockHandler = (overrideResponse?: ImageDomain200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImageDomain200> | ImageDomain200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/image/domain', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImageDomainResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHomeMock = () => [
  getHomeIndexMockHandler(),
  getHomeActivitiesMockHandler(),
  getActivityProductsMockHandler(),
  getActivityDetailMockHandler(),
  getHotKeywordsMockHandler(),
  getHomeProductsMockHandler(),
  getHomeConfigMockHandler(),
  getMobileHomeIndexMockHandler(),
  getPayCurrencyMockHandler(),
  getColorConfigMockHandler(),
  getBottomNavigationMockHandler(),
  getImageDomainMockHandler()
]
