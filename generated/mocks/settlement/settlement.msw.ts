import type { Success } from '../../../openapi/index.ts';
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

type SettlementAgreement200 = Success<'settlementAgreement'>;
type SettlementApply200 = Success<'settlementApply'>;
type SettlementCaptcha200 = Success<'settlementCaptcha'>;
type SettlementDetail200 = Success<'settlementDetail'>;
type SettlementRecords200 = Success<'settlementRecords'>;
type SettlementResubmit200 = Success<'settlementResubmit'>;

export const getSettlementAgreementResponseMock = (): SettlementAgreement200 => ({"code":200,"message":"success","data":{"agreement":"<h3>Fees</h3><p>The platform keeps a share of each sale.</p>"}})

export const getSettlementCaptchaResponseMock = (): SettlementCaptcha200 => ({"code":200,"message":"success","data":true})

export const getSettlementApplyResponseMock = (): SettlementApply200 => ({"code":200,"message":"success","data":null})

export const getSettlementRecordsResponseMock = (): SettlementRecords200 => ({"code":200,"message":"success","data":{"list":[{"id":61,"name":"Mountain Glaze","categoryId":4,"typeId":2,"realName":"Mei Lin","email":"mei.lin@example.com","phone":"13812345678","handlingFee":4,"keywords":"tea,ceramic","address":"8 Yaoqian Road, Jingdezhen","auditStatus":3,"denialReason":"The licence cannot be read.","qualificationPicture":"[\"https://img.lychee.example/upload/licence.jpg\"]","createTime":"2025-11-20 08:34:15"}],"total":1,"pageNum":1,"pageSize":10,"pages":1}})

export const getSettlementDetailResponseMock = (): SettlementDetail200 => ({"code":200,"message":"success","data":{"id":61,"name":"Mountain Glaze","categoryId":4,"typeId":2,"realName":"Mei Lin","email":"mei.lin@example.com","phone":"13812345678","handlingFee":4,"keywords":"tea,ceramic","address":"8 Yaoqian Road, Jingdezhen","auditStatus":1,"denialReason":null,"qualificationPicture":"[\"https://img.lychee.example/upload/licence.jpg\"]","createTime":"2025-11-20 08:34:15"}})

export const getSettlementResubmitResponseMock = (): SettlementResubmit200 => ({"code":200,"message":"success","data":null})


export const getSettlementAgreementMockHandler = (overrideResponse?: SettlementAgreement200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SettlementAgreement200> | SettlementAgreement200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/settled/agreement', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettlementAgreementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSettlementCaptchaMockHandler = (overrideResponse?: SettlementCaptcha200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SettlementCaptcha200> | SettlementCaptcha200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/captcha/email/merchant/settled', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettlementCaptchaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSettlementApplyMockHandler = (overrideResponse?: SettlementApply200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SettlementApply200> | SettlementApply200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/merchant/settled/apply', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettlementApplyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSettlementRecordsMockHandler = (overrideResponse?: SettlementRecords200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SettlementRecords200> | SettlementRecords200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/settled/record', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettlementRecordsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSettlementDetailMockHandler = (overrideResponse?: SettlementDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SettlementDetail200> | SettlementDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/api/front/merchant/settled/record/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettlementDetailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSettlementResubmitMockHandler = (overrideResponse?: SettlementResubmit200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SettlementResubmit200> | SettlementResubmit200), options?: RequestHandlerOptions) => {
  return http.post('*/api/front/merchant/settled/resubmit/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettlementResubmitResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSettlementMock = () => [
  getSettlementAgreementMockHandler(),
  getSettlementCaptchaMockHandler(),
  getSettlementApplyMockHandler(),
  getSettlementRecordsMockHandler(),
  getSettlementDetailMockHandler(),
  getSettlementResubmitMockHandler()
]
