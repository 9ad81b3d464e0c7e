import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type CouponList200 = Success<'couponList'>;
type CouponOffers200 = Success<'couponOffers'>;
type CouponReceive200 = Success<'couponReceive'>;
type OrderCoupons200 = Success<'orderCoupons'>;

export const getCouponOffersResponseMock = (): CouponOffers200 => ({"code":200,"message":"success","data":{"list":[{"id":55,"name":"Five off teaware","money":"5.00","minPrice":"30.00","isLimited":true,"lastTotal":180,"useType":2,"primaryKey":"1024,1031","receiveStartTime":"2025-11-01 00:00:00","receiveEndTime":"2025-12-01 00:00:00","isFixedTime":false,"useStartTimeStr":null,"useEndTimeStr":null,"day":14,"type":1,"isUse":false}],"total":1,"pageNum":1,"pageSize":20,"pages":1}})

export const getCouponListResponseMock = (): CouponList200 => ({"code":200,"message":"success","data":{"list":[{"id":90233,"uid":3977,"name":"Five off teaware","money":"5.00","minPrice":"30.00","useType":2,"status":0,"startTime":"2025-11-20 09:12:44","endTime":"2025-12-04 09:12:44","useTime":null,"validStr":"usable","merId":12,"primaryKey":"1024,1031"}],"total":1,"pageNum":1,"pageSize":9,"pages":1}})

export const getCouponReceiveResponseMock = (): CouponReceive200 => ({"code":200,"message":"Coupon received","data":null})

export const getOrderCouponsResponseMock = (): OrderCoupons200 => ({"code":200,"message":"success","data":[{"id":90233,"couponId":55,"name":"Five off teaware","money":"5.00","minPrice":"30.00","status":0,"startTime":"2025-11-20","endTime":"2025-12-04","useTime":null,"useType":2}]})


export const getCouponOffersMockHandler = (overrideResponse?: CouponOffers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CouponOffers200> | CouponOffers200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/coupons', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCouponOffersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCouponListMockHandler = (overrideResponse?: CouponList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CouponList200> | CouponList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/coupon/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCouponListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCouponReceiveMockHandler = (overrideResponse?: CouponReceive200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CouponReceive200> | CouponReceive200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/coupon/receive', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCouponReceiveResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderCouponsMockHandler = (overrideResponse?: OrderCoupons200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderCoupons200> | OrderCoupons200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/coupons/order/:preOrderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderCouponsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCouponMock = () => [
  getCouponOffersMockHandler(),
  getCouponListMockHandler(),
  getCouponReceiveMockHandler(),
  getOrderCouponsMockHandler()
]
