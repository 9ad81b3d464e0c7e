import { productOf } from '#mocks/market/lookups.ts';
import {
  acting,
  eachRow,
  envelopes,
  type PlantedCall,
  type PlantedFault,
  set,
  texts,
} from './plant.ts';

const HOUR = 3_600_000;

/** A time of the wire, moved by hours. */
const moved = (text: unknown, hours: number): unknown =>
  typeof text === 'string' && text !== ''
    ? new Date(Date.parse(`${text.replace(' ', 'T')}Z`) + hours * HOUR)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' ')
    : text;

/** What was written and does not come back as it was. Before each name: what the fault breaks. */
export const FOURTH_KEPT: readonly PlantedFault[] = [
  {
    // addressSave: realName, detail, as sent
    name: 'two spaces of an address become one',
    about: 'kept',
    on: ['addressList', 'addressAll', 'addressDetail'],
    edit: texts(['realName', 'detail'], (text) => text.replace(/ {2,}/g, ' ')),
  },
  {
    // reviewAdd comment: "Text, not blank"; public at once
    name: 'words of SQL are filtered out of reviews',
    about: 'kept',
    on: ['productReviews', 'myReviews'],
    at: '*',
    edit: texts(['comment'], (text) =>
      text.replace(/\b(?:and|or|select|update|delete|insert|union|drop)\b ?/gi, ''),
    ),
  },
  {
    // refundReasonWapImg: "Addresses of the pictures of the shopper, joined by commas"
    name: 'of several pictures of a refund only the first is kept',
    about: 'kept',
    on: ['refundDetail'],
    edit: set('refundReasonWapImg', ({ data }) =>
      typeof data.refundReasonWapImg === 'string'
        ? data.refundReasonWapImg.split(',')[0]
        : data.refundReasonWapImg,
    ),
  },
  {
    // MyReview serviceStar: "Stars for the service attitude; null when none were given"
    name: 'own reviews lack the stars for the service',
    about: 'kept',
    on: ['myReviews'],
    edit: eachRow((row) => {
      row.serviceStar = null;
    }),
  },
  {
    // userEdit nickname: max 255
    name: 'a nickname is cut at 32 characters',
    about: 'kept',
    on: ['userInfo'],
    edit: texts(['nickname'], (text) => [...text].slice(0, 32).join('')),
  },
  {
    // handlingFee: "Share of each sale that the platform keeps, in per cent", of the category
    name: 'the fee of an application is zero',
    about: 'same',
    on: ['settlementRecords', 'settlementDetail'],
    at: '*',
    edit: (call) => {
      if ('handlingFee' in call.data) call.data.handlingFee = 0;
      eachRow((row) => {
        row.handlingFee = 0;
      })(call);
    },
  },
  {
    // CartLine image: "Picture of the sku if it has one, else of the product"
    name: 'the picture of a cart line is that of the product',
    about: 'same',
    on: ['cartList'],
    at: '*',
    market: acting('cartList', async (ask, market, hit) => {
      const groups = await market(ask);
      return groups.map((group) => ({
        ...group,
        cartInfoList: group.cartInfoList.map((line) => {
          const image = ask.origin + (productOf(ask.market, line.productId).pictures[0] ?? '');
          if (image !== line.image) hit();
          return { ...line, image };
        }),
      }));
    }),
  },
  {
    // AwaitPayOrder payChannel: "Client used for the payment"
    name: 'unpaid orders are from the PC client',
    about: 'kept',
    on: ['awaitPayOrders'],
    at: '*',
    edit: eachRow((row) => {
      row.payChannel = 'pc';
    }),
  },
  {
    // "mark is copied to every merchant order as userRemark"
    name: 'an order shows the remark of the order read before',
    about: 'kept',
    on: ['orderDetail'],
    at: '*',
    edit: ({ data, memory }) => {
      const own = data.userRemark;
      if (memory.has('remark')) data.userRemark = memory.get('remark');
      memory.set('remark', own);
    },
  },
  {
    // LoginResult email: "e-mail, social and visitor logins"
    name: 'the e-mail of a visitor is not in the answer',
    about: 'kept',
    on: ['visitorRegister'],
    edit: set('email', () => null),
  },
  {
    // UploadResult extName: "Its extension, without dot"
    name: 'the extension of an upload has a dot',
    about: 'kept',
    on: ['imageUpload', 'fileUpload'],
    edit: set('extName', ({ data }) => `.${String(data.extName)}`),
  },
  {
    // cartSave: "If the user already has a line for that sku its quantity is increased"
    name: 'of one option twice in a call only the last counts',
    about: 'kept',
    on: ['cartSave'],
    at: '*',
    market: acting('cartSave', (ask, market, hit) => {
      const last = new Map(ask.body.map((item) => [item.productAttrUnique, item]));
      if (last.size < ask.body.length) hit();
      return market({ ...ask, body: [...last.values()] });
    }),
  },
  {
    // preOrderCreate: "Number of items: any"
    name: 'of cart lines of several stores only the first store is ordered',
    about: 'kept',
    on: ['preOrderCreate'],
    at: '*',
    market: acting('preOrderCreate', (ask, market, hit) => {
      const storeOf = (id: number | undefined) => {
        const line = ask.market.state.cart.find((one) => one.id === id);
        return line && productOf(ask.market, line.productId).merId;
      };
      const [first] = ask.body.orderDetails;
      const orderDetails = ask.body.orderDetails.filter(
        ({ shoppingCartId }) => storeOf(shoppingCartId) === storeOf(first?.shoppingCartId),
      );
      if (orderDetails.length < ask.body.orderDetails.length) hit();
      return market({ ...ask, body: { ...ask.body, orderDetails } });
    }),
  },
];

