// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { getCartListQueryKey } from '#generated/client/cart/cart.ts';
import { getHomeIndexQueryKey } from '#generated/client/home/home.ts';
import { getMasterOrderDetailQueryKey } from '#generated/client/order/order.ts';
import {
  getProductDetailQueryKey,
  getProductListQueryKey,
} from '#generated/client/product/product.ts';
import { QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { OperationId } from '#generated/operations.ts';
import { createQueryClient } from '#/api/query-client.ts';
import type { ShopEvent } from '#/app/events/shop-event.ts';
import { createTracker } from '#/app/events/tracker.ts';
import { recommendedProducts } from '#/domain/product/recommended.ts';
import { browserStore, tabStore } from '#/lib/storage.ts';
import type { Entry } from '#/router/entry.ts';
import { routes } from '#/routes.ts';

let client: QueryClient;
let events: ShopEvent[];
let tracker: ReturnType<typeof createTracker>;
const names = () => events.map(({ name }) => name);

beforeEach(async () => {
  tabStore.clear();
  browserStore.clear();
  client = createQueryClient({ sessionEnded: () => undefined });
  events = [];
  tracker = createTracker(client, (event) => events.push(event));
  tracker.start();
  await load(getHomeIndexQueryKey(), { shopPayCurrency: { currency: '美元', symbol: '$' } });
});

/** Loads data as a page does that shows it. */
async function load(queryKey: QueryKey, data: unknown) {
  new QueryObserver(client, { queryKey, queryFn: () => data, staleTime: Infinity }).subscribe(
    () => undefined,
  );
  await client.fetchQuery({ queryKey, queryFn: () => data, staleTime: 0 });
}

/** A call that succeeds. */
const write = (id: OperationId, variables: unknown) =>
  client
    .getMutationCache()
    .build(client, { mutationKey: [id], mutationFn: () => Promise.resolve(null) })
    .execute(variables as never);

function entry(path: string, pathname: string, key: string, kind: Entry['kind'] = 'push'): Entry {
  const [, id = ''] = /detail\/(\d+)/.exec(pathname) ?? [];
  const [bare = '', search = ''] = pathname.split('?');
  const route = routes.find((one) => one.path === path);
  if (!route) throw new Error(`No route ${path}`);
  return {
    prepared: {
      route,
      routeLocation: { pathname: bare, search: new URLSearchParams(search), params: { id } },
      Page: null,
      Shell: null,
      error: null,
    },
    location: { pathname: bare, search, hash: '', state: null, key },
    kind,
    presses: 0,
  };
}
const product = (id: number, key: string, kind?: Entry['kind']) =>
  entry('/goods_detail/:id', `/goods_detail/${id}`, key, kind);

const loadProduct = (id: number) =>
  load(getProductDetailQueryKey(id), {
    productInfo: { id, storeName: `Bag ${id}`, price: '10.50' },
    merchantInfo: { name: 'Store' },
    productValue: { red: { id: 7, price: '11.00', sku: 'red' } },
  });

const CART = [
  {
    merId: 1,
    merName: 'Store',
    cartInfoList: [
      { id: 5, productId: 1, storeName: 'Bag 1', suk: 'red', price: '11.00', cartNum: 2 },
    ],
  },
];

describe('page views', () => {
  it('wait for the data, and are counted once per history entry', async () => {
    tracker.view(product(1, 'a', 'first'));
    expect(events).toEqual([]);
    await loadProduct(1);
    expect(events).toEqual([
      {
        name: 'view_item',
        item: {
          productId: 1,
          name: 'Bag 1',
          option: '',
          store: 'Store',
          price: { value: '10.50', currency: 'USD' },
          quantity: 1,
        },
      },
    ]);
    // The skeleton and the page, refetched data, back and forward.
    tracker.view(product(1, 'a', 'first'));
    await loadProduct(1);
    tracker.view(entry('/', '/', 'b'));
    tracker.view(product(1, 'a', 'pop'));
    expect(names()).toEqual(['view_item']);
  });

  it('are not counted again after a reload', async () => {
    await loadProduct(1);
    tracker.view(product(1, 'a', 'first'));
    const again: ShopEvent[] = [];
    createTracker(client, (event) => again.push(event)).view(product(1, 'a', 'first'));
    expect(again).toEqual([]);
  });

  it('are not counted for a replaced address of the same page', async () => {
    await loadProduct(1);
    tracker.view(product(1, 'a'));
    tracker.view(product(1, 'b', 'replace'));
    tracker.view(product(1, 'b', 'pop'));
    expect(names()).toEqual(['view_item']);
  });

  it('count a search once, and every page of its list', async () => {
    const list = { list: [{ id: 1, storeName: 'Bag', price: '9.00' }], total: 30 };
    await load(getProductListQueryKey({ keyword: 'bag' }), list);
    const search = (key: string, page: string) =>
      entry('/goods/goods_search', `/goods/goods_search?title=bag${page}`, key);
    tracker.view(search('a', ''));
    tracker.view(search('b', '&page=2'));
    expect(names()).toEqual(['search', 'view_list', 'view_list']);
    expect(events[0]).toEqual({ name: 'search', term: 'bag', results: 30 });
  });

  it('list the recommended products of the home page once they are loaded', async () => {
    tracker.view(entry('/', '/', 'a'));
    expect(names()).toEqual([]);
    const page = { list: [{ id: 1, storeName: 'Bag', price: '9.00' }], total: 1 };
    await load(recommendedProducts().queryKey, { pages: [page], pageParams: [1] });
    expect(events).toMatchObject([
      { name: 'view_list', list: 'home', items: [{ productId: 1, price: { value: '9.00' } }] },
    ]);
  });
});

describe('writes', () => {
  it('add a sku with its own price', async () => {
    await loadProduct(1);
    await write('cartSave', { data: [{ productId: 1, productAttrUnique: 7, cartNum: 3 }] });
    expect(events).toMatchObject([
      {
        name: 'add_to_cart',
        items: [{ name: 'Bag 1', option: 'red', price: { value: '11.00' }, quantity: 3 }],
        total: { value: '33.00', currency: 'USD' },
      },
    ]);
  });

  it('remove a line that the page has already hidden', async () => {
    const key = getCartListQueryKey({ isValid: true });
    await load(key, CART);
    client.setQueryData(key, []);
    await write('cartDelete', { data: { ids: [5] } });
    expect(events).toMatchObject([
      { name: 'remove_from_cart', items: [{ productId: 1 }], total: { value: '22.00' } },
    ]);
  });

  it('count changes of a quantity by their difference', async () => {
    const loadCart = (cartNum: number) =>
      load(getCartListQueryKey({ isValid: true }), [
        { ...CART[0], cartInfoList: [{ ...CART[0]?.cartInfoList[0], cartNum }] },
      ]);
    const setQuantity = (number: number) => write('cartSetQuantity', { data: { id: 5, number } });
    await loadCart(2);
    await setQuantity(5);
    await loadCart(5);
    await setQuantity(5);
    await setQuantity(1);
    expect(events).toMatchObject([
      { name: 'add_to_cart', items: [{ quantity: 3 }] },
      { name: 'remove_from_cart', items: [{ quantity: 4 }] },
    ]);
  });

  it('that fail are no events', async () => {
    const failing = client
      .getMutationCache()
      .build(client, { mutationKey: ['cartSave'], mutationFn: () => Promise.reject(new Error()) });
    await expect(failing.execute(undefined as never)).rejects.toThrow();
    expect(events).toEqual([]);
  });

  it('sign in and up by their method', async () => {
    await write('emailLogin', { data: { email: 'mali@lychee.test', password: 'secret' } });
    await write('phoneRegister', { data: {} });
    expect(events).toEqual([
      { name: 'sign_in', method: 'email' },
      { name: 'sign_up', method: 'phone' },
    ]);
  });
});

describe('purchases', () => {
  const order = (paid: boolean) => ({
    orderNo: 'PT1',
    paid,
    payPrice: '22.00',
    payPostage: '0.00',
    couponPrice: '0.00',
    orderList: [
      {
        merName: 'Store',
        orderInfoList: [
          { productId: 1, productName: 'Bag 1', sku: 'red', price: '11.00', payNum: 2 },
        ],
      },
    ],
  });
  const pay = () => write('payStart', { data: { orderNo: 'PT1', payType: 'stripe' } });
  const key = getMasterOrderDetailQueryKey('PT1');

  it('are counted once, whatever is repeated', async () => {
    await load(key, order(false));
    await pay();
    await pay();
    await load(key, order(false));
    await load(key, order(true));
    await load(key, order(true));
    expect(names()).toEqual(['add_payment_info', 'purchase']);
    expect(events[1]).toMatchObject({ orderNo: 'PT1', total: { value: '22.00' } });
    // A reload of the result page.
    const again: ShopEvent[] = [];
    createTracker(client, (event) => again.push(event)).start();
    expect(again).toEqual([]);
  });

  it('of another browser, or from before the consent, are not counted', async () => {
    await load(key, order(true));
    expect(events).toEqual([]);
  });

  it('are counted in the document after the redirect of a provider', async () => {
    await pay();
    const after: ShopEvent[] = [];
    const next = createQueryClient({ sessionEnded: () => undefined });
    createTracker(next, (event) => after.push(event)).start();
    await next.fetchQuery({ queryKey: key, queryFn: () => order(true) });
    expect(after.map(({ name }) => name)).toEqual(['purchase']);
  });
});
