import type { OperationId } from '#scripts/conformance/contract.ts';

/** A successful call. */
export interface Call {
  id: OperationId;
  data: unknown;
  query?: string;
  params?: Record<string, string | number>;
  sent?: unknown;
  token?: string;
  cacheControl?: string;
  /** English, if none */
  language?: string;
  /** sent by a run, which knows all writes of its members; else recorded */
  isOfRun?: true;
}

export const card = (id: number, fields = {}) => ({
  id,
  image: 'https://img.test/1.webp',
  storeName: `Teapot ${id}`,
  price: '10.00',
  otPrice: null,
  sales: 1,
  ficti: 0,
  unitName: null,
  stock: null,
  ...fields,
});
export const page = (list: unknown[], fields = {}) => ({
  list,
  total: list.length,
  pageNum: 1,
  pageSize: 2,
  pages: Math.ceil(list.length / 2),
  ...fields,
});
export const products = (list: unknown[], fields = {}, query = 'page=1&limit=2'): Call => ({
  id: 'productList',
  query,
  data: page(list, fields),
});
export const cart = (...lines: [id: number, sku: number, pieces: number][]): Call => ({
  id: 'cartList',
  query: 'isValid=true',
  token: 'T',
  data: [
    {
      merId: 1,
      merName: 'Kiln',
      cartInfoList: lines.map(([id, attrId, cartNum]) => ({ id, attrId, cartNum, productId: 5 })),
    },
  ],
});
export const wishes = (...ids: number[]): Call => ({
  id: 'collectProductList',
  query: 'page=1&limit=10',
  token: 'T',
  data: page(
    ids.map((productId) => ({ id: productId + 100, productId })),
    { pageSize: 10, pages: Math.min(ids.length, 1) },
  ),
});
export const addWish: Call = { id: 'collectProductAdd', token: 'T', sent: { id: 7 }, data: null };
export const address = (fields = {}) => ({
  id: 3,
  realName: 'ก้อย 𠮷',
  detail: '1 "Road"',
  phone: '0812',
  email: 'mali@example.com',
  isDefault: false,
  ...fields,
});
export const saveAddress: Call = {
  id: 'addressSave',
  token: 'T',
  sent: { ...address(), id: null },
  data: { ...address() },
};
export const order = (fields = {}): Call => ({
  id: 'orderPrice',
  token: 'T',
  data: { proTotalFee: '0.10', freightFee: '0.20', couponFee: '0.00', payFee: '0.30', ...fields },
});
export const coupon = (fields = {}): Call => ({
  id: 'couponList',
  query: 'type=usable&page=1&limit=2',
  token: 'T',
  data: page([
    {
      id: 1,
      status: 0,
      startTime: '2026-11-27 10:00:00',
      endTime: '2026-11-28 10:00:00',
      ...fields,
    },
  ]),
});

export const newOrder: Call = {
  id: 'orderCreate',
  token: 'T',
  sent: { preOrderNo: 'P1' },
  data: { orderNo: 'PT1' },
};
export const unpaid = (...numbers: string[]): Call => ({
  id: 'awaitPayOrders',
  query: 'page=1&limit=2',
  token: 'T',
  data: page(
    numbers.map((orderNo) => ({ orderNo, paid: false, orderList: [] })),
    { pages: Math.min(numbers.length, 1) },
  ),
});

/** What others change does not go back and forth: a contradiction stands when it is read again. */
export const twice = (...calls: Call[]): Call[] => [...calls, ...calls];
