import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type PayMethods200 = Success<'payMethods'>;
type PayStart200 = Success<'payStart'>;
type ScanPayResult200 = Success<'scanPayResult'>;
type WalletCancel200 = Success<'walletCancel'>;
type WalletCapture200 = Success<'walletCapture'>;

export const getPayMethodsResponseMock = (): PayMethods200 => ({"code":200,"message":"success","data":{"paypalStatus":true,"stripeStatus":true,"wechatPaySwitch":false,"publishableKey":"pk_test_example"}})

export const getPayStartResponseMock = (): PayStart200 => ({"code":200,"message":"success","data":{"status":false,"payType":"stripe","orderNo":"PT357176362512345672918","redirect":null,"stripeClientSecret":"pi_example_secret_example"}})

export const getWalletCaptureResponseMock = (): WalletCapture200 => ({"code":200,"message":"success","data":{"status":true,"payPrice":"78.00","orderNo":"PT357176362512345672918"}})

export const getWalletCancelResponseMock = (): WalletCancel200 => ({"code":200,"message":"success","data":true})

export const getScanPayResultResponseMock = (): ScanPayResult200 => ({"code":200,"message":"success","data":false})


export const getPayMethodsMockHandler = (overrideResponse?: PayMethods200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayMethods200> | PayMethods200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/pay/method', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayMethodsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPayStartMockHandler = (overrideResponse?: PayStart200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayStart200> | PayStart200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/pay/payment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPayStartResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWalletCaptureMockHandler = (overrideResponse?: WalletCapture200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletCapture200> | WalletCapture200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/pay/paypal/success', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWalletCaptureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWalletCancelMockHandler = (overrideResponse?: WalletCancel200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletCancel200> | WalletCancel200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/pay/paypal/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWalletCancelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getScanPayResultMockHandler = (overrideResponse?: ScanPayResult200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ScanPayResult200> | ScanPayResult200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/pay/query/wechat/pay/result/:orderNo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getScanPayResultResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPayMock = () => [
  getPayMethodsMockHandler(),
  getPayStartMockHandler(),
  getWalletCaptureMockHandler(),
  getWalletCancelMockHandler(),
  getScanPayResultMockHandler()
]
