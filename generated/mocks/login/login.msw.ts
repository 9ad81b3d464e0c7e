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
  EmailPasswordReset200
} from '../../wire/model/emailPasswordReset200.ts';

import type {
  EmailRegister200
} from '../../wire/model/emailRegister200.ts';

import type {
  EmailResetCaptcha200
} from '../../wire/model/emailResetCaptcha200.ts';

import type {
  FacebookLogin200
} from '../../wire/model/facebookLogin200.ts';

import type {
  GoogleLogin200
} from '../../wire/model/googleLogin200.ts';

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
  OwnEmailCaptcha200
} from '../../wire/model/ownEmailCaptcha200.ts';

import type {
  OwnPhoneCaptcha200
} from '../../wire/model/ownPhoneCaptcha200.ts';

import type {
  PhoneCaptcha200
} from '../../wire/model/phoneCaptcha200.ts';

import type {
  PhoneCaptchaLogin200
} from '../../wire/model/phoneCaptchaLogin200.ts';

import type {
  PhonePasswordLogin200
} from '../../wire/model/phonePasswordLogin200.ts';

import type {
  PhoneRegister200
} from '../../wire/model/phoneRegister200.ts';

import type {
  TokenExists200
} from '../../wire/model/tokenExists200.ts';

import type {
  TwitterLogin200
} from '../../wire/model/twitterLogin200.ts';

import type {
  TwitterRequestToken200
} from '../../wire/model/twitterRequestToken200.ts';

import {
  UserType
} from '../../wire/model/userType.ts';

import type {
  VisitorRegister200
} from '../../wire/model/visitorRegister200.ts';


export const getEmailLoginResponseMock = (overrideResponse: Partial<Extract<EmailLogin200, object>> = {}): EmailLogin200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {token: faker.string.alpha({length: {min: 10, max: 20}}), uid: faker.number.int(), nikeName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), identity: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(UserType))}, ...overrideResponse})

export const getEmailRegisterResponseMock = (overrideResponse: Partial<Extract<EmailRegister200, object>> = {}): EmailRegister200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {token: faker.string.alpha({length: {min: 10, max: 20}}), uid: faker.number.int(), nikeName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), identity: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(UserType))}, ...overrideResponse})

export const getEmailCaptchaResponseMock = (overrideResponse: Partial<Extract<EmailCaptcha200, object>> = {}): EmailCaptcha200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getEmailResetCaptchaResponseMock = (overrideResponse: Partial<Extract<EmailResetCaptcha200, object>> = {}): EmailResetCaptcha200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getEmailPasswordResetResponseMock = (overrideResponse: Partial<Extract<EmailPasswordReset200, object>> = {}): EmailPasswordReset200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getOwnEmailCaptchaResponseMock = (overrideResponse: Partial<Extract<OwnEmailCaptcha200, object>> = {}): OwnEmailCaptcha200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.datatype.boolean(), ...overrideResponse})

export const getOwnPhoneCaptchaResponseMock = (overrideResponse: Partial<Extract<OwnPhoneCaptcha200, object>> = {}): OwnPhoneCaptcha200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.datatype.boolean(), ...overrideResponse})

export const getPhonePasswordLoginResponseMock = (overrideResponse: Partial<Extract<PhonePasswordLogin200, object>> = {}): PhonePasswordLogin200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {token: faker.string.alpha({length: {min: 10, max: 20}}), uid: faker.number.int(), nikeName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), identity: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(UserType))}, ...overrideResponse})

export const getPhoneCaptchaLoginResponseMock = (overrideResponse: Partial<Extract<PhoneCaptchaLogin200, object>> = {}): PhoneCaptchaLogin200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {token: faker.string.alpha({length: {min: 10, max: 20}}), uid: faker.number.int(), nikeName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), identity: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(UserType))}, ...overrideResponse})

export const getPhoneRegisterResponseMock = (overrideResponse: Partial<Extract<PhoneRegister200, object>> = {}): PhoneRegister200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {token: faker.string.alpha({length: {min: 10, max: 20}}), uid: faker.number.int(), nikeName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), identity: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(UserType))}, ...overrideResponse})

export const getPhoneCaptchaResponseMock = (overrideResponse: Partial<Extract<PhoneCaptcha200, object>> = {}): PhoneCaptcha200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getVisitorRegisterResponseMock = (overrideResponse: Partial<Extract<VisitorRegister200, object>> = {}): VisitorRegister200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {token: faker.string.alpha({length: {min: 10, max: 20}}), uid: faker.number.int(), nikeName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), identity: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(UserType))}, ...overrideResponse})

export const getTwitterRequestTokenResponseMock = (overrideResponse: Partial<Extract<TwitterRequestToken200, object>> = {}): TwitterRequestToken200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {token: faker.string.alpha({length: {min: 10, max: 20}}), tokenSecret: faker.string.alpha({length: {min: 10, max: 20}}), authorizationURL: faker.string.alpha({length: {min: 10, max: 20}}), authenticationURL: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getTwitterLoginResponseMock = (overrideResponse: Partial<Extract<TwitterLogin200, object>> = {}): TwitterLogin200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {token: faker.string.alpha({length: {min: 10, max: 20}}), uid: faker.number.int(), nikeName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), identity: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(UserType))}, ...overrideResponse})

