import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type MerchantSearch200 = Success<'merchantSearch'>;
type MerchantStreet200 = Success<'merchantStreet'>;

export const getMerchantSearchResponseMock = (): MerchantSearch200 => ({"code":200,"message":"success","data":{"list":[{"id":12,"name":"Kiln & Clay","categoryId":4,"typeId":2,"isSelf":false,"backImage":"https://img.lychee.example/store/12-back.jpg","avatar":"https://img.lychee.example/store/12.jpg","streetBackImage":"https://img.lychee.example/store/12-street.jpg","starLevel":5,"proList":[{"id":1024,"storeName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024.jpg","price":"38.50","sales":214,"ficti":60}]}],"total":1,"pageNum":1,"pageSize":20,"pages":1}})

export const getMerchantStreetResponseMock = (): MerchantStreet200 => ({"code":200,"message":"success","data":{"list":[{"id":12,"name":"Kiln & Clay","categoryId":4,"typeId":2,"isSelf":false,"backImage":"https://img.lychee.example/store/12-back.jpg","avatar":"https://img.lychee.example/store/12.jpg","streetBackImage":"https://img.lychee.example/store/12-street.jpg","starLevel":5,"proList":[{"id":1024,"storeName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024.jpg","price":"38.50","sales":214,"ficti":60}]}],"total":12,"pageNum":1,"pageSize":10,"pages":2}})


export const getMerchantSearchMockHandler = (overrideResponse?: MerchantSearch200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantSearch200> | MerchantSearch200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/search/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantSearchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMerchantStreetMockHandler = (overrideResponse?: MerchantStreet200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MerchantStreet200> | MerchantStreet200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/street', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMerchantStreetResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStoresMock = () => [
  getMerchantSearchMockHandler(),
  getMerchantStreetMockHandler()
]
