import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type MyReviews200 = Success<'myReviews'>;
type ReviewAdd200 = Success<'reviewAdd'>;
type ReviewableLines200 = Success<'reviewableLines'>;

export const getReviewableLinesResponseMock = (): ReviewableLines200 => ({"code":200,"message":"success","data":{"list":[{"id":61001,"merOrderNo":"SH357176362512345672918","merId":12,"merName":"Kiln & Clay","productId":1024,"productName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024-celadon.jpg","sku":"Celadon,600 ml","price":"38.50","payNum":2}],"total":1,"pageNum":1,"pageSize":10,"pages":1}})

export const getMyReviewsResponseMock = (): MyReviews200 => ({"code":200,"message":"success","data":{"list":[{"id":7001,"merOrderNo":"SH357176362512345672918","orderInfoId":61001,"merId":12,"merName":"Kiln & Clay","productId":1024,"productName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024-celadon.jpg","sku":"Celadon,600 ml","price":"38.50","payNum":2,"star":5,"serviceStar":5,"comment":"Pours without a drip.","pics":["https://img.lychee.example/review/7001-1.jpg"],"merchantReplyContent":"Thank you, enjoy your tea.","createTime":"2025-11-25 19:24:08"}],"total":1,"pageNum":1,"pageSize":10,"pages":1}})

export const getReviewAddResponseMock = (): ReviewAdd200 => ({"code":200,"message":"success","data":null})


export const getReviewableLinesMockHandler = (overrideResponse?: ReviewableLines200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReviewableLines200> | ReviewableLines200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/reply/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewableLinesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMyReviewsMockHandler = (overrideResponse?: MyReviews200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyReviews200> | MyReviews200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/reply/my/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMyReviewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReviewAddMockHandler = (overrideResponse?: ReviewAdd200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReviewAdd200> | ReviewAdd200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/comment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewAddResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReviewMock = () => [
  getReviewableLinesMockHandler(),
  getMyReviewsMockHandler(),
  getReviewAddMockHandler()
]
