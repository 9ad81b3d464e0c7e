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
  UserEdit200
} from '../../wire/model/userEdit200.ts';

import type {
  UserEmailPasswordUpdate200
} from '../../wire/model/userEmailPasswordUpdate200.ts';

import type {
  UserInfo200
} from '../../wire/model/userInfo200.ts';

import type {
  UserMenu200
} from '../../wire/model/userMenu200.ts';

import type {
  UserPhonePasswordUpdate200
} from '../../wire/model/userPhonePasswordUpdate200.ts';

import {
  UserType
} from '../../wire/model/userType.ts';


export const getUserInfoResponseMock = (overrideResponse: Partial<Extract<UserInfo200, object>> = {}): UserInfo200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {nickname: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), userType: faker.helpers.arrayElement(Object.values(UserType)), integral: faker.number.int(), experience: faker.number.int(), couponCount: faker.number.int(), collectCount: faker.number.int(), scope: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), null])}, ...overrideResponse})

export const getUserMenuResponseMock = (overrideResponse: Partial<Extract<UserMenu200, object>> = {}): UserMenu200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {routine_my_menus: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), pic: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), pc_url: faker.string.alpha({length: {min: 10, max: 20}})})), null]), routine_my_banner: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), pic: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}})})), null])}, ...overrideResponse})

export const getUserEditResponseMock = (overrideResponse: Partial<Extract<UserEdit200, object>> = {}): UserEdit200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getUserEmailPasswordUpdateResponseMock = (overrideResponse: Partial<Extract<UserEmailPasswordUpdate200, object>> = {}): UserEmailPasswordUpdate200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getUserPhonePasswordUpdateResponseMock = (overrideResponse: Partial<Extract<UserPhonePasswordUpdate200, object>> = {}): UserPhonePasswordUpdate200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})


export const getUserInfoMockHandler = (overrideResponse?: UserInfo200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserInfo200> | UserInfo200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/user/info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUserInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUserMenuMockHandler = (overrideResponse?: UserMenu200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserMenu200> | UserMenu200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/user/menu/user', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUserMenuResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUserEditMockHandler = (overrideResponse?: UserEdit200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserEdit200> | UserEdit200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/user/edit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUserEditResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUserEmailPasswordUpdateMockHandler = (overrideResponse?: UserEmailPasswordUpdate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserEmailPasswordUpdate200> | UserEmailPasswordUpdate200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/user/email/update/password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUserEmailPasswordUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUserPhonePasswordUpdateMockHandler = (overrideResponse?: UserPhonePasswordUpdate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserPhonePasswordUpdate200> | UserPhonePasswordUpdate200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/user/phone/update/password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUserPhonePasswordUpdateResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUserMock = () => [
  getUserInfoMockHandler(),
  getUserMenuMockHandler(),
  getUserEditMockHandler(),
  getUserEmailPasswordUpdateMockHandler(),
  getUserPhonePasswordUpdateMockHandler()
]
