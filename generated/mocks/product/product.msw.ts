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
  ProductCategories200
} from '../../wire/model/productCategories200.ts';

import type {
  ProductDetail200
} from '../../wire/model/productDetail200.ts';

import type {
  ProductLeaderboard200
} from '../../wire/model/productLeaderboard200.ts';

import type {
  ProductList200
} from '../../wire/model/productList200.ts';

import type {
  ProductReviewCount200
} from '../../wire/model/productReviewCount200.ts';

import type {
  ProductReviewDigest200
} from '../../wire/model/productReviewDigest200.ts';

import type {
  ProductReviews200
} from '../../wire/model/productReviews200.ts';

import type {
  ProductSkuDetail200
} from '../../wire/model/productSkuDetail200.ts';

import type {
  Review
} from '../../wire/model/review.ts';


export const getProductCategoriesResponseMock = (overrideResponse: Partial<Extract<ProductCategories200, object>> = {}): ProductCategories200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), pid: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), icon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), level: faker.helpers.arrayElement([faker.number.int(), null]), sort: faker.number.int(), isShow: faker.datatype.boolean(), childList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), pid: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), icon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), level: faker.helpers.arrayElement([faker.number.int(), null]), sort: faker.number.int(), isShow: faker.datatype.boolean(), childList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), pid: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), icon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), level: faker.helpers.arrayElement([faker.number.int(), null]), sort: faker.number.int(), isShow: faker.datatype.boolean(), childList: Array.from({ length: faker.number.int({min: 0, max: 0}) }, (_, i) => i + 1).map(() => ({}))}))}))})), ...overrideResponse})

export const getProductListResponseMock = (overrideResponse: Partial<Extract<ProductList200, object>> = {}): ProductList200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), image: faker.string.alpha({length: {min: 10, max: 20}}), storeName: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), otPrice: faker.helpers.arrayElement([(() => faker.finance.amount({ min: -100, max: 100_000 }))(), null]), sales: faker.number.int(), ficti: faker.number.int(), unitName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stock: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getProductDetailResponseMock = (overrideResponse: Partial<Extract<ProductDetail200, object>> = {}): ProductDetail200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {productInfo: {id: faker.number.int(), merId: faker.number.int(), storeName: faker.string.alpha({length: {min: 10, max: 20}}), storeInfo: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), sliderImage: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), otPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), stock: faker.number.int(), sales: faker.number.int(), ficti: faker.number.int(), browse: faker.number.int(), unitName: faker.string.alpha({length: {min: 10, max: 20}}), guaranteeIds: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), content: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, productAttr: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), productId: faker.number.int(), attrName: faker.string.alpha({length: {min: 10, max: 20}}), attrValues: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.number.int(), isDel: faker.datatype.boolean()})), productValue: {
        [faker.string.alphanumeric(5)]: {id: faker.number.int(), productId: faker.number.int(), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), otPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), stock: faker.number.int(), sales: faker.number.int(), image: faker.string.alpha({length: {min: 10, max: 20}}), weight: (() => faker.finance.amount({ min: 0, max: 100, dec: 3 }))(), volume: (() => faker.finance.amount({ min: 0, max: 100, dec: 3 }))(), attrValue: faker.string.alpha({length: {min: 10, max: 20}})}
      }, merchantInfo: {name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.string.alpha({length: {min: 10, max: 20}}), isSelf: faker.datatype.boolean(), starLevel: faker.number.int({min: 1, max: 5}), typeId: faker.number.int(), isCollect: faker.datatype.boolean(), proList: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), storeName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), sales: faker.number.int(), ficti: faker.number.int()}))}, userCollect: faker.datatype.boolean(), guaranteeList: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), icon: faker.string.alpha({length: {min: 10, max: 20}}), content: faker.string.alpha({length: {min: 10, max: 20}}), sort: faker.helpers.arrayElement([faker.number.int(), null]), isShow: faker.helpers.arrayElement([faker.datatype.boolean(), null])})), null])}, ...overrideResponse})

