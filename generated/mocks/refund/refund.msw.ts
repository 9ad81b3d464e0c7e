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
  RefundApply200
} from '../../wire/model/refundApply200.ts';

import type {
  RefundDetail200
} from '../../wire/model/refundDetail200.ts';

import type {
  RefundForm200
} from '../../wire/model/refundForm200.ts';

import type {
  RefundList200
} from '../../wire/model/refundList200.ts';

import type {
  RefundReasons200
} from '../../wire/model/refundReasons200.ts';


export const getRefundReasonsResponseMock = (overrideResponse: Partial<Extract<RefundReasons200, object>> = {}): RefundReasons200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getRefundFormResponseMock = (overrideResponse: Partial<Extract<RefundForm200, object>> = {}): RefundForm200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {id: faker.number.int(), orderNo: faker.string.alpha({length: {min: 10, max: 20}}), paid: faker.datatype.boolean(), payPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), totalNum: faker.number.int(), orderInfoList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), merOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.number.int(), productName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), attrValueId: faker.number.int(), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payNum: faker.number.int(), isReply: faker.datatype.boolean()}))}, ...overrideResponse})

export const getRefundApplyResponseMock = (overrideResponse: Partial<Extract<RefundApply200, object>> = {}): RefundApply200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getRefundListResponseMock = (overrideResponse: Partial<Extract<RefundList200, object>> = {}): RefundList200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), refundOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), merOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), masterOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), merId: faker.number.int(), totalNum: faker.number.int(), refundStatus: faker.helpers.arrayElement([0,1,2,3] as const), refundPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), orderInfoList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), merOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.number.int(), productName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), attrValueId: faker.number.int(), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payNum: faker.number.int(), isReply: faker.datatype.boolean()}))})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getRefundDetailResponseMock = (overrideResponse: Partial<Extract<RefundDetail200, object>> = {}): RefundDetail200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {id: faker.number.int(), refundOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), merOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), masterOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), merId: faker.number.int(), merName: faker.string.alpha({length: {min: 10, max: 20}}), totalNum: faker.number.int(), refundStatus: faker.helpers.arrayElement([0,1,2,3] as const), refundPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), refundReasonWap: faker.string.alpha({length: {min: 10, max: 20}}), refundReasonWapImg: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), refundReasonWapExplain: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), refundReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), refundTime: faker.helpers.arrayElement([(() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), null]), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))(), orderInfoList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), merOrderNo: faker.string.alpha({length: {min: 10, max: 20}}), productId: faker.number.int(), productName: faker.string.alpha({length: {min: 10, max: 20}}), image: faker.string.alpha({length: {min: 10, max: 20}}), attrValueId: faker.number.int(), sku: faker.string.alpha({length: {min: 10, max: 20}}), price: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), payNum: faker.number.int(), isReply: faker.datatype.boolean()}))}, ...overrideResponse})


export const getRefundReasonsMockHandler = (overrideResponse?: RefundReasons200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RefundReasons200> | RefundReasons200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/refund/reason', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefundReasonsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefundFormMockHandler = (overrideResponse?: RefundForm200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RefundForm200> | RefundForm200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/apply/refund/:orderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefundFormResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefundApplyMockHandler = (overrideResponse?: RefundApply200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RefundApply200> | RefundApply200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/refund', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefundApplyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefundListMockHandler = (overrideResponse?: RefundList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RefundList200> | RefundList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/refund/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefundListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefundDetailMockHandler = (overrideResponse?: RefundDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RefundDetail200> | RefundDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/refund/detail/:orderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefundDetailResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRefundMock = () => [
  getRefundReasonsMockHandler(),
  getRefundFormMockHandler(),
  getRefundApplyMockHandler(),
  getRefundListMockHandler(),
  getRefundDetailMockHandler()
]
