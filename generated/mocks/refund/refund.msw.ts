import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type RefundApply200 = Success<'refundApply'>;
type RefundDetail200 = Success<'refundDetail'>;
type RefundForm200 = Success<'refundForm'>;
type RefundList200 = Success<'refundList'>;
type RefundReasons200 = Success<'refundReasons'>;

export const getRefundReasonsResponseMock = (): RefundReasons200 => ({"code":200,"message":"success","data":["Arrived damaged","Not as described","Not shipped in time"]})

export const getRefundFormResponseMock = (): RefundForm200 => ({"code":200,"message":"success","data":{"id":30455,"orderNo":"SH357176362512345672918","paid":true,"payPrice":"83.00","totalNum":2,"orderInfoList":[{"id":61001,"merOrderNo":"SH357176362512345672918","productId":1024,"productName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024-celadon.jpg","attrValueId":5501,"sku":"Celadon,600 ml","price":"38.50","payNum":2,"isReply":false}]}})

export const getRefundApplyResponseMock = (): RefundApply200 => ({"code":200,"message":"success","data":null})

export const getRefundListResponseMock = (): RefundList200 => ({"code":200,"message":"success","data":{"list":[{"id":710,"refundOrderNo":"RE482176370012345681234","merOrderNo":"SH357176362512345672918","masterOrderNo":"PT357176362512345672918","merId":12,"totalNum":2,"refundStatus":0,"refundPrice":"83.00","orderInfoList":[{"id":61001,"merOrderNo":"SH357176362512345672918","productId":1024,"productName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024-celadon.jpg","attrValueId":5501,"sku":"Celadon,600 ml","price":"38.50","payNum":2,"isReply":false}]}],"total":1,"pageNum":1,"pageSize":10,"pages":1}})

export const getRefundDetailResponseMock = (): RefundDetail200 => ({"code":200,"message":"success","data":{"id":710,"refundOrderNo":"RE482176370012345681234","merOrderNo":"SH357176362512345672918","masterOrderNo":"PT357176362512345672918","merId":12,"merName":"Kiln & Clay","totalNum":2,"refundStatus":1,"refundPrice":"83.00","refundReasonWap":"Not as described","refundReasonWapImg":"https://img.lychee.example/upload/7f3c.jpg,https://img.lychee.example/upload/7f3d.jpg","refundReasonWapExplain":"The glaze is darker than in the picture.","refundReason":"The shade of a glaze differs from piece to piece, as the product page says.","refundTime":null,"createTime":"2025-11-21 09:12:40","orderInfoList":[{"id":61001,"merOrderNo":"SH357176362512345672918","productId":1024,"productName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024-celadon.jpg","attrValueId":5501,"sku":"Celadon,600 ml","price":"38.50","payNum":2,"isReply":false}]}})


export const getRefundReasonsMockHandler = (overrideResponse?: RefundReasons200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RefundReasons200> | RefundReasons200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/refund/reason', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefundReasonsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefundFormMockHandler = (overrideResponse?: RefundForm200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RefundForm200> | RefundForm200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/apply/refund/:orderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefundFormResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefundApplyMockHandler = (overrideResponse?: RefundApply200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RefundApply200> | RefundApply200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/refund', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefundApplyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefundListMockHandler = (overrideResponse?: RefundList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RefundList200> | RefundList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/refund/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefundListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefundDetailMockHandler = (overrideResponse?: RefundDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RefundDetail200> | RefundDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/refund/detail/:orderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefundDetailResponseMock(),
      { status: 200
      })
  }, options)
}
export const getRefundMock = () => [
  getRefundReasonsMockHandler(),
  getRefundFormMockHandler(),
  getRefundApplyMockHandler(),
  getRefundListMockHandler(),
  getRefundDetailMockHandler()
]
