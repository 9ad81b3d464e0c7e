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
  PointsAccount200
} from '../../wire/model/pointsAccount200.ts';

import type {
  PointsList200
} from '../../wire/model/pointsList200.ts';


export const getPointsAccountResponseMock = (overrideResponse: Partial<Extract<PointsAccount200, object>> = {}): PointsAccount200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {integral: faker.number.int(), settledIntegral: faker.number.int(), useIntegral: faker.number.int(), freezeIntegral: faker.number.int()}, ...overrideResponse})

export const getPointsListResponseMock = (overrideResponse: Partial<Extract<PointsList200, object>> = {}): PointsList200 => ({code: faker.helpers.arrayElement([200] as const), message: faker.string.alpha({length: {min: 10, max: 20}}), data: {list: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int(), title: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement([1,2] as const), integral: faker.number.int({min: 0}), updateTime: (() =>
            faker.date.
            between({ from: '2020-01-01', to: '2035-01-01' }).
            toISOString().
            slice(0, 19).
            replace('T', ' '))()})), total: faker.number.int({min: 0}), pageNum: faker.number.int(), pageSize: faker.number.int(), pages: faker.number.int({min: 0})}, ...overrideResponse})


export const getPointsAccountMockHandler = (overrideResponse?: PointsAccount200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PointsAccount200> | PointsAccount200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/user/center/my/integral', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPointsAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPointsListMockHandler = (overrideResponse?: PointsList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PointsList200> | PointsList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/user/center/integral/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPointsListResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPointsMock = () => [
  getPointsAccountMockHandler(),
  getPointsListMockHandler()
]
