import type { Merchant } from '../market/model.ts';
import type { Market } from '../market/context.ts';
import { pageOf } from '../market/paging.ts';
import { shopper } from '../handlers/types.ts';
import { pageWith } from '../handlers/wire.ts';
import { absentFields } from './as-is-fields.ts';
import { asIsGuard } from './as-is-guard.ts';
import { AS_IS_MESSAGES } from './as-is-messages.ts';
import { singleSku } from './as-is-sku.ts';
import { firstPictureOfDay } from './as-is-upload.ts';
import { noDefault, tooLong } from './sql-error.ts';
import { difference, type Profile } from './types.ts';

/** Length limits of the order row's columns; the address book accepts more. */
const ORDER_ROW = [
  { column: 'real_name', field: 'realName', most: 32 },
  { column: 'user_phone', field: 'phone', most: 18 },
  { column: 'user_address', field: 'detail', most: 100 },
] as const;

/** The newest store has only a name: no picture, no contact. */
const isBare = (market: Market, id: number) =>
  market.catalogue.merchants.reduce((last, { id: other }) => Math.max(last, other), 0) === id;
const NO_SERVICE = {
  serviceType: '',
  serviceLink: '',
  servicePhone: '',
  serviceMessage: '',
  serviceEmail: '',
} as const satisfies Partial<Record<keyof Merchant, string>>;

/** The market with the deviations of the existing backend. Each entry names its source. */
export const AS_IS: Profile = {
  name: 'as-is',
  lang: 'en',
  success: '操作成功',
  guard: asIsGuard,
  messages: AS_IS_MESSAGES,
  differences: [
    ...absentFields,
    ...singleSku,
    firstPictureOfDay,
    difference({
      operation: 'payCurrency',
      source:
        'recording 116: empty text when the shop has set none, though the home page says US dollar (97)',
      answer: () => '',
    }),
    difference({
      operation: 'productList',
      source: 'fact sheet of the catalogue, cid: exact match, so a parent category gives nothing',
      answer: (ask, market) => {
        const { cid, page, limit } = ask.query;
        const isParent = ask.market.catalogue.categories.some(({ pid }) => pid === cid);
        return cid && isParent
          ? pageWith(pageOf([], page, limit), (row: never) => row)
          : market(ask);
      },
    }),
    difference({
      operation: 'storeProducts',
      source:
        "fact sheet of the catalogue, cid: membership in the product's own list of store categories",
      answer: (ask, market) => {
        const { cid, merId, page, limit } = ask.query;
        const merchant = ask.market.catalogue.merchants.find(({ id }) => id === merId);
        const isParent = merchant?.categories.some(({ pid }) => pid === cid);
        return cid && isParent
          ? pageWith(pageOf([], page, limit), (row: never) => row)
          : market(ask);
      },
    }),
    difference({
      operation: 'merchantIndex',
      source: 'recording 185: a bare new store',
      answer: async (ask, market) =>
        isBare(ask.market, ask.params.id)
          ? {
              ...(await market(ask)),
              ...NO_SERVICE,
              avatar: '',
              backImage: '',
              pcBackImage: '',
              pcBanner: '',
            }
          : market(ask),
    }),
    difference({
      operation: 'merchantService',
      source: 'recording 199: a bare new store',
      answer: (ask, market) => (isBare(ask.market, ask.params.id) ? NO_SERVICE : market(ask)),
    }),
    difference({
      operation: 'merchantDetail',
      source: 'findings before the real backend: a bare new store has no texts',
      answer: async (ask, market) => {
        const detail = await market(ask);
        return isBare(ask.market, ask.params.id)
          ? { ...detail, intro: '', address: '', phone: '' }
          : detail;
      },
    }),
    difference({
      operation: 'productDetail',
      source: 'findings before the real backend: products of a bare new store have no pictures',
      answer: async (ask, market) => {
        const detail = await market(ask);
        return isBare(ask.market, detail.productInfo.merId)
          ? { ...detail, productInfo: { ...detail.productInfo, image: '', sliderImage: '[]' } }
          : detail;
      },
    }),
    difference({
      operation: 'orderCreate',
      source: 'recordings 380 to 382: the order row holds street 100, phone 18, name 32',
      refuse: (ask) => {
        const { id: userId } = shopper(ask);
        const address = ask.market.state.addresses.find(
          ({ id, userId: owner }) => id === ask.body.addressId && owner === userId,
        );
        const full = ORDER_ROW.find(({ field, most }) => (address?.[field].length ?? 0) > most);
        return full && tooLong(full.column);
      },
    }),
    difference({
      operation: 'orderExpress',
      source:
        'recordings 466, 471 and 473: shipped without a row is null, a row has empty text or an empty array',
      answer: async (ask, market) => {
        const parcel = await market(ask);
        if (!parcel || parcel.logisticsInfo !== '') return parcel;
        const plain = { ...parcel, courier: '', courierPhone: '', trackTime: '' };
        return (
          [null, plain, { ...plain, logisticsInfo: '[]', state: 2 as const }][parcel.id % 3] ?? null
        );
      },
    }),
    difference({
      operation: 'orderList',
      source: 'recording 409: no courier is an empty text',
      answer: async (ask, market) => {
        const orders = await market(ask);
        return {
          ...orders,
          list: orders.list.map((order) => ({
            ...order,
            deliveryName: order.deliveryName ?? '',
            deliveryId: order.deliveryId ?? '',
          })),
        };
      },
    }),
    difference({
      operation: 'productReviews',
      source:
        'recording 154: a review without pictures has one empty address, one without an answer an empty text',
      answer: async (ask, market) => {
        const reviews = await market(ask);
        return {
          ...reviews,
          list: reviews.list.map((review) => ({
            ...review,
            pics: review.pics?.length ? review.pics : [''],
            merchantReplyContent: review.merchantReplyContent ?? '',
          })),
        };
      },
    }),
    difference({
      operation: 'reviewAdd',
      source: 'recordings 517 and 518: pics absent or null',
      refuse: ({ body }) =>
        // Refusals run before validation, so a review may have no text here.
        typeof body.comment === 'string' && body.comment.trim() && typeof body.pics !== 'string'
          ? noDefault('pics', 'StoreProductReplyDao', 'eb_store_product_reply')
          : undefined,
    }),
    difference({
      operation: 'settlementApply',
      source: 'recording 219: handlingFee absent',
      refuse: ({ body }) =>
        typeof body.handlingFee === 'number'
          ? undefined
          : noDefault('handling_fee', 'MerchantApplyDao', 'eb_merchant_apply'),
    }),
    difference({
      operation: 'refundReasons',
      source: 'recording 542: a blank at the end, and the last two joined',
      answer: async (ask, market) => {
        const reasons = await market(ask);
        return [...reasons.slice(0, -2).map((reason) => `${reason} `), reasons.slice(-2).join(' ')];
      },
    }),
  ],
};
