import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type ActivityDetail200 = Success<'activityDetail'>;
type ActivityProducts200 = Success<'activityProducts'>;
type BottomNavigation200 = Success<'bottomNavigation'>;
type ColorConfig200 = Success<'colorConfig'>;
type HomeActivities200 = Success<'homeActivities'>;
type HomeConfig200 = Success<'homeConfig'>;
type HomeIndex200 = Success<'homeIndex'>;
type HomeProducts200 = Success<'homeProducts'>;
type HotKeywords200 = Success<'hotKeywords'>;
type ImageDomain200 = Success<'imageDomain'>;
type MobileHomeIndex200 = Success<'mobileHomeIndex'>;
type PayCurrency200 = Success<'payCurrency'>;

export const getHomeIndexResponseMock = (): HomeIndex200 => ({"code":200,"message":"success","data":{"banner":[{"id":301,"pic":"https://img.lychee.example/banner/autumn-tea.jpg"}],"bastBanner":[{"id":311,"name":"Free delivery week","url":"/goods/goods_search?title=tea","pic":"https://img.lychee.example/banner/delivery.jpg"}],"logoUrl":"https://img.lychee.example/logo.jpg","recommendImage":"https://img.lychee.example/home/recommended.jpg","shopStreetHeaderImag":"https://img.lychee.example/home/street.jpg","shopPayCurrency":"{\"country\":\" 美国\",\"currency\":\"美元\",\"symbol\":\"$\",\"ID\":\"256\"}","consumerType":"hotline","consumerH5Url":null,"consumerHotline":"+1 555 010 0199","consumerMessage":"https://m.example.com/lychee","consumerEmail":"help@lychee.example"}})

export const getHomeActivitiesResponseMock = (): HomeActivities200 => ({"code":200,"message":"success","data":[{"id":7,"name":"Autumn tea table","type":2,"productList":[{"proId":1024,"proImage":"https://img.lychee.example/activity/teapot.jpg","image":"https://img.lychee.example/goods/1024.jpg","storeName":"Glazed stoneware teapot, 600 ml","price":"38.50","otPrice":"46.00"}]}]})

export const getActivityProductsResponseMock = (): ActivityProducts200 => ({"code":200,"message":"success","data":{"list":[{"proId":1024,"proImage":"https://img.lychee.example/activity/teapot.jpg","image":"https://img.lychee.example/goods/1024.jpg","storeName":"Glazed stoneware teapot, 600 ml","price":"38.50","otPrice":"46.00"}],"total":1,"pageNum":1,"pageSize":10,"pages":1}})

export const getActivityDetailResponseMock = (): ActivityDetail200 => ({"code":200,"message":"success","data":{"id":7,"name":"Autumn tea table","type":2,"banner":"[\"https://img.lychee.example/activity/tea-table.jpg\"]","instruction":"Pots, cups and leaves for long evenings"}})

export const getHotKeywordsResponseMock = (): HotKeywords200 => ({"code":200,"message":"success","data":[{"id":81,"title":"teapot"},{"id":82,"title":"linen apron"}]})

export const getHomeProductsResponseMock = (): HomeProducts200 => ({"code":200,"message":"success","data":{"list":[{"id":1024,"image":"https://img.lychee.example/goods/1024.jpg","storeName":"Glazed stoneware teapot, 600 ml","price":"38.50","otPrice":"46.00","sales":214,"ficti":60,"unitName":null,"stock":null}],"total":27,"pageNum":1,"pageSize":13,"pages":3}})

export const getHomeConfigResponseMock = (): HomeConfig200 => ({"code":200,"message":"success","data":{"advertisement":{"id":12,"imageUrl":"https://img.lychee.example/banner/top.jpg","linkUrl":"/goods/top_one","status":true,"text":"Best sellers of the autumn"},"phone":"+1 555 010 0199","address":"18 Orchard Lane, Springfield","filingNum":"Reg. no. 00-1234567","authInfo":"Copyright 2025 Lychee Ltd.","qrCodeList":[{"name":"Mobile shop","imageUrl":"https://img.lychee.example/qr/mobile.jpg"}]}})

