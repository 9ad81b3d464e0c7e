import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type AwaitPayOrders200 = Success<'awaitPayOrders'>;
type MasterOrderDetail200 = Success<'masterOrderDetail'>;
type OrderCancel200 = Success<'orderCancel'>;
type OrderCenterCounts200 = Success<'orderCenterCounts'>;
type OrderCounts200 = Success<'orderCounts'>;
type OrderCreate200 = Success<'orderCreate'>;
type OrderDelete200 = Success<'orderDelete'>;
type OrderDetail200 = Success<'orderDetail'>;
type OrderExpress200 = Success<'orderExpress'>;
type OrderList200 = Success<'orderList'>;
type OrderPrice200 = Success<'orderPrice'>;
type OrderTake200 = Success<'orderTake'>;
type PreOrderCreate200 = Success<'preOrderCreate'>;
type PreOrderDetail200 = Success<'preOrderDetail'>;
type VisitorMasterOrderDetail200 = Success<'visitorMasterOrderDetail'>;
type VisitorOrderDetail200 = Success<'visitorOrderDetail'>;

export const getPreOrderCreateResponseMock = (): PreOrderCreate200 => ({"code":200,"message":"success","data":{"preOrderNo":"4182-1763625123456-9b1c0de24f7a4e5c8d3f6a7b8c9d0e1f"}})

export const getPreOrderDetailResponseMock = (): PreOrderDetail200 => ({"code":200,"message":"success","data":{"proTotalFee":"77.00","orderProNum":2,"freightFee":"6.00","totalPrice":"83.00","userCouponId":null,"couponFee":null,"payFee":"83.00","addressId":330,"realName":"Mei Lin","phone":"5550100144","detail":"18 Orchard Lane, Springfield","country":"United States","email":"mei.lin@example.com","remark":null,"cartIdList":[8801],"orderList":[{"merId":12,"merName":"Kiln & Clay","orderInfoList":[{"productId":1024,"productName":"Glazed stoneware teapot, 600 ml","attrValueId":5501,"image":"https://img.lychee.example/goods/1024-celadon.jpg","sku":"Celadon,600 ml","price":"38.50","payNum":2,"weight":"0.85","volume":"0.01","postage":"3.00"}]}]}})

export const getOrderPriceResponseMock = (): OrderPrice200 => ({"code":200,"message":"success","data":{"couponFee":"5.00","freightFee":"6.00","payFee":"78.00","proTotalFee":"77.00"}})

export const getOrderCreateResponseMock = (): OrderCreate200 => ({"code":200,"message":"success","data":{"orderNo":"PT357176362512345672918"}})

export const getAwaitPayOrdersResponseMock = (): AwaitPayOrders200 => ({"code":200,"message":"success","data":{"list":[{"id":20711,"orderNo":"PT357176362512345672918","totalNum":2,"payPrice":"78.00","redirect":null,"paid":false,"orderList":[{"merId":12,"merName":"Kiln & Clay","orderInfoList":[{"productId":1024,"productName":"Glazed stoneware teapot, 600 ml","attrValueId":5501,"image":"https://img.lychee.example/goods/1024-celadon.jpg","sku":"Celadon,600 ml","price":"38.50","payNum":2,"weight":"0.85","volume":"0.01","postage":null}]}],"payType":"stripe","payChannel":"pc","cancelTime":"2025-11-20 17:52:03"}],"total":1,"pageNum":1,"pageSize":10,"pages":1}})

export const getMasterOrderDetailResponseMock = (): MasterOrderDetail200 => ({"code":200,"message":"success","data":{"id":20711,"orderNo":"PT357176362512345672918","email":"mei.lin@example.com","realName":"Mei Lin","userPhone":"5550100144","userAddress":"18 Orchard Lane, Springfield","totalNum":2,"proTotalPrice":"77.00","totalPostage":"6.00","totalPrice":"83.00","payPostage":"6.00","payPrice":"78.00","couponId":90233,"couponPrice":"5.00","paid":false,"payTime":null,"payType":"stripe","mark":"Please wrap the lid apart.","isCancel":false,"redirect":null,"createTime":"2025-11-20 15:52:03","orderList":[{"id":30455,"orderNo":"SH357176362512345672918","merId":12,"merName":"Kiln & Clay","totalNum":2,"payPrice":"78.00","paid":false,"status":0,"refundStatus":0,"createTime":"2025-11-20 15:52:03","orderInfoList":[{"id":61001,"merOrderNo":"SH357176362512345672918","productId":1024,"productName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024-celadon.jpg","attrValueId":5501,"sku":"Celadon,600 ml","price":"38.50","payNum":2,"isReply":false}]}],"cancelTime":"2025-11-20 17:52:03"}})