export const getGoogleLoginResponseMock = (overrideResponse: Partial<Extract<GoogleLogin200, object>> = {}): GoogleLogin200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {token: faker.string.alpha({length: {min: 10, max: 20}}), uid: faker.number.int(), nikeName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), identity: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(UserType))}, ...overrideResponse})

export const getFacebookLoginResponseMock = (overrideResponse: Partial<Extract<FacebookLogin200, object>> = {}): FacebookLogin200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {token: faker.string.alpha({length: {min: 10, max: 20}}), uid: faker.number.int(), nikeName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), identity: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(UserType))}, ...overrideResponse})

export const getLogoutResponseMock = (overrideResponse: Partial<Extract<Logout200, object>> = {}): Logout200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getTokenExistsResponseMock = (overrideResponse: Partial<Extract<TokenExists200, object>> = {}): TokenExists200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.datatype.boolean(), ...overrideResponse})

export const getLoginMethodsResponseMock = (overrideResponse: Partial<Extract<LoginMethods200, object>> = {}): LoginMethods200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {googleOpen: faker.datatype.boolean(), twitterOpen: faker.datatype.boolean(), facebookOpen: faker.datatype.boolean(), googleClientId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), facebookAppId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), visitorOpen: faker.datatype.boolean(), agreement: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getLoginPictureResponseMock = (overrideResponse: Partial<Extract<LoginPicture200, object>> = {}): LoginPicture200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {loginLeftImage: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})


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

export const getEmailResetCaptchaMockHandler = (overrideResponse?: EmailResetCaptcha200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailResetCaptcha200> | EmailResetCaptcha200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/email/forget/password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEmailResetCaptchaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEmailPasswordResetMockHandler = (overrideResponse?: EmailPasswordReset200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EmailPasswordReset200> | EmailPasswordReset200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/email/reset/password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEmailPasswordResetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOwnEmailCaptchaMockHandler = (overrideResponse?: OwnEmailCaptcha200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OwnEmailCaptcha200> | OwnEmailCaptcha200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/captcha/email/password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOwnEmailCaptchaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOwnPhoneCaptchaMockHandler = (overrideResponse?: OwnPhoneCaptcha200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OwnPhoneCaptcha200> | OwnPhoneCaptcha200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/captcha/phone/password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOwnPhoneCaptchaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPhonePasswordLoginMockHandler = (overrideResponse?: PhonePasswordLogin200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PhonePasswordLogin200> | PhonePasswordLogin200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/mobile/password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPhonePasswordLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPhoneCaptchaLoginMockHandler = (overrideResponse?: PhoneCaptchaLogin200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PhoneCaptchaLogin200> | PhoneCaptchaLogin200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/mobile/captcha', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPhoneCaptchaLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPhoneRegisterMockHandler = (overrideResponse?: PhoneRegister200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PhoneRegister200> | PhoneRegister200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/register/mobile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPhoneRegisterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPhoneCaptchaMockHandler = (overrideResponse?: PhoneCaptcha200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PhoneCaptcha200> | PhoneCaptcha200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/sendCode', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPhoneCaptchaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVisitorRegisterMockHandler = (overrideResponse?: VisitorRegister200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VisitorRegister200> | VisitorRegister200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/register/visitor', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVisitorRegisterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTwitterRequestTokenMockHandler = (overrideResponse?: TwitterRequestToken200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TwitterRequestToken200> | TwitterRequestToken200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/login/twitter/request/token', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTwitterRequestTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTwitterLoginMockHandler = (overrideResponse?: TwitterLogin200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TwitterLogin200> | TwitterLogin200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/twitter', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTwitterLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGoogleLoginMockHandler = (overrideResponse?: GoogleLogin200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GoogleLogin200> | GoogleLogin200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/google', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGoogleLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFacebookLoginMockHandler = (overrideResponse?: FacebookLogin200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FacebookLogin200> | FacebookLogin200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/login/facebook', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFacebookLoginResponseMock(),
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
  getEmailResetCaptchaMockHandler(),
  getEmailPasswordResetMockHandler(),
  getOwnEmailCaptchaMockHandler(),
  getOwnPhoneCaptchaMockHandler(),
  getPhonePasswordLoginMockHandler(),
  getPhoneCaptchaLoginMockHandler(),
  getPhoneRegisterMockHandler(),
  getPhoneCaptchaMockHandler(),
  getVisitorRegisterMockHandler(),
  getTwitterRequestTokenMockHandler(),
  getTwitterLoginMockHandler(),
  getGoogleLoginMockHandler(),
  getFacebookLoginMockHandler(),
  getLogoutMockHandler(),
  getTokenExistsMockHandler(),
  getLoginMethodsMockHandler(),
  getLoginPictureMockHandler()
]
