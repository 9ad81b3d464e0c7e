import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type ProductCategories200 = Success<'productCategories'>;
type ProductDetail200 = Success<'productDetail'>;
type ProductLeaderboard200 = Success<'productLeaderboard'>;
type ProductList200 = Success<'productList'>;
type ProductReviewCount200 = Success<'productReviewCount'>;
type ProductReviewDigest200 = Success<'productReviewDigest'>;
type ProductReviews200 = Success<'productReviews'>;
type ProductSkuDetail200 = Success<'productSkuDetail'>;

export const getProductCategoriesResponseMock = (): ProductCategories200 => ({"code":200,"message":"success","data":[{"id":1,"pid":0,"name":"Kitchen","icon":null,"level":1,"sort":90,"isShow":true,"childList":[{"id":11,"pid":1,"name":"Tea and coffee","icon":null,"level":2,"sort":10,"isShow":true,"childList":[{"id":111,"pid":11,"name":"Teapots","icon":"https://img.lychee.example/category/teapots.jpg","level":3,"sort":5,"isShow":true,"childList":[]}]}]}]})

export const getProductListResponseMock = (): ProductList200 => ({"code":200,"message":"success","data":{"list":[{"id":1024,"image":"https://img.lychee.example/goods/1024.jpg","storeName":"Glazed stoneware teapot, 600 ml","price":"38.50","otPrice":null,"sales":214,"ficti":60,"unitName":"piece","stock":97}],"total":34,"pageNum":1,"pageSize":20,"pages":2}})

export const getProductDetailResponseMock = (): ProductDetail200 => ({"code":200,"message":"success","data":{"productInfo":{"id":1024,"merId":12,"storeName":"Glazed stoneware teapot, 600 ml","storeInfo":"Thrown by hand, fired twice.","image":"https://img.lychee.example/goods/1024.jpg","sliderImage":"[\"https://img.lychee.example/goods/1024.jpg\",\"https://img.lychee.example/goods/1024-2.jpg\"]","price":"38.50","otPrice":"46.00","stock":97,"sales":214,"ficti":60,"browse":5120,"unitName":"piece","guaranteeIds":"3","content":"<p>Holds four cups.</p>"},"productAttr":[{"id":901,"productId":1024,"attrName":"Glaze","attrValues":"Celadon,Iron black","type":0,"isDel":false},{"id":902,"productId":1024,"attrName":"Size","attrValues":"600 ml","type":0,"isDel":false}],"productValue":{"Celadon,600 ml":{"id":5501,"productId":1024,"sku":"Celadon,600 ml","price":"38.50","otPrice":"46.00","stock":42,"sales":120,"image":"https://img.lychee.example/goods/1024-celadon.jpg","weight":"0.85","volume":"0.01","attrValue":"{\"Glaze\":\"Celadon\",\"Size\":\"600 ml\"}"}},"merchantInfo":{"name":"Kiln & Clay","avatar":"https://img.lychee.example/store/12.jpg","isSelf":false,"starLevel":5,"typeId":2,"isCollect":false,"proList":[{"id":1031,"storeName":"Tea bowl, set of two","image":"https://img.lychee.example/goods/1031.jpg","price":"24.00","sales":88,"ficti":0}]},"userCollect":false,"guaranteeList":[{"id":3,"name":"30-day returns","icon":"https://img.lychee.example/guarantee/returns.jpg","content":"Send it back within 30 days.","sort":10,"isShow":true}]}})

export const getProductSkuDetailResponseMock = (): ProductSkuDetail200 => ({"code":200,"message":"success","data":{"productAttr":[{"id":901,"productId":1024,"attrName":"Glaze","attrValues":"Celadon,Iron black","type":0,"isDel":false},{"id":902,"productId":1024,"attrName":"Size","attrValues":"600 ml","type":0,"isDel":false}],"productValue":{"Celadon,600 ml":{"id":5501,"productId":1024,"sku":"Celadon,600 ml","price":"38.50","otPrice":"46.00","stock":42,"sales":120,"image":"https://img.lychee.example/goods/1024-celadon.jpg","weight":"0.85","volume":"0.01","attrValue":"{\"Glaze\":\"Celadon\",\"Size\":\"600 ml\"}"}}}})

export const getProductReviewCountResponseMock = (): ProductReviewCount200 => ({"code":200,"message":"success","data":{"sumCount":41,"goodCount":37,"inCount":3,"poorCount":1,"replyChance":"0.90","replyStar":4}})

export const getProductReviewsResponseMock = (): ProductReviews200 => ({"code":200,"message":"success","data":{"list":[{"id":7001,"uid":3977,"nickname":"A**a","avatar":"https://img.lychee.example/avatar/3977.jpg","star":5,"comment":"Pours without a drip.","pics":["https://img.lychee.example/review/7001-1.jpg"],"merchantReplyContent":"Thank you, enjoy your tea.","sku":"Celadon,600 ml","createTime":"2025-11-02 19:24:08","serviceStar":5}],"total":41,"pageNum":1,"pageSize":20,"pages":3}})

export const getProductReviewDigestResponseMock = (): ProductReviewDigest200 => ({"code":200,"message":"success","data":{"sumCount":41,"replyChance":"0.90","productReply":{"id":7001,"uid":3977,"nickname":"A**a","avatar":"https://img.lychee.example/avatar/3977.jpg","star":5,"comment":"Pours without a drip.","pics":["https://img.lychee.example/review/7001-1.jpg"],"merchantReplyContent":null,"sku":"Celadon,600 ml","createTime":"2025-11-02 19:24:08","serviceStar":null}}})

export const getProductLeaderboardResponseMock = (): ProductLeaderboard200 => ({"code":200,"message":"success","data":[{"id":1024,"storeName":"Glazed stoneware teapot, 600 ml","image":"https://img.lychee.example/goods/1024.jpg","price":"38.50","otPrice":"46.00","sales":274}]})


export const getProductCategoriesMockHandler = (overrideResponse?: ProductCategories200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductCategories200> | ProductCategories200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductListMockHandler = (overrideResponse?: ProductList200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductList200> | ProductList200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductListResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductDetailMockHandler = (overrideResponse?: ProductDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductDetail200> | ProductDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/detail/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductSkuDetailMockHandler = (overrideResponse?: ProductSkuDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductSkuDetail200> | ProductSkuDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/sku/detail/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductSkuDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductReviewCountMockHandler = (overrideResponse?: ProductReviewCount200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductReviewCount200> | ProductReviewCount200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/reply/config/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductReviewCountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductReviewsMockHandler = (overrideResponse?: ProductReviews200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductReviews200> | ProductReviews200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/reply/list/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductReviewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductReviewDigestMockHandler = (overrideResponse?: ProductReviewDigest200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductReviewDigest200> | ProductReviewDigest200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/reply/detail/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductReviewDigestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getProductLeaderboardMockHandler = (overrideResponse?: ProductLeaderboard200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductLeaderboard200> | ProductLeaderboard200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/product/leaderboard', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getProductLeaderboardResponseMock(),
      { status: 200
      })
  }, options)
}
export const getProductMock = () => [
  getProductCategoriesMockHandler(),
  getProductListMockHandler(),
  getProductDetailMockHandler(),
  getProductSkuDetailMockHandler(),
  getProductReviewCountMockHandler(),
  getProductReviewsMockHandler(),
  getProductReviewDigestMockHandler(),
  getProductLeaderboardMockHandler()
]