export const getOrderListResponseMock = (): OrderList200 => ({"code":200,"message":"success","data":{"list":[{"id":30455,"orderNo":"SH357176362512345672918","masterOrderNo":"PT357176362512345672918","merId":12,"merName":"Kiln & Clay","createTime":"2025-11-20 15:52:03","paid":true,"payTime":"2025-11-20 15:54:40","payPrice":"78.00","status":1,"totalNum":2,"payPostage":"6.00","refundStatus":0,"deliveryName":"Swift Parcel","deliveryId":"SP204118830","orderInfoList":[{"id":61001,"merOrderNo":"SH357176362512345672918","productId":1024,"productName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024-celadon.jpg","attrValueId":5501,"sku":"Celadon,600 ml","price":"38.50","payNum":2,"isReply":false}]}],"total":1,"pageNum":1,"pageSize":10,"pages":1}})

export const getOrderDetailResponseMock = (): OrderDetail200 => ({"code":200,"message":"success","data":{"id":30455,"orderNo":"SH357176362512345672918","masterOrderNo":"PT357176362512345672918","merId":12,"merName":"Kiln & Clay","uid":4182,"email":"mei.lin@example.com","realName":"Mei Lin","userPhone":"5550100144","userAddress":"18 Orchard Lane, Springfield","totalNum":2,"proTotalPrice":"77.00","totalPostage":"6.00","totalPrice":"83.00","payPrice":"78.00","payPostage":"6.00","couponId":90233,"couponPrice":"5.00","paid":true,"payTime":"2025-11-20 15:54:40","payType":"stripe","status":1,"refundStatus":0,"userRemark":"Please wrap the lid apart.","createTime":"2025-11-20 15:52:03","orderInfoList":[{"id":61001,"merOrderNo":"SH357176362512345672918","productId":1024,"productName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024-celadon.jpg","attrValueId":5501,"sku":"Celadon,600 ml","price":"38.50","payNum":2,"isReply":false}],"expressInfo":null,"deliveryType":"express","courier":null,"courierPhone":null,"deliveryMsg":null}})

export const getOrderCountsResponseMock = (): OrderCounts200 => ({"code":200,"message":"success","data":{"unPaidCount":1,"unShippedCount":2,"receivedCount":1,"completeCount":9}})

export const getOrderCenterCountsResponseMock = (): OrderCenterCounts200 => ({"code":200,"message":"success","data":{"unPaidCount":1,"unShippedCount":2,"receivedCount":1,"commentCount":3,"refundCount":0}})

export const getOrderCancelResponseMock = (): OrderCancel200 => ({"code":200,"message":"success","data":null})

export const getOrderDeleteResponseMock = (): OrderDelete200 => ({"code":200,"message":"success","data":null})

export const getOrderTakeResponseMock = (): OrderTake200 => ({"code":200,"message":"success","data":null})

export const getOrderExpressResponseMock = (): OrderExpress200 => ({"code":200,"message":"success","data":{"id":5120,"orderNo":"SH357176362512345672918","expNo":"SP204118830","expCode":"swiftparcel","expName":"Swift Parcel","courier":null,"courierPhone":null,"trackTime":"2025-11-23 00:00:04","logisticsInfo":"[{\"AcceptStation\":\"Collected in Springfield\",\"AcceptTime\":\"2025-11-21 18:20:11\"},{\"AcceptStation\":\"Left the sorting centre\",\"AcceptTime\":\"2025-11-22 03:41:50\"}]","state":2,"createTime":"2025-11-21 15:02:40","updateTime":"2025-11-23 00:00:04","reason":null}})

export const getVisitorMasterOrderDetailResponseMock = (): VisitorMasterOrderDetail200 => ({"code":200,"message":"success","data":{"id":20711,"orderNo":"PT357176362512345672918","email":"mei.lin@example.com","realName":"Mei Lin","userPhone":"5550100144","userAddress":"18 Orchard Lane, Springfield","totalNum":2,"proTotalPrice":"77.00","totalPostage":"6.00","totalPrice":"83.00","payPostage":"6.00","payPrice":"78.00","couponId":90233,"couponPrice":"5.00","paid":false,"payTime":null,"payType":"stripe","mark":"Please wrap the lid apart.","isCancel":false,"redirect":null,"createTime":"2025-11-20 15:52:03","orderList":[{"id":30455,"orderNo":"SH357176362512345672918","merId":12,"merName":"Kiln & Clay","totalNum":2,"payPrice":"78.00","paid":false,"status":0,"refundStatus":0,"createTime":"2025-11-20 15:52:03","orderInfoList":[{"id":61001,"merOrderNo":"SH357176362512345672918","productId":1024,"productName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024-celadon.jpg","attrValueId":5501,"sku":"Celadon,600 ml","price":"38.50","payNum":2,"isReply":false}]}],"cancelTime":"2025-11-20 17:52:03"}})

