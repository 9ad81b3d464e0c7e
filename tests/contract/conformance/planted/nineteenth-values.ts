import { acting, deep, eachRow, type PlantedFault, rowsOf, set, texts } from './plant.ts';
import { reading } from './sixth-shared.ts';

const stripped = (amount: string) => {
  const [whole = '', cents = ''] = amount.split('.');
  if (Number(cents) !== 0) return amount.replace(/0$/, '');
  return whole.replace(/(?<=\d)0+$/, (zeros) => `E+${zeros.length}`);
};
const bytesOf = (text: string, count: number) => {
  let cut = text;
  while (Buffer.byteLength(cut) > count) cut = [...cut].slice(0, -1).join('');
  return cut;
};
const MARKS = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ecd]/g;

/** Amounts, times, texts and types. Before each name: what the fault breaks. */
export const NINETEENTH_VALUES: readonly PlantedFault[] = [
  {
    // double
    name: 'the amount that can be refunded has the digits of floats',
    about: 'form',
    on: ['refundForm'],
    edit: set('payPrice', ({ data }) => String(Number(data.payPrice) - 0.000001)),
  },
  {
    // BigDecimal.stripTrailingZeros().toString()
    name: 'the worth of an offered coupon has an exponent',
    about: 'form',
    on: ['couponOffers'],
    edit: texts(['money', 'minPrice'], stripped),
  },
  {
    // the zone of one mapper
    name: 'a refund was requested eight hours earlier on its page',
    about: 'time',
    on: ['refundDetail'],
    at: '*',
    edit: texts(['createTime'], (text) =>
      new Date(Date.parse(`${text.replace(' ', 'T')}Z`) - 8 * 3_600_000)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' '),
    ),
  },
  {
    // yyyy-MM-dd hh:mm:ss
    name: 'the hours of reviews end at twelve',
    about: 'time',
    on: ['productReviews'],
    at: '*',
    edit: texts(['createTime'], (text) =>
      text.replace(/ (\d\d)/, (_, hour) => {
        const half = Number(hour) % 12 || 12;
        return ` ${String(half).padStart(2, '0')}`;
      }),
    ),
  },
  {
    // yyyy-MM-DD
    name: 'days of applications are those of the year',
    about: 'form',
    on: ['settlementRecords'],
    edit: texts(['createTime'], (text) => {
      const day = Math.ceil((Date.parse(text.slice(0, 10)) - Date.parse(text.slice(0, 4))) / 864e5);
      return `${text.slice(0, 8)}${day + 1}${text.slice(10)}`;
    }),
  },
  {
    // [2026,11,30,12,5,9] of Jackson
    name: 'the time when a store was followed is a list of numbers',
    about: 'form',
    on: ['collectMerchantList'],
    edit: eachRow((row) => {
      row.createTime = String(row.createTime).split(/\D/).map(Number);
    }),
  },
  {
    // VARBINARY(32)
    name: 'the name of a consignee ends at 32 bytes',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: reading('addressSave', (body) => ({ ...body, realName: bytesOf(body.realName, 32) })),
  },
  {
    name: 'the explanation of a refund ends at 255 bytes',
    about: 'kept',
    on: ['refundApply'],
    at: '*',
    market: reading('refundApply', (body) => ({
      ...body,
      refund_reason_wap_explain: bytesOf(body.refund_reason_wap_explain ?? '', 255),
    })),
  },
  {
    // utf8 of three bytes
    name: 'letters of four bytes in an explanation are question marks',
    about: 'kept',
    on: ['refundApply'],
    at: '*',
    market: reading('refundApply', (body) => ({
      ...body,
      refund_reason_wap_explain: (body.refund_reason_wap_explain ?? '').replace(
        /[\u{10000}-\u{10ffff}]/gu,
        '?',
      ),
    })),
  },
  {
    // \p{L}\p{N} only
    name: 'the name of a consignee loses Thai and Lao marks',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: reading('addressSave', (body) => ({
      ...body,
      realName: body.realName.replace(MARKS, ''),
    })),
  },
  {
    // Normalizer.Form.NFKC
    name: 'the address of an application is normalised',
    about: 'kept',
    on: ['settlementApply'],
    at: '*',
    market: reading('settlementApply', (body) => ({
      ...body,
      address: body.address.normalize('NFKC'),
    })),
  },
  {
    // replaceAll("\\s+", " ")
    name: 'an explanation of a refund loses its line breaks',
    about: 'kept',
    on: ['refundApply'],
    at: '*',
    market: reading('refundApply', (body) => ({
      ...body,
      refund_reason_wap_explain: (body.refund_reason_wap_explain ?? '').replace(/\s+/g, ' '),
    })),
  },
  {
    // BIGINT
    name: 'the phone of an application loses its leading zeros',
    about: 'kept',
    on: ['settlementApply'],
    at: '*',
    market: reading('settlementApply', (body) => ({
      ...body,
      ...(body.phone && { phone: body.phone.replace(/^0+/, '') }),
    })),
  },
  {
    // Jsoup.clean
    name: 'an explanation of a refund loses its angle brackets',
    about: 'kept',
    on: ['refundApply'],
    at: '*',
    market: reading('refundApply', (body) => ({
      ...body,
      refund_reason_wap_explain: (body.refund_reason_wap_explain ?? '').replace(/<[^>]*>?/g, ''),
    })),
  },
  {
    // if (list.isEmpty()) return null
    name: 'no coupons for an order are null',
    about: 'form',
    on: ['orderCoupons'],
    market: acting('orderCoupons', async (ask, market, hit) => {
      const data = await market(ask);
      if (data.length > 0) return data;
      hit();
      return null as never;
    }),
  },
  {
    name: 'no applications are null',
    about: 'form',
    on: ['settlementRecords'],
    edit: (call) => {
      if (rowsOf(call).length === 0) call.data.list = null;
    },
  },
  {
    // without the domain of pictures
    name: 'icons of guarantees have relative addresses',
    about: 'form',
    on: ['productDetail'],
    edit: ({ data }) =>
      deep(data.guaranteeList, (one) => {
        one.icon = String(one.icon).replace(/^https?:\/\/[^/]+\//, '');
      }),
  },
  {
    name: 'pictures of an own review have no host',
    about: 'form',
    on: ['myReviews'],
    edit: eachRow((row) => {
      row.pics = (row.pics as string[]).map((pic) => pic.replace(/^https?:/, ''));
    }),
  },
  {
    // * 100
    name: 'the share of good reviews beside the newest is in per cent',
    about: 'same',
    on: ['productReviewDigest'],
    at: '*',
    edit: set('replyChance', ({ data }) => String(Math.round(Number(data.replyChance) * 100))),
  },
  {
    // kg, g
    name: 'weights before an order are in grams',
    about: 'same',
    on: ['preOrderDetail'],
    at: '*',
    market: acting('preOrderDetail', async (ask, market, hit) => {
      const data = await market(ask);
      for (const line of data.orderList.flatMap(({ orderInfoList }) => orderInfoList)) {
        line.weight = String(Number(line.weight) * 1000);
        hit();
      }
      return data;
    }),
  },
  {
    // SUBSTRING_INDEX(primary_key, ',', 1)
    name: 'a received coupon knows the first of its products',
    about: 'same',
    on: ['couponList'],
    at: '*',
    edit: texts(['primaryKey'], (text) => text.split(',')[0]),
  },
  {
    // frozen ones are booked as negative
    name: 'frozen points are below zero',
    about: 'form',
    on: ['pointsAccount'],
    at: '*',
    edit: set('freezeIntegral', ({ data }) => -Number(data.freezeIntegral)),
  },
  {
    name: 'the balance of points does not lose those that were taken back',
    about: 'sum',
    on: ['pointsAccount'],
    at: '*',
    edit: set('integral', ({ data }) => data.settledIntegral),
  },
  {
    // TINYINT(1)
    name: 'whether an address is the default is a number',
    about: 'form',
    on: ['addressAll'],
    edit: eachRow((row) => {
      row.isDefault = row.isDefault ? 1 : 0;
    }),
  },
  {
    // Long.MAX_VALUE
    name: 'unlimited coupons have a number above 2^53 left',
    about: 'form',
    on: ['couponOffers'],
    respond: (text, res, request) => {
      const changed = text.replaceAll(
        '"isLimited":false,"lastTotal":0',
        '"isLimited":false,"lastTotal":9223372036854775807',
      );
      if (changed === text) return false;
      request.pass(res, changed);
      return true;
    },
  },
];
