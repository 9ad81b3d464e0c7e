import { deep, eachRow, isTree, listIn, type PlantedFault, rowsOf, set, texts } from './plant.ts';

const ADDRESSES = ['addressAll', 'addressList', 'addressDetail', 'addressDefault'] as const;
const SAVED = ['addressSave', ...ADDRESSES] as const;

/** What was sent, in every place that shows it. */
export const OWN_KEPT: readonly PlantedFault[] = [
  {
    name: 'names are cut at ten characters',
    about: 'kept',
    on: SAVED,
    at: '*',
    edit: texts(['realName'], (text) => text.slice(0, 10)),
  },
  {
    name: 'characters outside the basic plane become question marks',
    about: 'kept',
    on: SAVED,
    at: '*',
    edit: texts(['detail', 'realName'], (text) => text.replace(/[\u{10000}-\u{10FFFF}]/gu, '?')),
  },
  {
    name: 'Thai and Lao marks are dropped',
    about: 'kept',
    on: SAVED,
    at: '*',
    edit: texts(['detail'], (text) =>
      text.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECD]/g, ''),
    ),
  },
  {
    name: 'quotes get a backslash',
    about: 'kept',
    on: SAVED,
    at: '*',
    edit: texts(['detail', 'realName'], (text) => text.replace(/['"]/g, '\\$&')),
  },
  {
    name: 'percent signs are decoded',
    about: 'kept',
    on: SAVED,
    at: '*',
    edit: texts(['detail'], (text) =>
      text.replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    ),
  },
  {
    name: 'the postcode is lost',
    about: 'kept',
    on: ADDRESSES,
    at: '*',
    edit: ({ data }) => deep(data, (tree) => void ('postCode' in tree && (tree.postCode = null))),
  },
  {
    name: 'the dial code of an address is always 86',
    about: 'kept',
    on: ADDRESSES,
    at: '*',
    edit: texts(['countryCode'], () => '86'),
  },
  {
    name: 'a phone number loses its leading zero',
    about: 'kept',
    on: ADDRESSES,
    at: '*',
    edit: texts(['phone'], (text) => text.replace(/^0/, '')),
  },
  {
    name: 'the e-mail of an address is in lower case without its tag',
    about: 'kept',
    on: ADDRESSES,
    at: '*',
    edit: texts(['email'], (text) => text.replace(/\+[^@]*/, '')),
  },
  {
    name: 'the remark of an order is lost',
    about: 'kept',
    on: ['masterOrderDetail', 'orderDetail'],
    edit: ({ data }) => {
      for (const key of ['mark', 'userRemark']) if (key in data) data[key] = '';
    },
  },
  {
    name: 'an order goes to an older address',
    about: 'kept',
    on: ['masterOrderDetail'],
    edit: ({ data, memory }) => {
      const first = (memory.get('address') as string | undefined) ?? String(data.userAddress);
      memory.set('address', first);
      data.userAddress = first;
    },
  },
  {
    name: 'an order has the name of the account, not of the address',
    about: 'kept',
    on: ['orderDetail', 'masterOrderDetail'],
    edit: set('realName', () => 'Som'),
  },
  {
    name: 'an order is paid by another method than chosen',
    about: 'kept',
    on: ['masterOrderDetail'],
    edit: set('payType', ({ data }) => (data.payType === 'stripe' ? 'paypal' : 'stripe')),
  },
  {
    name: 'a review is cut at ten characters',
    about: 'kept',
    on: ['myReviews'],
    edit: texts(['comment'], (text) => text.slice(0, 10)),
  },
  {
    name: 'every review has five stars',
    about: 'kept',
    on: ['myReviews', 'productReviews'],
    at: '*',
    edit: eachRow((row) => void (row.star = 5)),
  },
  {
    name: 'the stars for the service are those for the product',
    about: 'kept',
    on: ['myReviews'],
    edit: eachRow((row) => void (row.serviceStar = row.star)),
  },
  {
    name: 'pictures of a review are lost',
    about: 'kept',
    on: ['myReviews'],
    edit: eachRow((row) => void (row.pics = [])),
  },
  {
    name: 'the explanation of a refund is lost',
    about: 'kept',
    on: ['refundDetail'],
    edit: set('refundReasonWapExplain', () => null),
  },
  {
    name: 'the reason of a refund is always the first one',
    about: 'kept',
    on: ['refundDetail'],
    edit: ({ data, memory }) => {
      const first = (memory.get('reason') as string | undefined) ?? String(data.refundReasonWap);
      memory.set('reason', first);
      data.refundReasonWap = first;
    },
  },
  {
    name: 'an application loses its keywords and phone',
    about: 'kept',
    on: ['settlementDetail', 'settlementRecords'],
    edit: ({ data }) =>
      deep(data, (tree) => {
        if ('auditStatus' in tree) Object.assign(tree, { keywords: null, phone: null });
      }),
  },
  {
    name: 'the pictures of an application are those of the first one',
    about: 'kept',
    on: ['settlementDetail'],
    edit: set('qualificationPicture', () => '[]'),
  },
  {
    name: 'the picture of a profile is not changed',
    about: 'kept',
    on: ['userInfo'],
    edit: ({ data, memory, token }) => {
      const first = (memory.get(token) as string | undefined) ?? String(data.avatar);
      memory.set(token, first);
      data.avatar = first;
    },
  },
  {
    name: 'a nickname is escaped for HTML',
    about: 'kept',
    on: ['userInfo'],
    edit: texts(['nickname'], (text) => text.replaceAll('<', '&lt;').replaceAll("'", '&#39;')),
  },
  {
    name: 'the option of a cart line is the first of the product',
    about: 'kept',
    on: ['cartList'],
    edit: ({ data, memory }) =>
      deep(data, (tree) => {
        if (!('attrId' in tree)) return;
        const key = `of ${String(tree.productId)}`;
        const first = memory.get(key) ?? tree.attrId;
        memory.set(key, first);
        tree.attrId = first;
      }),
  },
  {
    name: 'only the first item of several is added to the cart',
    about: 'kept',
    on: ['preOrderDetail'],
    edit: ({ data }) => {
      for (const store of listIn(data, 'orderList'))
        store.orderInfoList = listIn(store, 'orderInfoList').slice(0, 1);
    },
  },
  {
    name: 'a followed store has the name of another',
    about: 'same',
    on: ['collectMerchantList'],
    at: '*',
    edit: (call) => {
      for (const row of rowsOf(call)) if (isTree(row)) row.merName = `${String(row.merName)} 2`;
    },
  },
];