export const getProductSkuDetailResponseMock = (overrideResponse: Partial<Extract<ProductSkuDetail200, object>> = {}): ProductSkuDetail200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {productAttr: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), productId: faker.number.int(), attrName: faker.string.alpha({length: {min: 10, max: 20}}), attrValues: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.number.int(), isDel: faker.datatype.boolean()})), productValue: {
        [faker.string.alphanumeric(5)]: {id: faker.number.int(), productId: faker.number.int(), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), otPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), stock: faker.number.int(), sales: faker.number.int(), image: faker.string.alpha({length: {min: 10, max: 20}}), weight: (() => faker.finance.amount({ min: 0, max: 100, dec: 3 }))(), volume: (() => faker.finance.amount({ min: 0, max: 100, dec: 3 }))(), attrValue: faker.string.alpha({length: {min: 10, max: 20}})}
      }}, ...overrideResponse})

export const getProductReviewCountResponseMock = (overrideResponse: Partial<Extract<ProductReviewCount200, object>> = {}): ProductReviewCount200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {sumCount: faker.number.int(), goodCount: faker.number.int(), inCount: faker.number.int(), poorCount: faker.number.int(), replyChance: (() => faker.finance.amount({ min: 0, max: 1 }))(), replyStar: faker.number.int({min: 0, max: 5})}, ...overrideResponse})

export const getProductReviewsResponseMock = (overrideResponse: Partial<Extract<ProductReviews200, object>> = {}): ProductReviews200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), uid: faker.number.int(), nickname: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.string.alpha({length: {min: 10, max: 20}}), star: faker.number.int({min: 1, max: 5}), comment: faker.string.alpha({length: {min: 10, max: 20}}), pics: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), merchantReplyContent: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sku: faker.string.alpha({length: {min: 10, max: 20}}), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), serviceStar: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), null])})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getProductReviewDigestResponseReviewMock = (overrideResponse: Partial<Review> = {}): Review => ({...{id: faker.number.int(), uid: faker.number.int(), nickname: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.string.alpha({length: {min: 10, max: 20}}), star: faker.number.int({min: 1, max: 5}), comment: faker.string.alpha({length: {min: 10, max: 20}}), pics: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), merchantReplyContent: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sku: faker.string.alpha({length: {min: 10, max: 20}}), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), serviceStar: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), null])}, ...overrideResponse});

export const getProductReviewDigestResponseMock = (overrideResponse: Partial<Extract<ProductReviewDigest200, object>> = {}): ProductReviewDigest200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {sumCount: faker.number.int(), replyChance: (() => faker.finance.amount({ min: 0, max: 1 }))(), productReply: faker.helpers.arrayElement([{...getProductReviewDigestResponseReviewMock()},null,])}, ...overrideResponse})

export const getProductLeaderboardResponseMock = (overrideResponse: Partial<Extract<ProductLeaderboard200, object>> = {}): ProductLeaderboard200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), storeName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), otPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), sales: faker.number.int()})), ...overrideResponse})


export const getProductCategoriesMockHandler = (overrideResponse?: ProductCategories200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductCategories200> | ProductCategories200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductListMockHandler = (overrideResponse?: ProductList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductList200> | ProductList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductDetailMockHandler = (overrideResponse?: ProductDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductDetail200> | ProductDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/detail/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductSkuDetailMockHandler = (overrideResponse?: ProductSkuDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductSkuDetail200> | ProductSkuDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/sku/detail/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductSkuDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductReviewCountMockHandler = (overrideResponse?: ProductReviewCount200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductReviewCount200> | ProductReviewCount200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/reply/config/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductReviewCountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductReviewsMockHandler = (overrideResponse?: ProductReviews200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductReviews200> | ProductReviews200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/reply/list/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductReviewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductReviewDigestMockHandler = (overrideResponse?: ProductReviewDigest200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductReviewDigest200> | ProductReviewDigest200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/reply/detail/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductReviewDigestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductLeaderboardMockHandler = (overrideResponse?: ProductLeaderboard200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductLeaderboard200> | ProductLeaderboard200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/leaderboard', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductLeaderboardResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProductMock = () => [
  getProductCategoriesMockHandler(),
  getProductListMockHandler(),
  getProductDetailMockHandler(),
  getProductSkuDetailMockHandler(),
  getProductReviewCountMockHandler(),
  getProductReviewsMockHandler(),
  getProductReviewDigestMockHandler(),
  getProductLeaderboardMockHandler()
]
