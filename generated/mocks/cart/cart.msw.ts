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
  CartCount200
} from '../../wire/model/cartCount200.ts';

import type {
  CartDelete200
} from '../../wire/model/cartDelete200.ts';

import type {
  CartList200
} from '../../wire/model/cartList200.ts';

import type {
  CartReselect200
} from '../../wire/model/cartReselect200.ts';

import type {
  CartSave200
} from '../../wire/model/cartSave200.ts';

import type {
  CartSetQuantity200
} from '../../wire/model/cartSetQuantity200.ts';


export const getCartListResponseMock = (overrideResponse: Partial<Extract<CartList200, object>> = {}): CartList200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({merId: faker.number.int(), merName: faker.string.alpha({length: {min: 10, max: 20}}), cartInfoList: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), productId: faker.number.int(), productAttrUnique: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), cartNum: faker.number.int(), image: faker.string.alpha({length: {min: 10, max: 20}}), storeName: faker.string.alpha({length: {min: 10, max: 20}}), attrId: faker.helpers.arrayElement([faker.number.int(), null]), suk: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([(() => faker.finance.amount({ min: -100, max: 100_000 }))(), null]), attrStatus: faker.datatype.boolean(), stock: faker.helpers.arrayElement([faker.number.int(), null])}))})), ...overrideResponse})

export const getCartSaveResponseMock = (overrideResponse: Partial<Extract<CartSave200, object>> = {}): CartSave200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getCartSetQuantityResponseMock = (overrideResponse: Partial<Extract<CartSetQuantity200, object>> = {}): CartSetQuantity200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getCartDeleteResponseMock = (overrideResponse: Partial<Extract<CartDelete200, object>> = {}): CartDelete200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getCartReselectResponseMock = (overrideResponse: Partial<Extract<CartReselect200, object>> = {}): CartReselect200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.datatype.boolean(), ...overrideResponse})

export const getCartCountResponseMock = (overrideResponse: Partial<Extract<CartCount200, object>> = {}): CartCount200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {count: faker.number.int({min: 0})}, ...overrideResponse})


export const getCartListMockHandler = (overrideResponse?: CartList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CartList200> | CartList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/cart/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCartListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCartSaveMockHandler = (overrideResponse?: CartSave200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartSave200> | CartSave200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/cart/save', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCartSaveResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCartSetQuantityMockHandler = (overrideResponse?: CartSetQuantity200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartSetQuantity200> | CartSetQuantity200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/cart/num', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCartSetQuantityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCartDeleteMockHandler = (overrideResponse?: CartDelete200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartDelete200> | CartDelete200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/cart/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCartDeleteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCartReselectMockHandler = (overrideResponse?: CartReselect200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartReselect200> | CartReselect200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/cart/resetcart', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCartReselectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCartCountMockHandler = (overrideResponse?: CartCount200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CartCount200> | CartCount200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/cart/count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCartCountResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCartMock = () => [
  getCartListMockHandler(),
  getCartSaveMockHandler(),
  getCartSetQuantityMockHandler(),
  getCartDeleteMockHandler(),
  getCartReselectMockHandler(),
  getCartCountMockHandler()
]
