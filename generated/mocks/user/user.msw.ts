import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type UserEdit200 = Success<'userEdit'>;
type UserEmailPasswordUpdate200 = Success<'userEmailPasswordUpdate'>;
type UserInfo200 = Success<'userInfo'>;
type UserMenu200 = Success<'userMenu'>;
type UserPhonePasswordUpdate200 = Success<'userPhonePasswordUpdate'>;

export const getUserInfoResponseMock = (): UserInfo200 => ({"code":200,"message":"success","data":{"nickname":"Mei Lin","avatar":"https://img.lychee.example/avatar/4182.jpg","phone":null,"email":"mei.lin@example.com","userType":"email","integral":320,"experience":45,"couponCount":3,"collectCount":12}})

export const getUserMenuResponseMock = (): UserMenu200 => ({"code":200,"message":"success","data":{"routine_my_menus":[{"id":65,"name":"My profile","pic":"https://img.lychee.example/menu/profile.jpg","url":"/pages/users/user_info/index","pc_url":"/users/user_info"},{"id":69,"name":"Followed stores","pic":"https://img.lychee.example/menu/follow.jpg","url":"/pages/merchant/followed/index","pc_url":" "}],"routine_my_banner":null}})

export const getUserEditResponseMock = (): UserEdit200 => ({"code":200,"message":"Saved","data":null})

export const getUserEmailPasswordUpdateResponseMock = (): UserEmailPasswordUpdate200 => ({"code":200,"message":"The password has been changed","data":null})

export const getUserPhonePasswordUpdateResponseMock = (): UserPhonePasswordUpdate200 => ({"code":200,"message":"The password has been changed","data":null})


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
