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
  AddressAll200
} from '../../wire/model/addressAll200.ts';

import type {
  AddressSave200
} from '../../wire/model/addressSave200.ts';


export const getAddressAllResponseMock = (overrideResponse: Partial<Extract<AddressAll200, object>> = {}): AddressAll200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), realName: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), detail: faker.string.alpha({length: {min: 10, max: 20}}), postCode: faker.helpers.arrayElement([faker.number.int(), null]), isDefault: faker.datatype.boolean(), uid: faker.helpers.arrayElement([faker.number.int(), null])})), ...overrideResponse})

export const getAddressSaveResponseMock = (overrideResponse: Partial<Extract<AddressSave200, object>> = {}): AddressSave200 => ({code: 200, message: faker.string.alpha({length: {min: 10, max: 20}}), data: {id: faker.number.int(), realName: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), countryCode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), country: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), detail: faker.string.alpha({length: {min: 10, max: 20}}), postCode: faker.helpers.arrayElement([faker.number.int(), null]), isDefault: faker.datatype.boolean(), uid: faker.helpers.arrayElement([faker.number.int(), null])}, ...overrideResponse})


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
export const getAddressMock = () => [
  getAddressAllMockHandler(),
  getAddressSaveMockHandler()
]
