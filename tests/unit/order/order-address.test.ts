import { describe, expect, it } from 'vitest';
import { orderSearch } from '#/domain/order/order-address.ts';
import { ordersSearch } from '#/domain/order/orders-search.ts';
import { PATHS } from '#/lib/paths.ts';
import { findRoute } from '#/router/prepare.ts';
import { routes } from '#/routes.ts';

const address = (query: string) => orderSearch.parse(new URLSearchParams(query));
const tab = (query: string) => ordersSearch.parse(new URLSearchParams(query));

describe('the address of an order', () => {
  it.each([
    ['orderNo=PT1', 'master'],
    ['orderNo=PT1&orderStatus=1', 'master'],
    ['orderNo=SH1', 'merchant'],
    ['orderNo=SH1&orderStatus=0', 'merchant'],
    ['orderNo=77&orderStatus=0', 'master'],
    ['orderNo=77', 'merchant'],
    ['orderNo=&orderStatus=0', 'missing'],
    ['orderNo=%20', 'missing'],
    ['', 'missing'],
  ])('%s is %s', (query, kind) => {
    expect(address(query).kind).toBe(kind);
  });

  it('with an identity needs no session', () => {
    const { route } = findRoute(routes, PATHS.order);
    expect(address('orderNo=PT1&identity=abc&orderStatus=0')).toEqual({
      kind: 'visitor',
      orderNo: 'PT1',
      identity: 'abc',
    });
    expect(address('identity=')).toEqual({ kind: 'visitor', orderNo: '', identity: '' });
    expect(route.isOpen(new URLSearchParams('identity='))).toBe(true);
    expect(route.isOpen(new URLSearchParams('orderNo=PT1'))).toBe(false);
  });
});

describe('the address of the order list', () => {
  it.each([
    ['', 'all'],
    ['orderStatus=0', 'toPay'],
    ['orderStatus=1', 'toShip'],
    ['orderStatus=2', 'toReceive'],
    ['orderStatus=3', 'completed'],
    ['orderStatus=4', 'toReview'],
    ['orderStatus=5', 'afterSales'],
    ['orderStatus=9', 'all'],
    ['orderStatus=7', 'all'],
    ['orderStatus=-1', 'all'],
    ['orderStatus=1.0', 'all'],
    ['orderStatus=toPay', 'all'],
  ])('%s shows %s', (query, name) => {
    expect(tab(query).tab).toBe(name);
  });

  it('starts with the first page', () => {
    expect(tab('page=3').page).toBe(3);
    for (const page of ['0', '-2', '1.5', 'x', '99999999999'])
      expect(tab(`page=${page}`).page).toBe(1);
  });
});
