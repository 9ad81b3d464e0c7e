import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type MerchantCategories200 = Success<'merchantCategories'>;
type MerchantDetail200 = Success<'merchantDetail'>;
type MerchantIndex200 = Success<'merchantIndex'>;
type MerchantService200 = Success<'merchantService'>;
type MerchantTypes200 = Success<'merchantTypes'>;
type StoreCategories200 = Success<'storeCategories'>;
type StoreProducts200 = Success<'storeProducts'>;

export const getStoreCategoriesResponseMock = (): StoreCategories200 => ({"code":200,"message":"success","data":[{"id":301,"pid":0,"name":"Teaware","icon":null,"level":null,"sort":20,"isShow":true,"childList":[{"id":305,"pid":301,"name":"Teapots","icon":null,"level":null,"sort":2,"isShow":true,"childList":[]}]}]})

export const getStoreProductsResponseMock = (): StoreProducts200 => ({"code":200,"message":"success","data":{"list":[{"id":1024,"image":"https://img.lychee.example/goods/1024.jpg","storeName":"Glazed stoneware teapot, 600 ml","price":"38.50","otPrice":"52.00","sales":214,"ficti":60,"unitName":"piece","stock":97}],"total":26,"pageNum":1,"pageSize":8,"pages":4}})

export const getMerchantTypesResponseMock = (): MerchantTypes200 => ({"code":200,"message":"success","data":[{"id":2,"name":"Flagship store","info":"Business licence and proof of the brand."}]})

export const getMerchantCategoriesResponseMock = (): MerchantCategories200 => ({"code":200,"message":"success","data":[{"id":4,"name":"Home and kitchen","handlingFee":4}]})

export const getMerchantIndexResponseMock = (): MerchantIndex200 => ({"code":200,"message":"success","data":{"id":31,"name":"Kiln & Clay","avatar":"https://img.lychee.example/store/12.jpg","backImage":"https://img.lychee.example/store/12-back.jpg","pcBackImage":"https://img.lychee.example/store/12-wide.jpg","categoryId":4,"typeId":2,"starLevel":5,"isSelf":false,"isCollect":true,"serviceType":"H5","serviceLink":"https://chat.kiln.example/","servicePhone":"+86 400 555 0112","serviceMessage":"","serviceEmail":"hello@kiln.example","pcBanner":"[\"https://img.lychee.example/store/12-banner.jpg\"]"}})

export const getMerchantDetailResponseMock = (): MerchantDetail200 => ({"code":200,"message":"success","data":{"id":31,"realName":"Lin Yuanshan","email":"hello@kiln.example","phone":"+86 400 555 0112","address":"8 Yaoqian Road, Jingdezhen","qualificationPicture":"[\"https://img.lychee.example/store/12-licence.jpg\"]","intro":"One wood kiln, four potters, one firing a month.","createTime":"2025-04-11 10:00:00","collectNum":1840}})

export const getMerchantServiceResponseMock = (): MerchantService200 => ({"code":200,"message":"success","data":{"serviceType":"phone","serviceLink":"","servicePhone":"+86 400 555 0112","serviceMessage":"","serviceEmail":"hello@kiln.example"}})


export const getStoreCategoriesMockHandler = (overrideResponse?: StoreCategories200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoreCategories200> | StoreCategories200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/merchant/:id/category/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStoreCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStoreProductsMockHandler = (overrideResponse?: StoreProducts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoreProducts200> | StoreProducts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/merchant/pro/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStoreProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMerchantTypesMockHandler = (overrideResponse?: MerchantTypes200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantTypes200> | MerchantTypes200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/all/type/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantTypesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMerchantCategoriesMockHandler = (overrideResponse?: MerchantCategories200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantCategories200> | MerchantCategories200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/all/category/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMerchantIndexMockHandler = (overrideResponse?: MerchantIndex200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantIndex200> | MerchantIndex200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/index/info/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantIndexResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMerchantDetailMockHandler = (overrideResponse?: MerchantDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantDetail200> | MerchantDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/detail/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMerchantServiceMockHandler = (overrideResponse?: MerchantService200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantService200> | MerchantService200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/customer/service/info/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantServiceResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMerchantMock = () => [
  getStoreCategoriesMockHandler(),
  getStoreProductsMockHandler(),
  getMerchantTypesMockHandler(),
  getMerchantCategoriesMockHandler(),
  getMerchantIndexMockHandler(),
  getMerchantDetailMockHandler(),
  getMerchantServiceMockHandler()
]
