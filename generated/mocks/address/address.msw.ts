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
  Address
} from '../../wire/model/address.ts';

import type {
  AddressAll200
} from '../../wire/model/addressAll200.ts';

import type {
  AddressDefault200
} from '../../wire/model/addressDefault200.ts';

import type {
  AddressDelete200
} from '../../wire/model/addressDelete200.ts';

import type {
  AddressDetail200
} from '../../wire/model/addressDetail200.ts';

import type {
  AddressList200
} from '../../wire/model/addressList200.ts';

import type {
  AddressPlace200
} from '../../wire/model/addressPlace200.ts';

import type {
  AddressSave200
} from '../../wire/model/addressSave200.ts';

import type {
  AddressSetDefault200
} from '../../wire/model/addressSetDefault200.ts';


export const getAddressAllResponseMock = (overrideResponse: Partial<Extract<AddressAll200, object>> = {}): AddressAll200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), realName: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), detail: faker.string.alpha({length: {min: 10, max: 20}}), postCode: faker.helpers.arrayElement([faker.number.int(), null]), isDefault: faker.datatype.boolean(), uid: faker.helpers.arrayElement([faker.number.int(), null])})), ...overrideResponse})

export const getAddressSaveResponseMock = (overrideResponse: Partial<Extract<AddressSave200, object>> = {}): AddressSave200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {id: faker.number.int(), realName: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), detail: faker.string.alpha({length: {min: 10, max: 20}}), postCode: faker.helpers.arrayElement([faker.number.int(), null]), isDefault: faker.datatype.boolean(), uid: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse})

export const getAddressListResponseMock = (overrideResponse: Partial<Extract<AddressList200, object>> = {}): AddressList200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), realName: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), detail: faker.string.alpha({length: {min: 10, max: 20}}), postCode: faker.helpers.arrayElement([faker.number.int(), null]), isDefault: faker.datatype.boolean(), uid: faker.helpers.arrayElement([faker.number.int(), null])})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getAddressDetailResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({...{id: faker.number.int(), realName: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), detail: faker.string.alpha({length: {min: 10, max: 20}}), postCode: faker.helpers.arrayElement([faker.number.int(), null]), isDefault: faker.datatype.boolean(), uid: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getAddressDetailResponseMock = (overrideResponse: Partial<Extract<AddressDetail200, object>> = {}): AddressDetail200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.helpers.arrayElement([{...getAddressDetailResponseAddressMock()},null,]), ...overrideResponse})

export const getAddressDeleteResponseMock = (overrideResponse: Partial<Extract<AddressDelete200, object>> = {}): AddressDelete200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getAddressDefaultResponseAddressMock = (overrideResponse: Partial<Address> = {}): Address => ({...{id: faker.number.int(), realName: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), detail: faker.string.alpha({length: {min: 10, max: 20}}), postCode: faker.helpers.arrayElement([faker.number.int(), null]), isDefault: faker.datatype.boolean(), uid: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse});

export const getAddressDefaultResponseMock = (overrideResponse: Partial<Extract<AddressDefault200, object>> = {}): AddressDefault200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.helpers.arrayElement([{...getAddressDefaultResponseAddressMock()},null,]), ...overrideResponse})

export const getAddressSetDefaultResponseMock = (overrideResponse: Partial<Extract<AddressSetDefault200, object>> = {}): AddressSetDefault200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getAddressPlaceResponseMock = (overrideResponse: Partial<Extract<AddressPlace200, object>> = {}): AddressPlace200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {country_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country_calling_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), region: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse})


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
