import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type CartCount200 = Success<'cartCount'>;
type CartDelete200 = Success<'cartDelete'>;
type CartList200 = Success<'cartList'>;
type CartReselect200 = Success<'cartReselect'>;
type CartSave200 = Success<'cartSave'>;
type CartSetQuantity200 = Success<'cartSetQuantity'>;

export const getCartListResponseMock = (): CartList200 => ({"code":200,"message":"success","data":[{"merId":12,"merName":"Kiln & Clay","cartInfoList":[{"id":8801,"productId":1024,"productAttrUnique":null,"cartNum":2,"image":"https://img.lychee.example/goods/1024-celadon.jpg","storeName":"Glazed stoneware teapot, 600 ml","attrId":5501,"suk":"Celadon,600 ml","price":"38.50","attrStatus":true,"stock":42}]}]})

export const getCartSaveResponseMock = (): CartSave200 => ({"code":200,"message":"success","data":null})

export const getCartSetQuantityResponseMock = (): CartSetQuantity200 => ({"code":200,"message":"success","data":null})

export const getCartDeleteResponseMock = (): CartDelete200 => ({"code":200,"message":"success","data":null})

export const getCartReselectResponseMock = (): CartReselect200 => ({"code":200,"message":"success","data":true})

export const getCartCountResponseMock = (): CartCount200 => ({"code":200,"message":"success","data":{"count":3}})


export const getCartListMockHandler = (overrideResponse?: CartList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CartList200> | CartList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/cart/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCartListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCartSaveMockHandler = (overrideResponse?: CartSave200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartSave200> | CartSave200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/cart/save', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCartSaveResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCartSetQuantityMockHandler = (overrideResponse?: CartSetQuantity200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartSetQuantity200> | CartSetQuantity200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/cart/num', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCartSetQuantityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCartDeleteMockHandler = (overrideResponse?: CartDelete200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartDelete200> | CartDelete200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/cart/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCartDeleteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCartReselectMockHandler = (overrideResponse?: CartReselect200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CartReselect200> | CartReselect200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/cart/resetcart', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCartReselectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCartCountMockHandler = (overrideResponse?: CartCount200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CartCount200> | CartCount200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/cart/count', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCartCountResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCartMock = () => [
  getCartListMockHandler(),
  getCartSaveMockHandler(),
  getCartSetQuantityMockHandler(),
  getCartDeleteMockHandler(),
  getCartReselectMockHandler(),
  getCartCountMockHandler()
]
