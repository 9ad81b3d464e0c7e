// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEndpoint } from '#/app/events/event-tracker.tsx';
import { createDataLayer } from '#/app/events/data-layer.ts';
import type { EventItem, ShopEvent } from '#/app/events/shop-event.ts';

const item: EventItem = {
  productId: 1,
  name: 'Bag',
  option: 'red',
  store: 'Store',
  price: { value: '10.50', currency: 'USD' },
  quantity: 2,
};
const total = { value: '21.00', currency: 'USD' };

describe('the data layer', () => {
  const layerOf = (event: ShopEvent) => {
    const load = vi.spyOn(document.head, 'append').mockReturnValue();
    window.dataLayer = [];
    createDataLayer('/tags.js').send({ event, page: '/order/payment_result' });
    load.mockRestore();
    const [start, ...pushed] = window.dataLayer;
    expect(start).toMatchObject({ event: 'gtm.js' });
    return pushed;
  };

  it('has the names and numbers of GA4', () => {
    const zero = { value: '0.00', currency: 'USD' };
    expect(
      layerOf({
        name: 'purchase',
        orderNo: 'PT1',
        items: [item],
        total,
        freight: zero,
        discount: zero,
      }),
    ).toEqual([
      { ecommerce: null },
      {
        event: 'purchase',
        page_location: `${window.location.origin}/order/payment_result`,
        ecommerce: {
          currency: 'USD',
          value: 21,
          transaction_id: 'PT1',
          shipping: 0,
          items: [
            {
              item_id: '1',
              item_name: 'Bag',
              item_variant: 'red',
              item_brand: 'Store',
              price: 10.5,
              quantity: 2,
            },
          ],
        },
      },
    ]);
  });

  it('names lists, searches and sign-ins as GA4 does', () => {
    expect(layerOf({ name: 'view_list', list: 'search', items: [item] }).at(-1)).toMatchObject({
      event: 'view_item_list',
      ecommerce: { item_list_name: 'search' },
    });
    expect(layerOf({ name: 'search', term: 'bag', results: 3 })).toMatchObject([
      { event: 'search', search_term: 'bag' },
    ]);
    expect(layerOf({ name: 'sign_in', method: 'email' })).toMatchObject([
      { event: 'login', method: 'email' },
    ]);
  });
});

describe('the endpoint', () => {
  const sendBeacon = vi.fn((_address: string, _body: string) => true);
  const sent = { event: { name: 'sign_in', method: 'email' } as ShopEvent, page: '/login' };
  const batches = () =>
    sendBeacon.mock.calls.map(([, body]) => (JSON.parse(body) as { events: object[] }).events);

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(navigator, { sendBeacon });
    sendBeacon.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it('sends batches after 5 s, of 20 events, and when the page is closed', () => {
    const { send, stop } = createEndpoint('/events');
    send(sent);
    expect(sendBeacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    for (let count = 0; count < 20; count += 1) send(sent);
    send(sent);
    window.dispatchEvent(new Event('pagehide'));
    expect(batches().map(({ length }) => length)).toEqual([1, 20, 1]);
    expect(batches()[0]).toEqual([
      { name: 'sign_in', method: 'email', page: '/login', time: expect.any(String) },
    ]);
    stop();
  });

  it('sends nothing after the shopper refuses', () => {
    const { send, stop } = createEndpoint('/events');
    send(sent);
    stop();
    window.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(10_000);
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
