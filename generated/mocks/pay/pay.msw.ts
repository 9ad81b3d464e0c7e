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
  PayMethods200
} from '../../wire/model/payMethods200.ts';

import type {
  PayStart200
} from '../../wire/model/payStart200.ts';

import {
  PayType
} from '../../wire/model/payType.ts';

import type {
  ScanPayResult200
} from '../../wire/model/scanPayResult200.ts';

import type {
  WalletCancel200
} from '../../wire/model/walletCancel200.ts';

import type {
  WalletCapture200
} from '../../wire/model/walletCapture200.ts';


export const getPayMethodsResponseMock = (overrideResponse: Partial<Extract<PayMethods200, object>> = {}): PayMethods200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {paypalStatus: faker.datatype.boolean(), stripeStatus: faker.datatype.boolean(), wechatPaySwitch: faker.datatype.boolean(), publishableKey: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse})

export const getPayStartResponseMock = (overrideResponse: Partial<Extract<PayStart200, object>> = {}): PayStart200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {status: faker.datatype.boolean(), payType: faker.helpers.arrayElement(Object.values(PayType)), orderNo: faker.string.alpha({length: {min: 10, max: 20}}), redirect: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), stripeClientSecret: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse})

export const getWalletCaptureResponseMock = (overrideResponse: Partial<Extract<WalletCapture200, object>> = {}): WalletCapture200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {status: faker.datatype.boolean(), payPrice: (() => faker.finance.amount({ min: -100, max: 100_000 }))(), orderNo: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getWalletCancelResponseMock = (overrideResponse: Partial<Extract<WalletCancel200, object>> = {}): WalletCancel200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.datatype.boolean(), ...overrideResponse})

export const getScanPayResultResponseMock = (overrideResponse: Partial<Extract<ScanPayResult200, object>> = {}): ScanPayResult200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.datatype.boolean(), ...overrideResponse})


export const getPayMethodsMockHandler = (overrideResponse?: PayMethods200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayMethods200> | PayMethods200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/pay/method', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayMethodsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPayStartMockHandler = (overrideResponse?: PayStart200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayStart200> | PayStart200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/pay/payment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayStartResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWalletCaptureMockHandler = (overrideResponse?: WalletCapture200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletCapture200> | WalletCapture200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/pay/paypal/success', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWalletCaptureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWalletCancelMockHandler = (overrideResponse?: WalletCancel200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletCancel200> | WalletCancel200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/pay/paypal/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWalletCancelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getScanPayResultMockHandler = (overrideResponse?: ScanPayResult200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ScanPayResult200> | ScanPayResult200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/pay/query/wechat/pay/result/:orderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getScanPayResultResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPayMock = () => [
  getPayMethodsMockHandler(),
  getPayStartMockHandler(),
  getWalletCaptureMockHandler(),
  getWalletCancelMockHandler(),
  getScanPayResultMockHandler()
]