export const getVisitorOrderDetailResponseMock = (): VisitorOrderDetail200 => ({"code":200,"message":"success","data":{"id":30455,"orderNo":"SH357176362512345672918","masterOrderNo":"PT357176362512345672918","merId":12,"merName":"Kiln & Clay","uid":4182,"email":"mei.lin@example.com","realName":"Mei Lin","userPhone":"5550100144","userAddress":"18 Orchard Lane, Springfield","totalNum":2,"proTotalPrice":"77.00","totalPostage":"6.00","totalPrice":"83.00","payPrice":"78.00","payPostage":"6.00","couponId":90233,"couponPrice":"5.00","paid":true,"payTime":"2025-11-20 15:54:40","payType":"stripe","status":1,"refundStatus":0,"userRemark":"Please wrap the lid apart.","createTime":"2025-11-20 15:52:03","orderInfoList":[{"id":61001,"merOrderNo":"SH357176362512345672918","productId":1024,"productName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024-celadon.jpg","attrValueId":5501,"sku":"Celadon,600 ml","price":"38.50","payNum":2,"isReply":false}],"expressInfo":{"id":5120,"orderNo":"SH357176362512345672918","expNo":"SP204118830","expCode":"swiftparcel","expName":"Swift Parcel","courier":null,"courierPhone":null,"trackTime":"2025-11-23 00:00:04","logisticsInfo":"[{\"AcceptStation\":\"Collected in Springfield\",\"AcceptTime\":\"2025-11-21 18:20:11\"},{\"AcceptStation\":\"Left the sorting centre\",\"AcceptTime\":\"2025-11-22 03:41:50\"}]","state":2,"createTime":"2025-11-21 15:02:40","updateTime":"2025-11-23 00:00:04","reason":null},"deliveryType":"express","courier":null,"courierPhone":null,"deliveryMsg":null}})


export const getPreOrderCreateMockHandler = (overrideResponse?: PreOrderCreate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreOrderCreate200> | PreOrderCreate200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/pre/order', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreOrderCreateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreOrderDetailMockHandler = (overrideResponse?: PreOrderDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PreOrderDetail200> | PreOrderDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/load/pre/:preOrderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreOrderDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderPriceMockHandler = (overrideResponse?: OrderPrice200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderPrice200> | OrderPrice200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/computed/price', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderPriceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderCreateMockHandler = (overrideResponse?: OrderCreate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderCreate200> | OrderCreate200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderCreateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAwaitPayOrdersMockHandler = (overrideResponse?: AwaitPayOrders200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AwaitPayOrders200> | AwaitPayOrders200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/await/pay/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAwaitPayOrdersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMasterOrderDetailMockHandler = (overrideResponse?: MasterOrderDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MasterOrderDetail200> | MasterOrderDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/master/detail/:orderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMasterOrderDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderListMockHandler = (overrideResponse?: OrderList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderList200> | OrderList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderDetailMockHandler = (overrideResponse?: OrderDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderDetail200> | OrderDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/detail/:orderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderCountsMockHandler = (overrideResponse?: OrderCounts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderCounts200> | OrderCounts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderCountsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderCenterCountsMockHandler = (overrideResponse?: OrderCenterCounts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderCenterCounts200> | OrderCenterCounts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/center/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderCenterCountsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderCancelMockHandler = (overrideResponse?: OrderCancel200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderCancel200> | OrderCancel200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/cancel/:orderNo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderCancelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderDeleteMockHandler = (overrideResponse?: OrderDelete200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderDelete200> | OrderDelete200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/delete/:orderNo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderDeleteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderTakeMockHandler = (overrideResponse?: OrderTake200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrderTake200> | OrderTake200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/order/take/:orderNo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderTakeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOrderExpressMockHandler = (overrideResponse?: OrderExpress200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderExpress200> | OrderExpress200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/express/:orderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOrderExpressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVisitorMasterOrderDetailMockHandler = (overrideResponse?: VisitorMasterOrderDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitorMasterOrderDetail200> | VisitorMasterOrderDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/visitor/master/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVisitorMasterOrderDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVisitorOrderDetailMockHandler = (overrideResponse?: VisitorOrderDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VisitorOrderDetail200> | VisitorOrderDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/order/visitor/detail', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVisitorOrderDetailResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOrderMock = () => [
  getPreOrderCreateMockHandler(),
  getPreOrderDetailMockHandler(),
  getOrderPriceMockHandler(),
  getOrderCreateMockHandler(),
  getAwaitPayOrdersMockHandler(),
  getMasterOrderDetailMockHandler(),
  getOrderListMockHandler(),
  getOrderDetailMockHandler(),
  getOrderCountsMockHandler(),
  getOrderCenterCountsMockHandler(),
  getOrderCancelMockHandler(),
  getOrderDeleteMockHandler(),
  getOrderTakeMockHandler(),
  getOrderExpressMockHandler(),
  getVisitorMasterOrderDetailMockHandler(),
  getVisitorOrderDetailMockHandler()
]
