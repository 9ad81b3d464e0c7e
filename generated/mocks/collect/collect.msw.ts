import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type CollectMerchantAdd200 = Success<'collectMerchantAdd'>;
type CollectMerchantCancel200 = Success<'collectMerchantCancel'>;
type CollectMerchantList200 = Success<'collectMerchantList'>;
type CollectProductAdd200 = Success<'collectProductAdd'>;
type CollectProductBatch200 = Success<'collectProductBatch'>;
type CollectProductCancel200 = Success<'collectProductCancel'>;
type CollectProductDelete200 = Success<'collectProductDelete'>;
type CollectProductList200 = Success<'collectProductList'>;

export const getCollectProductListResponseMock = (): CollectProductList200 => ({"code":200,"message":"success","data":{"list":[{"id":6401,"productId":1024,"createTime":"2025-11-18 21:04:10","storeName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024.jpg","price":"38.50"}],"total":1,"pageNum":1,"pageSize":12,"pages":1}})

export const getCollectProductAddResponseMock = (): CollectProductAdd200 => ({"code":200,"message":"success","data":null})

export const getCollectProductBatchResponseMock = (): CollectProductBatch200 => ({"code":200,"message":"success","data":null})

export const getCollectProductDeleteResponseMock = (): CollectProductDelete200 => ({"code":200,"message":"success","data":null})

export const getCollectProductCancelResponseMock = (): CollectProductCancel200 => ({"code":200,"message":"success","data":null})

export const getCollectMerchantListResponseMock = (): CollectMerchantList200 => ({"code":200,"message":"success","data":{"list":[{"uid":3977,"merId":12,"merName":"Kiln & Clay","merAvatar":"https://img.lychee.example/merchant/12.jpg","createTime":"2025-11-16 08:30:00"}],"total":1,"pageNum":1,"pageSize":12,"pages":1}})

export const getCollectMerchantAddResponseMock = (): CollectMerchantAdd200 => ({"code":200,"message":"success","data":null})

export const getCollectMerchantCancelResponseMock = (): CollectMerchantCancel200 => ({"code":200,"message":"success","data":null})


export const getCollectProductListMockHandler = (overrideResponse?: CollectProductList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CollectProductList200> | CollectProductList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/collect/product/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectProductListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectProductAddMockHandler = (overrideResponse?: CollectProductAdd200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectProductAdd200> | CollectProductAdd200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/collect/add/product', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectProductAddResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectProductBatchMockHandler = (overrideResponse?: CollectProductBatch200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectProductBatch200> | CollectProductBatch200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/collect/batch/product', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectProductBatchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectProductDeleteMockHandler = (overrideResponse?: CollectProductDelete200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectProductDelete200> | CollectProductDelete200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/collect/delete/product', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectProductDeleteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectProductCancelMockHandler = (overrideResponse?: CollectProductCancel200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectProductCancel200> | CollectProductCancel200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/collect/cancel/:proId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectProductCancelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectMerchantListMockHandler = (overrideResponse?: CollectMerchantList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CollectMerchantList200> | CollectMerchantList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/collect/merchant/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectMerchantListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectMerchantAddMockHandler = (overrideResponse?: CollectMerchantAdd200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectMerchantAdd200> | CollectMerchantAdd200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/collect/add/merchant/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectMerchantAddResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCollectMerchantCancelMockHandler = (overrideResponse?: CollectMerchantCancel200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CollectMerchantCancel200> | CollectMerchantCancel200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/collect/cancel/merchant/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCollectMerchantCancelResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCollectMock = () => [
  getCollectProductListMockHandler(),
  getCollectProductAddMockHandler(),
  getCollectProductBatchMockHandler(),
  getCollectProductDeleteMockHandler(),
  getCollectProductCancelMockHandler(),
  getCollectMerchantListMockHandler(),
  getCollectMerchantAddMockHandler(),
  getCollectMerchantCancelMockHandler()
]
