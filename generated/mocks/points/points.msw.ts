import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type PointsAccount200 = Success<'pointsAccount'>;
type PointsList200 = Success<'pointsList'>;

export const getPointsAccountResponseMock = (): PointsAccount200 => ({"code":200,"message":"success","data":{"integral":320,"settledIntegral":500,"useIntegral":180,"freezeIntegral":46}})

export const getPointsListResponseMock = (): PointsList200 => ({"code":200,"message":"success","data":{"list":[{"id":92,"title":"Spent on an order","type":2,"integral":180,"updateTime":"2025-11-19 18:20:11"},{"id":88,"title":"Points for a purchase","type":1,"integral":83,"updateTime":"2025-11-12 10:02:45"}],"total":2,"pageNum":1,"pageSize":10,"pages":1}})


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
