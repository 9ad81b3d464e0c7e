import { eachRow, type PlantedFault, rowsOf, set, texts } from './plant.ts';

const mojibake = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
const shifted = (hours: number) => (text: string) =>
  new Date(Date.parse(`${text.replace(' ', 'T')}Z`) + hours * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** Texts, forms of values, times and transport. */
export const OWN_TEXTS: readonly PlantedFault[] = [
  {
    name: 'texts are decoded twice',
    about: 'text',
    on: ['productCategories', 'homeActivities'],
    edit: texts(['name', 'storeName'], (text) => `${mojibake('ร้าน')} ${text}`),
  },
  {
    name: 'a nickname is the text null',
    about: 'text',
    on: ['productReviews'],
    edit: texts(['nickname'], () => 'null'),
  },
  {
    name: 'a placeholder is left in a text',
    about: 'text',
    on: ['pointsList'],
    edit: texts(['title'], (text) => `${text} {0}`),
  },
  {
    name: 'an object is printed as a text',
    about: 'text',
    on: ['merchantStreet'],
    edit: texts(['name'], () => 'com.shop.model.Merchant@4f2410ac'),
  },
  {
    name: 'a replacement character in a name',
    about: 'text',
    on: ['productList'],
    edit: texts(['storeName'], (text) => `${text.slice(0, -1)}\uFFFD`),
  },
  {
    name: 'quotes of names are numeric entities',
    about: 'text',
    on: ['productDetail'],
    edit: texts(['storeName', 'storeInfo'], (text) => `&#x27;${text}&#x27;`),
  },
  {
    name: 'pictures are on the machine of a developer',
    about: 'form',
    on: ['storeProducts', 'merchantStreet'],
    edit: texts(['image', 'avatar'], (text) =>
      text.replace(/^https?:\/\/[^/]+/, 'file://C:/upload'),
    ),
  },
  {
    name: 'a picture has undefined in its address',
    about: 'form',
    on: ['homeIndex'],
    edit: set('logoUrl', () => 'undefined/logo.png'),
  },
  {
    name: 'a picture address has a protocol twice',
    about: 'form',
    on: ['productDetail'],
    edit: texts(['image', 'avatar'], (text) => `https://img.example.com/${text}`),
  },
  {
    name: 'an amount has a currency sign',
    about: 'form',
    on: ['couponOffers'],
    edit: texts(['money', 'minPrice'], (text) => `$${text}`),
  },
  {
    name: 'an amount has a decimal comma',
    about: 'form',
    on: ['orderPrice'],
    edit: texts(['payFee', 'proTotalFee'], (text) => text.replace('.', ',')),
  },
  {
    name: 'a boolean is a number',
    about: 'form',
    on: ['payMethods', 'loginMethods'],
    edit: ({ data }) => {
      for (const key of Object.keys(data))
        if (typeof data[key] === 'boolean') data[key] = Number(data[key]);
    },
  },
  {
    name: 'an enum is its name',
    about: 'form',
    on: ['masterOrderDetail'],
    edit: set('payType', ({ data }) => String(data.payType).toUpperCase()),
  },
  {
    name: 'a date that no calendar has',
    about: 'form',
    on: ['orderList'],
    edit: eachRow((row) => void (row.createTime = '2026-02-30 10:00:00')),
  },
  {
    name: 'the zero date of a database',
    about: 'form',
    on: ['couponList'],
    edit: eachRow((row) => void (row.startTime = '0000-00-00 00:00:00')),
  },
  {
    name: 'times are in UTC',
    about: 'time',
    on: ['masterOrderDetail', 'orderDetail'],
    edit: texts(['createTime', 'payTime'], shifted(-8)),
  },
  {
    name: 'times of wishes are in the zone of the server, twice',
    about: 'time',
    on: ['collectProductList', 'collectMerchantList'],
    edit: texts(['createTime'], shifted(8)),
  },
  {
    name: 'a review is from tomorrow',
    about: 'time',
    on: ['myReviews', 'productReviews'],
    at: '*',
    edit: texts(['createTime'], shifted(24)),
  },
  {
    name: 'the time to pay ends before the order',
    about: 'time',
    on: ['awaitPayOrders', 'masterOrderDetail'],
    at: '*',
    edit: texts(['cancelTime'], shifted(-24)),
  },
  {
    name: 'a coupon ends before it begins',
    about: 'time',
    on: ['couponList'],
    edit: eachRow((row) => void (row.endTime = '2001-01-01 00:00:00')),
  },
  {
    name: 'every answer is slower than the one before',
    about: 'slow',
    isMild: true,
    on: ['addressDetail'],
    respond: (text, res, request, nth) => {
      setTimeout(() => request.pass(res, text), nth * 12);
      return true;
    },
  },
  {
    name: 'an answer is cut in the middle of the body',
    about: 'transport',
    on: ['productReviews'],
    respond: (text, res) => {
      res.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': text.length + 40,
      });
      res.write(text.slice(0, 60));
      res.destroy();
      return true;
    },
  },
  {
    name: 'the envelope is in another envelope',
    about: 'transport',
    on: ['orderCounts'],
    respond: (text, res, request) => {
      request.pass(res, `{"code":200,"message":"success","data":${text}}`);
      return true;
    },
  },
  {
    name: 'the JSON is a text in JSON',
    about: 'transport',
    on: ['homeConfig'],
    at: '*',
    respond: (text, res, request) => {
      request.pass(res, JSON.stringify(text));
      return true;
    },
  },
  {
    name: 'product names stay in one language',
    about: 'text',
    isMild: true,
    on: ['productList'],
    at: '*',
    edit: (call) => {
      for (const row of rowsOf(call)) {
        const key = String(row.id);
        call.memory.set(key, call.memory.get(key) ?? row.storeName);
        row.storeName = call.memory.get(key);
      }
    },
  },
];
