import type { Json } from '../../contract/shape.ts';
import type { Contract } from '../contract.ts';
import { longest, smallest } from '../run/boundaries.ts';
import { NEW_ADDRESS } from './address.ts';
import { ORDER_COUNTS } from './counts.ts';
import { FIND_PRODUCT } from './find.ts';
import type { CallStep, Journey, Step } from './journey.ts';
import { buyNow, ITEM } from './order-steps.ts';

const ALL = { page: 1, limit: 100 };
/** As large as a post code can be in most databases. */
const LARGE = 999_999_999;
/** The longest fields that an order keeps of its address. */
const KEPT_BY_ORDERS = {
  realName: 'ລ'.repeat(32),
  phone: '8'.repeat(18),
  detail: 'ຖ'.repeat(100),
};

/** As many as a page has by default in some servers, where there are no pages. */
const MANY = Array.from({ length: 8 }, (_, at) => `many${at}`);

const addressSteps = (name: string): readonly Step[] => [
  { operation: 'addressDetail', params: { id: name } },
  { operation: 'addressAll' },
  { operation: 'addressList', query: ALL },
];

const saved = (body: Record<string, Json>, take: string): CallStep => ({
  operation: 'addressSave',
  body,
  take: { [take]: 'id' },
});

export const addressBounds = (contract: Contract): Journey => ({
  name: 'address-bounds',
  about: 'the longest and the shortest address, and orders to the longest that an order keeps',
  creates: ['addresses', 'an unpaid order'],
  steps: [
    saved(longest(contract, 'addressSave', { ...NEW_ADDRESS, postCode: LARGE }, 'email'), 'longId'),
    ...addressSteps('$longId'),
    saved(smallest(contract, 'addressSave', NEW_ADDRESS), 'shortId'),
    ...addressSteps('$shortId'),
    {
      operation: 'addressSave',
      body: {
        ...NEW_ADDRESS,
        id: '$shortId',
        phone: null,
        countryCode: null,
        postCode: null,
      },
    },
    ...addressSteps('$shortId'),
    saved({ ...NEW_ADDRESS, ...KEPT_BY_ORDERS }, 'orderedId'),
    ...MANY.map((name) => saved(NEW_ADDRESS, name)),
    ...addressSteps('$longId'),
    ...MANY.map((name): Step => ({ operation: 'addressDelete', body: { id: `$${name}` } })),
    ...FIND_PRODUCT,
    buyNow(ITEM, { take: { preOrderNo: 'preOrderNo' } }),
    {
      operation: 'orderCreate',
      body: longest(
        contract,
        'orderCreate',
        {
          preOrderNo: '$preOrderNo',
          addressId: '$orderedId',
          couponId: null,
          payType: 'stripe',
          payChannel: 'mobile',
          mark: '',
        },
        'preOrderNo',
      ),
      take: { orderNo: 'orderNo' },
    },
    {
      operation: 'masterOrderDetail',
      params: { orderNo: '$orderNo' },
      take: { merchantNo: 'orderList[0].orderNo' },
    },
    { operation: 'orderDetail', params: { orderNo: '$merchantNo' } },
    buyNow(ITEM, { take: { preOrderNo: 'preOrderNo' } }),
    {
      operation: 'orderCreate',
      body: smallest(contract, 'orderCreate', {
        preOrderNo: '$preOrderNo',
        addressId: '$shortId',
        payType: 'wechat',
        payChannel: 'mobile',
      }),
      take: { shortNo: 'orderNo' },
    },
    { operation: 'masterOrderDetail', params: { orderNo: '$shortNo' } },
    ...ORDER_COUNTS('member'),
    { operation: 'orderCancel', params: { orderNo: '$orderNo' } },
    { operation: 'orderCancel', params: { orderNo: '$shortNo' } },
    {
      operation: 'orderDetail',
      params: { orderNo: '$merchantNo' },
      values: [{ what: 'the cancelled order', at: 'status', is: 9 }],
    },
    { operation: 'addressDelete', body: { id: '$longId' } },
    { operation: 'addressDelete', body: { id: '$shortId' } },
    { operation: 'addressDelete', body: { id: '$orderedId' } },
  ],
});