export const getMobileHomeIndexResponseMock = (): MobileHomeIndex200 => ({"code":200,"message":"success","data":{"banner":[{"id":201,"name":"Autumn tea","pic":"https://img.lychee.example/mobile/autumn-tea.jpg","url":"/pages/activity?id=7"}],"indexBannerType":"1","menus":[{"id":221,"name":"Stores","pic":"https://img.lychee.example/icon/stores.jpg","url":"/pages/merchant/street"}],"ranking":null,"bastBanner":[{"id":311,"name":"Free delivery week","url":"/goods/goods_search?title=tea","pic":"https://img.lychee.example/banner/delivery.jpg"}],"logoUrl":"https://img.lychee.example/logo.jpg","shopPayCurrency":"{\"country\":\" 美国\",\"currency\":\"美元\",\"symbol\":\"$\",\"ID\":\"256\"}","consumerType":"email","consumerH5Url":null,"consumerHotline":null,"consumerMessage":null,"consumerEmail":"help@lychee.example","categoryList":[{"id":1,"name":"Kitchen","icon":"https://img.lychee.example/category/kitchen.jpg"}]}})

export const getPayCurrencyResponseMock = (): PayCurrency200 => ({"code":200,"message":"success","data":"{\"country\":\" 美国\",\"currency\":\"美元\",\"symbol\":\"$\",\"ID\":\"256\"}"})

export const getColorConfigResponseMock = (): ColorConfig200 => ({"code":200,"message":"success","data":{"id":118,"name":"change_color_config","title":"Colour theme","formId":0,"value":"1","status":false,"createTime":"2025-03-01 10:00:00","updateTime":"2025-10-12 16:41:09"}})

export const getBottomNavigationResponseMock = (): BottomNavigation200 => ({"code":200,"message":"success","data":{"isCustom":"1","bottomNavigationList":[{"id":241,"name":"Home","link":"/pages/index","checked":"https://img.lychee.example/tab/home-on.jpg","unchecked":"https://img.lychee.example/tab/home-off.jpg"}]}})

export const getImageDomainResponseMock = (): ImageDomain200 => ({"code":200,"message":"success","data":"https://img.lychee.example"})


export const getHomeIndexMockHandler = (overrideResponse?: HomeIndex200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomeIndex200> | HomeIndex200), options?: RequestHandlerOptions) => {
  return http.get('*/api/pc/home/index', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHomeIndexResponseMock(),
      { status: 200
      })
  }, options)
}

export const getHomeActivitiesMockHandler = (overrideResponse?: HomeActivities200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomeActivities200> | HomeActivities200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/activity/index/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHomeActivitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getActivityProductsMockHandler = (overrideResponse?: ActivityProducts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityProducts200> | ActivityProducts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/activity/list/:aid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getActivityProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getActivityDetailMockHandler = (overrideResponse?: ActivityDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ActivityDetail200> | ActivityDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/pc/activity/detail/:aid', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getActivityDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getHotKeywordsMockHandler = (overrideResponse?: HotKeywords200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HotKeywords200> | HotKeywords200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/search/keyword', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHotKeywordsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getHomeProductsMockHandler = (overrideResponse?: HomeProducts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomeProducts200> | HomeProducts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/index/product', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHomeProductsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getHomeConfigMockHandler = (overrideResponse?: HomeConfig200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomeConfig200> | HomeConfig200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/pc/home/get/config', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getHomeConfigResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMobileHomeIndexMockHandler = (overrideResponse?: MobileHomeIndex200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MobileHomeIndex200> | MobileHomeIndex200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/index', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMobileHomeIndexResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPayCurrencyMockHandler = (overrideResponse?: PayCurrency200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayCurrency200> | PayCurrency200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/index/paycurrency', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayCurrencyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getColorConfigMockHandler = (overrideResponse?: ColorConfig200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ColorConfig200> | ColorConfig200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/index/color/config', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getColorConfigResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBottomNavigationMockHandler = (overrideResponse?: BottomNavigation200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BottomNavigation200> | BottomNavigation200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/index/bottom/navigation', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBottomNavigationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImageDomainMockHandler = (overrideResponse?: ImageDomain200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImageDomain200> | ImageDomain200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/image/domain', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImageDomainResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHomeMock = () => [
  getHomeIndexMockHandler(),
  getHomeActivitiesMockHandler(),
  getActivityProductsMockHandler(),
  getActivityDetailMockHandler(),
  getHotKeywordsMockHandler(),
  getHomeProductsMockHandler(),
  getHomeConfigMockHandler(),
  getMobileHomeIndexMockHandler(),
  getPayCurrencyMockHandler(),
  getColorConfigMockHandler(),
  getBottomNavigationMockHandler(),
  getImageDomainMockHandler()
]