const withHeaders =
  (headers: Record<string, string>): NonNullable<PlantedFault['respond']> =>
  (text, res, { token }) => {
    if (token === '') return false;
    res.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end(text);
    return true;
  };

/** Times, languages and transport. */
export const FOURTH_ANSWERS: readonly PlantedFault[] = [
  {
    // times: "zone GMT+8"
    name: 'stores are followed in UTC',
    about: 'time',
    on: ['collectMerchantList'],
    edit: eachRow((row) => {
      row.createTime = moved(row.createTime, -8);
    }),
  },
  {
    // "Validity starts now and ends `day` days later"
    name: 'a received coupon ends at the midnight before',
    about: 'time',
    on: ['couponList'],
    at: '*',
    edit: eachRow((row) => {
      row.endTime = `${String(row.endTime).slice(0, 10)} 00:00:00`;
    }),
  },
  {
    // Logistics createTime: "When it was shipped"
    name: 'a parcel was shipped before its order',
    about: 'time',
    on: ['orderExpress'],
    at: '*',
    edit: set('createTime', ({ data }) => moved(data.createTime, -24 * 90)),
  },
  {
    // times: `yyyy-MM-dd HH:mm:ss`
    name: 'times of applications end with tenths of a second',
    about: 'form',
    on: ['settlementRecords'],
    edit: eachRow((row) => {
      row.createTime = `${String(row.createTime)}.0`;
    }),
  },
  {
    // refundTime: "When it was refunded"; only state 3 has one
    name: 'a refund that waits has a time of payment',
    about: 'state',
    on: ['refundDetail'],
    edit: ({ data }: PlantedCall) => {
      if (data.refundStatus === 0 || data.refundStatus === 1) data.refundTime = data.createTime;
    },
  },
  {
    // texts in the language of the request
    name: 'the introduction of an activity stays Chinese',
    about: 'text',
    on: ['activityDetail'],
    market: acting('activityDetail', async (ask, market, hit) => {
      if (ask.lang !== 'zh-CN') hit();
      const { instruction } = await market({ ...ask, lang: 'zh-CN' });
      return { ...(await market(ask)), instruction };
    }),
  },
  {
    // texts in the language of the request
    name: 'Lao texts of kinds of stores are Thai',
    about: 'text',
    on: ['merchantTypes'],
    market: acting('merchantTypes', (ask, market, hit) => {
      if (ask.lang !== 'lo') return market(ask);
      hit();
      return market({ ...ask, lang: 'th' });
    }),
  },
  {
    // "HTTP status is always 200. The body is {code, message, data}"
    name: 'deletions are answered without a body',
    about: 'transport',
    on: ['addressDelete', 'cartDelete', 'orderDelete', 'collectProductCancel'],
    respond: (_text, res) => {
      res.writeHead(204).end();
      return true;
    },
  },
  {
    // "The body is {code, message, data}"
    name: 'every 15th answer is empty',
    about: 'transport',
    on: '*',
    respond: (_text, res, _request, nth) => {
      if (nth % 15 !== 0) return false;
      res.writeHead(200, { 'Content-Type': 'application/json' }).end();
      return true;
    },
  },
  {
    // 401: "no token, or token unknown or expired"
    name: 'every 20th call of a member finds no session',
    about: 'code',
    on: '*',
    respond: (_text, res, request, nth) => {
      if (request.token === '' || nth % 20 !== 0) return false;
      request.pass(res, JSON.stringify({ code: 401, message: 'Please sign in' }));
      return true;
    },
  },
  {
    // with a token the answer is of the caller: no one else may get it
    name: 'pages of a product for a member may be stored by anybody',
    about: 'cache',
    on: ['productDetail', 'merchantIndex', 'couponOffers'],
    respond: withHeaders({ 'Cache-Control': 'public, max-age=600' }),
  },
  {
    // emailCaptcha: "the code sent to this address"
    name: 'the answer to the request of a code contains it',
    about: 'secret',
    on: ['emailCaptcha', 'emailResetCaptcha', 'ownEmailCaptcha', 'phoneCaptcha'],
    respond: envelopes((envelope) => {
      if (envelope.code !== 200) return false;
      envelope.message = 'Sent. Your code is 482913';
      return true;
    }),
  },
];
