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
  CouponList200
} from '../../wire/model/couponList200.ts';

import type {
  CouponOffers200
} from '../../wire/model/couponOffers200.ts';

import type {
  CouponReceive200
} from '../../wire/model/couponReceive200.ts';

import {
  CouponValidity
} from '../../wire/model/couponValidity.ts';

import type {
  OrderCoupons200
} from '../../wire/model/orderCoupons200.ts';


export const getCouponOffersResponseMock = (overrideResponse: Partial<Extract<CouponOffers200, object>> = {}): CouponOffers200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), money: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), minPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), isLimited: faker.datatype.boolean(), lastTotal: faker.helpers.arrayElement([faker.number.int(), null]), useType: faker.helpers.arrayElement([1,2,3] as const), primaryKey: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), receiveStartTime: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), null]), receiveEndTime: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), null]), isFixedTime: faker.datatype.boolean(), useStartTimeStr: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 10))(), null]), useEndTimeStr: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 10))(), null]), day: faker.helpers.arrayElement([faker.number.int(), null]), type: faker.helpers.arrayElement([1,2,3] as const), isUse: faker.datatype.boolean()})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getCouponListResponseMock = (overrideResponse: Partial<Extract<CouponList200, object>> = {}): CouponList200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), uid: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), money: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), minPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), useType: faker.helpers.arrayElement([1,2,3] as const), status: faker.helpers.arrayElement([0,1,2] as const), startTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), endTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), useTime: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), null]), validStr: faker.helpers.arrayElement(Object.values(CouponValidity)), merId: faker.helpers.arrayElement([faker.number.int({min: 0}), null]), primaryKey: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getCouponReceiveResponseMock = (overrideResponse: Partial<Extract<CouponReceive200, object>> = {}): CouponReceive200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getOrderCouponsResponseMock = (overrideResponse: Partial<Extract<OrderCoupons200, object>> = {}): OrderCoupons200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), couponId: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), money: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), minPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), status: faker.helpers.arrayElement([0,1,2] as const), startTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 10))(), endTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 10))(), useTime: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), null]), useType: faker.helpers.arrayElement([1,2,3] as const)})), ...overrideResponse})


export const getCouponOffersMockHandler = (overrideResponse?: CouponOffers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CouponOffers200> | CouponOffers200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/coupons', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCouponOffersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCouponListMockHandler = (overrideResponse?: CouponList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CouponList200> | CouponList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/coupon/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCouponListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCouponReceiveMockHandler = (overrideResponse?: CouponReceive200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CouponReceive200> | CouponReceive200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/coupon/receive', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCouponReceiveResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderCouponsMockHandler = (overrideResponse?: OrderCoupons200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderCoupons200> | OrderCoupons200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/coupons/order/:preOrderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderCouponsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCouponMock = () => [
  getCouponOffersMockHandler(),
  getCouponListMockHandler(),
  getCouponReceiveMockHandler(),
  getOrderCouponsMockHandler()
]
