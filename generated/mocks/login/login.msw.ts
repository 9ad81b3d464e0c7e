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
  EmailCaptcha200
} from '../../wire/model/emailCaptcha200.ts';

import type {
  EmailLogin200
} from '../../wire/model/emailLogin200.ts';

import type {
  EmailRegister200
} from '../../wire/model/emailRegister200.ts';

import type {
  LoginMethods200
} from '../../wire/model/loginMethods200.ts';

import type {
  LoginPicture200
} from '../../wire/model/loginPicture200.ts';

import type {
  Logout200
} from '../../wire/model/logout200.ts';

import type {
  TokenExists200
} from '../../wire/model/tokenExists200.ts';

import {
  UserType
} from '../../wire/model/userType.ts';


export const getEmailLoginResponseMock = (overrideResponse: Partial<Extract<EmailLogin200, object>> = {}): EmailLogin200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: {token: faker.string.alpha({length: {min: 10, max: 20}}), uid: faker.number.int(), nikeName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), identity: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(UserType))}, ...overrideResponse})

export const getEmailRegisterResponseMock = (overrideResponse: Partial<Extract<EmailRegister200, object>> = {}): EmailRegister200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: {token: faker.string.alpha({length: {min: 10, max: 20}}), uid: faker.number.int(), nikeName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), identity: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(UserType))}, ...overrideResponse})

export const getEmailCaptchaResponseMock = (overrideResponse: Partial<Extract<EmailCaptcha200, object>> = {}): EmailCaptcha200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getLogoutResponseMock = (overrideResponse: Partial<Extract<Logout200, object>> = {}): Logout200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getTokenExistsResponseMock = (overrideResponse: Partial<Extract<TokenExists200, object>> = {}): TokenExists200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.datatype.boolean(), ...overrideResponse})

export const getLoginMethodsResponseMock = (overrideResponse: Partial<Extract<LoginMethods200, object>> = {}): LoginMethods200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: {googleOpen: faker.datatype.boolean(), twitterOpen: faker.datatype.boolean(), facebookOpen: faker.datatype.boolean(), googleClientId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), facebookAppId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), visitorOpen: faker.datatype.boolean(), agreement: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getLoginPictureResponseMock = (overrideResponse: Partial<Extract<LoginPicture200, object>> = {}): LoginPicture200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: {loginLeftImage: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})


export const getEmailLoginMockHandler = (overrideResponse?: EmailLogin200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailLogin200> | EmailLogin200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEmailLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEmailRegisterMockHandler = (overrideResponse?: EmailRegister200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailRegister200> | EmailRegister200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/register/email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEmailRegisterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEmailCaptchaMockHandler = (overrideResponse?: EmailCaptcha200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailCaptcha200> | EmailCaptcha200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/email/captcha', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEmailCaptchaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: Logout200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Logout200> | Logout200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/login/logout', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTokenExistsMockHandler = (overrideResponse?: TokenExists200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenExists200> | TokenExists200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/token/is/exist', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTokenExistsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginMethodsMockHandler = (overrideResponse?: LoginMethods200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LoginMethods200> | LoginMethods200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/login/method/info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginMethodsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginPictureMockHandler = (overrideResponse?: LoginPicture200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LoginPicture200> | LoginPicture200), options?: RequestHandlerOptions) => {
  return http.get('*/api/pc/login/getLoginPic', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginPictureResponseMock(),
      { status: 200
      })
  }, options)
}
export const getLoginMock = () => [
  getEmailLoginMockHandler(),
  getEmailRegisterMockHandler(),
  getEmailCaptchaMockHandler(),
  getLogoutMockHandler(),
  getTokenExistsMockHandler(),
  getLoginMethodsMockHandler(),
  getLoginPictureMockHandler()
]
