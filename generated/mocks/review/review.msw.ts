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
  MyReviews200
} from '../../wire/model/myReviews200.ts';

import type {
  ReviewAdd200
} from '../../wire/model/reviewAdd200.ts';

import type {
  ReviewableLines200
} from '../../wire/model/reviewableLines200.ts';


export const getReviewableLinesResponseMock = (overrideResponse: Partial<Extract<ReviewableLines200, object>> = {}): ReviewableLines200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), merOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), merId: faker.number.int(), merName: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.number.int(), productName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payNum: faker.number.int()})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getMyReviewsResponseMock = (overrideResponse: Partial<Extract<MyReviews200, object>> = {}): MyReviews200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), merOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), orderInfoId: faker.number.int(), merId: faker.number.int(), merName: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.number.int(), productName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payNum: faker.number.int(), star: faker.number.int({min: 1, max: 5}), serviceStar: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), null]), comment: faker.string.alpha({length: {min: 10, max: 20}}), pics: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), merchantReplyContent: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))()})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getReviewAddResponseMock = (overrideResponse: Partial<Extract<ReviewAdd200, object>> = {}): ReviewAdd200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})


export const getReviewableLinesMockHandler = (overrideResponse?: ReviewableLines200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReviewableLines200> | ReviewableLines200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/reply/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewableLinesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMyReviewsMockHandler = (overrideResponse?: MyReviews200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyReviews200> | MyReviews200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/reply/my/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMyReviewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReviewAddMockHandler = (overrideResponse?: ReviewAdd200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReviewAdd200> | ReviewAdd200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/comment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewAddResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReviewMock = () => [
  getReviewableLinesMockHandler(),
  getMyReviewsMockHandler(),
  getReviewAddMockHandler()
]
