import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type EmailCaptcha200 = Success<'emailCaptcha'>;
type EmailLogin200 = Success<'emailLogin'>;
type EmailPasswordReset200 = Success<'emailPasswordReset'>;
type EmailRegister200 = Success<'emailRegister'>;
type EmailResetCaptcha200 = Success<'emailResetCaptcha'>;
type FacebookLogin200 = Success<'facebookLogin'>;
type GoogleLogin200 = Success<'googleLogin'>;
type LoginMethods200 = Success<'loginMethods'>;
type LoginPicture200 = Success<'loginPicture'>;
type Logout200 = Success<'logout'>;
type OwnEmailCaptcha200 = Success<'ownEmailCaptcha'>;
type OwnPhoneCaptcha200 = Success<'ownPhoneCaptcha'>;
type PhoneCaptcha200 = Success<'phoneCaptcha'>;
type PhoneCaptchaLogin200 = Success<'phoneCaptchaLogin'>;
type PhonePasswordLogin200 = Success<'phonePasswordLogin'>;
type PhoneRegister200 = Success<'phoneRegister'>;
type TokenExists200 = Success<'tokenExists'>;
type TwitterLogin200 = Success<'twitterLogin'>;
type TwitterRequestToken200 = Success<'twitterRequestToken'>;
type VisitorRegister200 = Success<'visitorRegister'>;

export const getEmailLoginResponseMock = (): EmailLogin200 => ({"code":200,"message":"success","data":{"token":"5f2b0c9e7a1d4836b0e2c7f49a6d81e3","uid":4182,"nikeName":"Mei Lin","email":"mei.lin@example.com","phone":null,"identity":"LC2025112083415","type":"email"}})

export const getEmailRegisterResponseMock = (): EmailRegister200 => ({"code":200,"message":"success","data":{"token":"5f2b0c9e7a1d4836b0e2c7f49a6d81e3","uid":4182,"nikeName":"9c41e07ab25d","email":"mei.lin@example.com","phone":null,"identity":"LC2025112083415","type":"email"}})

export const getEmailCaptchaResponseMock = (): EmailCaptcha200 => ({"code":200,"message":"The code has been sent","data":null})

export const getEmailResetCaptchaResponseMock = (): EmailResetCaptcha200 => ({"code":200,"message":"The code has been sent","data":null})

export const getEmailPasswordResetResponseMock = (): EmailPasswordReset200 => ({"code":200,"message":"The password has been changed","data":null})

export const getOwnEmailCaptchaResponseMock = (): OwnEmailCaptcha200 => ({"code":200,"message":"success","data":true})

export const getOwnPhoneCaptchaResponseMock = (): OwnPhoneCaptcha200 => ({"code":200,"message":"success","data":true})

export const getPhonePasswordLoginResponseMock = (): PhonePasswordLogin200 => ({"code":200,"message":"success","data":{"token":"5f2b0c9e7a1d4836b0e2c7f49a6d81e3","uid":4182,"nikeName":"Mei Lin","email":null,"phone":"13812345678","identity":"LC2025112083416","type":"phone"}})

export const getPhoneCaptchaLoginResponseMock = (): PhoneCaptchaLogin200 => ({"code":200,"message":"success","data":{"token":"5f2b0c9e7a1d4836b0e2c7f49a6d81e3","uid":4182,"nikeName":"Mei Lin","email":null,"phone":"13812345678","identity":"LC2025112083416","type":"phone"}})

export const getPhoneRegisterResponseMock = (): PhoneRegister200 => ({"code":200,"message":"success","data":{"token":"5f2b0c9e7a1d4836b0e2c7f49a6d81e3","uid":4182,"nikeName":"9c41e07ab25d","email":null,"phone":"13812345678","identity":"LC2025112083416","type":"phone"}})

export const getPhoneCaptchaResponseMock = (): PhoneCaptcha200 => ({"code":200,"message":"The code has been sent","data":null})

export const getVisitorRegisterResponseMock = (): VisitorRegister200 => ({"code":200,"message":"success","data":{"token":"5f2b0c9e7a1d4836b0e2c7f49a6d81e3","uid":4182,"nikeName":"e20b7d41c95a","email":"mei.lin@example.com","phone":"13812345678","identity":"LC2025112083417","type":"visitor"}})

export const getTwitterRequestTokenResponseMock = (): TwitterRequestToken200 => ({"code":200,"message":"success","data":{"token":"mJ7cQwAAAAABk2XvAAABjQ","tokenSecret":"t8Zb0LrK4cYp1nXo6uWd","authorizationURL":"https://api.twitter.example/oauth/authorize?oauth_token=mJ7cQwAAAAABk2XvAAABjQ","authenticationURL":"https://api.twitter.example/oauth/authenticate?oauth_token=mJ7cQwAAAAABk2XvAAABjQ"}})

export const getTwitterLoginResponseMock = (): TwitterLogin200 => ({"code":200,"message":"success","data":{"token":"5f2b0c9e7a1d4836b0e2c7f49a6d81e3","uid":4182,"nikeName":"Mei Lin","email":null,"phone":null,"identity":"1719283645501882","type":"twitter"}})

export const getGoogleLoginResponseMock = (): GoogleLogin200 => ({"code":200,"message":"success","data":{"token":"5f2b0c9e7a1d4836b0e2c7f49a6d81e3","uid":4182,"nikeName":"Mei Lin","email":"mei.lin@example.com","phone":null,"identity":"104729553016482937715","type":"google"}})

export const getFacebookLoginResponseMock = (): FacebookLogin200 => ({"code":200,"message":"success","data":{"token":"5f2b0c9e7a1d4836b0e2c7f49a6d81e3","uid":4182,"nikeName":"Mei Lin","email":"mei.lin@example.com","phone":null,"identity":"3017764092258814","type":"facebook"}})

export const getLogoutResponseMock = (): Logout200 => ({"code":200,"message":"success","data":null})

export const getTokenExistsResponseMock = (): TokenExists200 => ({"code":200,"message":"success","data":true})

export const getLoginMethodsResponseMock = (): LoginMethods200 => ({"code":200,"message":"success","data":{"googleOpen":true,"twitterOpen":true,"facebookOpen":false,"googleClientId":"104729-lychee.apps.example.com","facebookAppId":null,"visitorOpen":true,"agreement":"<h2>Privacy agreement</h2><p>We keep what an order needs and nothing else.</p>"}})

export const getLoginPictureResponseMock = (): LoginPicture200 => ({"code":200,"message":"success","data":{"loginLeftImage":"https://img.lychee.example/sign-in.jpg"}})


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
