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
  SettlementAgreement200
} from '../../wire/model/settlementAgreement200.ts';

import type {
  SettlementApply200
} from '../../wire/model/settlementApply200.ts';

import type {
  SettlementCaptcha200
} from '../../wire/model/settlementCaptcha200.ts';

import type {
  SettlementDetail200
} from '../../wire/model/settlementDetail200.ts';

import type {
  SettlementRecords200
} from '../../wire/model/settlementRecords200.ts';

import type {
  SettlementResubmit200
} from '../../wire/model/settlementResubmit200.ts';


export const getSettlementAgreementResponseMock = (overrideResponse: Partial<Extract<SettlementAgreement200, object>> = {}): SettlementAgreement200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {agreement: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse})

export const getSettlementCaptchaResponseMock = (overrideResponse: Partial<Extract<SettlementCaptcha200, object>> = {}): SettlementCaptcha200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: faker.datatype.boolean(), ...overrideResponse})

export const getSettlementApplyResponseMock = (overrideResponse: Partial<Extract<SettlementApply200, object>> = {}): SettlementApply200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})

export const getSettlementRecordsResponseMock = (overrideResponse: Partial<Extract<SettlementRecords200, object>> = {}): SettlementRecords200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), categoryId: faker.number.int(), typeId: faker.number.int(), realName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), handlingFee: faker.helpers.arrayElement([faker.number.int(), null]), keywords: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 20}}), auditStatus: faker.helpers.arrayElement([1,2,3] as const), denialReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), qualificationPicture: faker.string.alpha({length: {min: 10, max: 20}}), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))()})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})

export const getSettlementDetailResponseMock = (overrideResponse: Partial<Extract<SettlementDetail200, object>> = {}): SettlementDetail200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {id: faker.number.int(), name: faker.string.alpha({length: {min: 10, max: 20}}), categoryId: faker.number.int(), typeId: faker.number.int(), realName: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), handlingFee: faker.helpers.arrayElement([faker.number.int(), null]), keywords: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), address: faker.string.alpha({length: {min: 10, max: 20}}), auditStatus: faker.helpers.arrayElement([1,2,3] as const), denialReason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), qualificationPicture: faker.string.alpha({length: {min: 10, max: 20}}), createTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))()}, ...overrideResponse})

export const getSettlementResubmitResponseMock = (overrideResponse: Partial<Extract<SettlementResubmit200, object>> = {}): SettlementResubmit200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: null, ...overrideResponse})


export const getSettlementAgreementMockHandler = (overrideResponse?: SettlementAgreement200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SettlementAgreement200> | SettlementAgreement200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/settled/agreement', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettlementAgreementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSettlementCaptchaMockHandler = (overrideResponse?: SettlementCaptcha200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SettlementCaptcha200> | SettlementCaptcha200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/captcha/email/merchant/settled', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettlementCaptchaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSettlementApplyMockHandler = (overrideResponse?: SettlementApply200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SettlementApply200> | SettlementApply200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/merchant/settled/apply', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettlementApplyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSettlementRecordsMockHandler = (overrideResponse?: SettlementRecords200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SettlementRecords200> | SettlementRecords200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/settled/record', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettlementRecordsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSettlementDetailMockHandler = (overrideResponse?: SettlementDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SettlementDetail200> | SettlementDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/settled/record/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettlementDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSettlementResubmitMockHandler = (overrideResponse?: SettlementResubmit200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SettlementResubmit200> | SettlementResubmit200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/merchant/settled/resubmit/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettlementResubmitResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSettlementMock = () => [
  getSettlementAgreementMockHandler(),
  getSettlementCaptchaMockHandler(),
  getSettlementApplyMockHandler(),
  getSettlementRecordsMockHandler(),
  getSettlementDetailMockHandler(),
  getSettlementResubmitMockHandler()
]
