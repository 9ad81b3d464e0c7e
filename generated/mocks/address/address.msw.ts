import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type AddressAll200 = Success<'addressAll'>;
type AddressDefault200 = Success<'addressDefault'>;
type AddressDelete200 = Success<'addressDelete'>;
type AddressDetail200 = Success<'addressDetail'>;
type AddressList200 = Success<'addressList'>;
type AddressPlace200 = Success<'addressPlace'>;
type AddressSave200 = Success<'addressSave'>;
type AddressSetDefault200 = Success<'addressSetDefault'>;

export const getAddressAllResponseMock = (): AddressAll200 => ({"code":200,"message":"success","data":[{"id":330,"realName":"Mei Lin","phone":"5550100144","countryCode":"1","country":"United States","email":"mei.lin@example.com","detail":"18 Orchard Lane, Springfield","postCode":62704,"isDefault":true}]})

export const getAddressSaveResponseMock = (): AddressSave200 => ({"code":200,"message":"success","data":{"id":330,"realName":"Mei Lin","phone":"5550100144","countryCode":"1","country":"United States","email":"mei.lin@example.com","detail":"18 Orchard Lane, Springfield","postCode":62704,"isDefault":true,"uid":4182}})

export const getAddressListResponseMock = (): AddressList200 => ({"code":200,"message":"success","data":{"list":[{"id":330,"realName":"Mei Lin","phone":"5550100144","countryCode":"1","country":"United States","email":"mei.lin@example.com","detail":"18 Orchard Lane, Springfield","postCode":62704,"isDefault":true}],"total":1,"pageNum":1,"pageSize":20,"pages":1}})

export const getAddressDetailResponseMock = (): AddressDetail200 => ({"code":200,"message":"success","data":{"id":330,"realName":"Mei Lin","phone":"5550100144","countryCode":"1","country":"United States","email":"mei.lin@example.com","detail":"18 Orchard Lane, Springfield","postCode":62704,"isDefault":true}})

export const getAddressDeleteResponseMock = (): AddressDelete200 => ({"code":200,"message":"success","data":null})

export const getAddressDefaultResponseMock = (): AddressDefault200 => ({"code":200,"message":"success","data":{"id":330,"realName":"Mei Lin","phone":"5550100144","countryCode":"1","country":"United States","email":"mei.lin@example.com","detail":"18 Orchard Lane, Springfield","postCode":62704,"isDefault":true}})

export const getAddressSetDefaultResponseMock = (): AddressSetDefault200 => ({"code":200,"message":"success","data":null})

export const getAddressPlaceResponseMock = (): AddressPlace200 => ({"code":200,"message":"success","data":{"country_name":"United States","country_calling_code":"+1","region":"Illinois","city":"Springfield"}})


export const getAddressAllMockHandler = (overrideResponse?: AddressAll200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AddressAll200> | AddressAll200), options?: RequestHandlerOptions) => {
  return http.get('*/api/pc/address/all/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddressAllResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddressSaveMockHandler = (overrideResponse?: AddressSave200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddressSave200> | AddressSave200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/address/edit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddressSaveResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddressListMockHandler = (overrideResponse?: AddressList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AddressList200> | AddressList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/address/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddressListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddressDetailMockHandler = (overrideResponse?: AddressDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AddressDetail200> | AddressDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/address/detail/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddressDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddressDeleteMockHandler = (overrideResponse?: AddressDelete200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddressDelete200> | AddressDelete200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/address/del', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddressDeleteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddressDefaultMockHandler = (overrideResponse?: AddressDefault200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AddressDefault200> | AddressDefault200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/address/default', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddressDefaultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddressSetDefaultMockHandler = (overrideResponse?: AddressSetDefault200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddressSetDefault200> | AddressSetDefault200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/address/default/set', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddressSetDefaultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddressPlaceMockHandler = (overrideResponse?: AddressPlace200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddressPlace200> | AddressPlace200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/address/ip/info', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddressPlaceResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAddressMock = () => [
  getAddressAllMockHandler(),
  getAddressSaveMockHandler(),
  getAddressListMockHandler(),
  getAddressDetailMockHandler(),
  getAddressDeleteMockHandler(),
  getAddressDefaultMockHandler(),
  getAddressSetDefaultMockHandler(),
  getAddressPlaceMockHandler()
]
