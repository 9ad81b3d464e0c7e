import { describe, expect, it, vi } from 'vitest';
import { PayType } from '#generated/model/payType.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { backend, dies, hangs, ORIGIN, refuses } from './backend.ts';
import { HOSTILE_ID } from '#mocks/market/catalogue/special.ts';
import { provideRuntimeConfig } from '#/config/runtime.ts';
import { useHeartStore } from '#/domain/product/heart-store.ts';
import { frameKey, knownAddress, renderFrame } from '#/server/render-page.tsx';

const GOODS = '/goods_detail/1001';
/** Deferred data is given up early; critical data is not. */
const SOON = { late: 60, lateAfter: 30, hard: 14_000 };
const report = (problem: unknown) => expect(problem).toBeUndefined();
const HARD = { ...SOON, hard: 250 };

describe('a server-rendered page', () => {
  it.each([
    ['/', 200],
    ['/en', 200],
    ['/goods/goods_search?cid=3', 200],
    ['/goods/activity_list?id=1&type=1&name=x', 200],
    ['/th/goods/top_one', 200],
    ['/lao/merchant/merchant_street?page=2', 200],
    ['/fr/merchant/merchant_more?title=%22%3E%3Cscript%3E&type=1e99&page=-1', 200],
    [GOODS, 200],
    ['/login?from=%2Forder%2Fshopping_cart', 200],
    ['/middlewares/privacy_agreement', 200],
    ['/goods_detail/none', 404],
    ['/goods/activity_list', 404],
    ['/no/such/page', 404],
    ['/lao/no/such/page', 404],
  ])('%s has the status %i and is complete', async (address, status) => {
    const { renderOk, problems } = backend();
    const page = await renderOk(address);
    expect(page.status).toBe(status);
    expect(page.degraded).toBe(false);
    expect(page.head.match(/<title>/g)).toHaveLength(1);
    expect(page.html).not.toContain('<title>');
    expect(page.html).toContain('<h1');
    // No content is moved into place by a script.
    expect(page.html).not.toMatch(/<script(?! type="application)|<template/);
    expect(problems).toEqual([]);
  });

  it('contains the sanitized description and the first reviews', async () => {
    const { renderOk, market } = backend();
    const page = await renderOk(`/en${GOODS}`);
    const newest = market.market.catalogue.reviews
      .filter(({ productId }) => productId === 1001)
      .sort((a, b) => b.createTime - a.createTime)[0];
    expect(page.html).toContain('Two leathers, one clean line');
    expect(page.html).toContain(newest?.comment);
    const hostile = await renderOk(`/en/goods_detail/${HOSTILE_ID}`);
    const text =
      /<div class="rich-text" data-rendered="whole">(.*?)id="reviews"/s.exec(hostile.html)?.[1] ??
      '';
    expect(text).toContain('◆');
    expect(text).not.toMatch(
      /<script|<iframe|<svg|<form|<input|<style| on\w+=|javascript:|style=/i,
    );
  });

  it('contains hearts that are not pressed, whatever is saved', async () => {
    useHeartStore.setState({ saved: new Set([1001]), pressed: new Map([[1002, true]]) });
    const { renderOk } = backend();
    const { html } = await renderOk('/en/goods/goods_search?cid=3');
    expect(
      html.match(/<button[^>]*aria-label="Add to wish list: [^>]*aria-pressed="false"/g),
    ).not.toBeNull();
    expect(html).not.toContain('aria-pressed="true"');
    useHeartStore.setState(useHeartStore.getInitialState(), true);
  });

  it('contains the footer: the page in other languages, and the payment methods that are known', async () => {
    const { renderOk } = backend();
    const address = '/goods/goods_search?cid=3';
    const footerOf = ({ html }: { html: string }) => html.slice(html.indexOf('<footer'));
    const without = footerOf(await renderOk(`/en${address}`));
    expect(without).toMatch(/href="\/lao\/goods\/goods_search\?cid=3" lang="lo" hrefLang="lo"/i);
    expect(without).toContain('href="/en/users/coupon_list"');
    expect(without).not.toContain('Payment methods');
    provideRuntimeConfig({ payTypes: [PayType.card] });
    const footer = footerOf(await renderOk(`/en${address}`));
    provideRuntimeConfig({});
    expect(footer).toContain('Payment methods');
    expect(footer).toContain('Bank card');
    expect(footer).not.toContain('Payment wallet');
    expect(
      (await renderFrame({ pathname: '/en/order/shopping_cart', origin: ORIGIN, report })).html,
    ).toContain('href="/lao/order/shopping_cart"');
  });

  it('contains the product and its price', async () => {
    const { renderOk, market } = backend();
    const page = await renderOk(`/en${GOODS}`);
    const goods = market.market.catalogue.products.find(({ id }) => id === 1001);
    expect(page.html).toContain(goods?.name.en);
    expect(page.links).toMatch(
      /^<http:\/\/localhost:3000\/media\/product\/1001\/[^>]+>; rel=preload; as=image; fetchpriority=high/,
    );
  });

  it('preloads the cover of a store, not the banner below it', async () => {
    const { renderOk } = backend();
    const page = await renderOk('/merchant/merchant/home?id=1');
    expect(page.html).toContain('/media/merchant/1/banner-1.webp');
    expect(page.links).toMatch(
      /^<http:\/\/localhost:3000\/media\/merchant\/1\/cover\.[^>]+>; rel=preload; as=image; fetchpriority=high/,
    );
  });

  it.each([
    ['/order/shopping_cart', 'cart', '购物车'],
    ['/en/users/order_list', 'account', 'My orders'],
    ['/order/order_detail?orderNo=1', 'cart', '订单'],
    ['/lao/order/stripe_payment', 'form', ''],
  ])(
    '%s, a page for members, is a frame with a skeleton, without calls',
    async (path, skeleton, title) => {
      const { renderOk, calls, problems } = backend();
      const page = await renderOk(path);
      expect(page).toMatchObject({ status: 200, degraded: false, state: { isFrame: true } });
      expect(page.html).toMatch(/<header.*role="progressbar".*<\/header>/);
      expect(page.html).toContain(`class="page-skeleton page-skeleton__${skeleton}"`);
      expect(page.html).toContain('<noscript>');
      expect(page.head).toMatch(new RegExp(`<title>[^<]*${title}`));
      expect(page.state.queries).toEqual([]);
      expect(page.state.texts.namespaces).toContain('common');
      expect([calls, problems]).toEqual([[], []]);
    },
  );

  it('shares a frame among addresses of one page only', async () => {
    const frame = (pathname: string) =>
      renderFrame({ pathname, origin: ORIGIN, report: () => undefined });
    const [one, other] = await Promise.all([
      frame('/en/goods_detail/1'),
      frame('/en/goods_detail/2'),
    ]);
    expect(one.html).toBe(other.html);
    expect(frameKey('/en/goods_detail/1')).toBe(frameKey('/en/goods_detail/2'));
    expect(frameKey('/en/goods_detail/1')).not.toBe(frameKey('/goods_detail/1'));
    expect(frameKey('/en/goods_detail/1')).not.toBe(frameKey('/en'));
    expect((await frame('/en/no/such/page')).html).toContain('page-skeleton__list');
    expect((await frame('/en')).head).toContain('<title>lychee</title>');
  });

  it('dehydrates normalized queries as JSON', async () => {
    const { renderOk } = backend();
    const { state } = await renderOk(GOODS);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    const detail = state.queries.find(({ key }) => key[0] === '/api/front/product/detail/1001')
      ?.data as ProductDetail | undefined;
    expect(detail?.productInfo.sliderImage).toBeInstanceOf(Array);
    expect(state.texts.namespaces.toSorted()).toEqual(['catalogue', 'common']);
    expect(Math.abs(Date.now() - state.time)).toBeLessThan(5000);
  });

  it('passes missing extensions to the browser', async () => {
    const { renderOk } = backend({
      'home/get/config': () =>
        Response.json({ timestamp: '', status: 404, error: 'Not Found' }, { status: 404 }),
    });
    const page = await renderOk('/');
    expect(page.degraded).toBe(false);
    expect(page.state.absent).toEqual(['homeConfig']);
  });

  it('reduces an address to the parameters of its page', () => {
    expect(knownAddress('/goods/goods_search', '?utm=1&page=2&cid=3&cid=4')).toEqual({
      pathname: '/goods/goods_search',
      search: '?cid=3&page=2',
    });
    expect(knownAddress('/en', '?utm=1')).toEqual({ pathname: '/en', search: '' });
  });
});

describe('a failing backend', () => {
  it.each([
    ['hangs', hangs],
    ['dies in the middle', dies],
    ['refuses', refuses],
    ['answers with a failure', () => Response.json({ code: 500, message: 'no', data: null })],
  ])('reviews: it %s, and the page is rendered without them', async (_how, reply) => {
    const { renderOk } = backend({ 'product/reply': reply });
    const page = await renderOk(GOODS, { deadlines: SOON });
    expect(page).toMatchObject({ status: 200, degraded: true });
    expect(page.state.queries.some(({ key }) => key[0] === '/api/front/product/detail/1001')).toBe(
      true,
    );
    expect(page.state.queries.some(({ key }) => String(key[0]).includes('reply'))).toBe(false);
  });

  it.each([
    ['dies in the middle', dies],
    ['refuses', refuses],
    ['answers with HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    [
      'answers with a failure without words',
      () => Response.json({ code: 500, message: '', data: null }),
    ],
  ])('product: it %s, and the page is an error with 502', async (_how, reply) => {
    const { renderOk, problems } = backend({ 'product/detail': reply });
    const page = await renderOk(GOODS, { deadlines: SOON });
    expect(problems).toMatchObject([{ operation: 'productDetail' }]);
    expect(page).toMatchObject({ status: 502, degraded: true });
    expect(page.html).toContain('class="error-page');
    expect(page.state.error).toMatchObject({ operation: 'productDetail' });
    expect(page.html).not.toContain('at async');
  });

  it('an address of a store without its number is 404', async () => {
    const { renderOk } = backend();
    expect(await renderOk('/en/merchant/merchant')).toMatchObject({
      status: 404,
      degraded: false,
    });
  });

  it('a product that is no longer sold is 404 with the message of the backend', async () => {
    const { renderOk, problems } = backend();
    const page = await renderOk('/en/goods_detail/999999');
    expect(page.status).toBe(404);
    expect(page.html).toContain('This item is no longer sold, choose another');
    expect(JSON.parse(JSON.stringify(page.state.error))).toMatchObject({
      kind: 'answer',
      operation: 'productDetail',
      message: 'This item is no longer sold, choose another',
    });
    expect(problems).toEqual([]);
  });

  it('a hanging product call is aborted, and the page is left to the browser', async () => {
    const { render, calls } = backend({ 'product/detail': hangs });
    const started = performance.now();
    expect(await render(GOODS, { deadlines: HARD })).toMatchObject({
      status: 503,
      degraded: true,
      state: { isFrame: true },
    });
    expect(performance.now() - started).toBeLessThan(5000);
    expect(
      calls
        .filter(({ url }) => url.includes('product/detail'))
        .every(({ signal }) => signal.aborted),
    ).toBe(true);
  });

  it('if all calls hang, the home page is a frame', async () => {
    const { render } = backend({ '/api/': hangs });
    const started = performance.now();
    const answer = await render('/', { deadlines: HARD });
    expect(answer).toMatchObject({ kind: 'page', status: 200, degraded: true });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('a dropped connection is retried', async () => {
    let dropped = 0;
    const { market, renderOk } = backend({
      'product/detail': (request) => {
        dropped += 1;
        return dropped === 1 ? refuses(request) : market.fetch(request);
      },
    });
    expect(await renderOk(GOODS)).toMatchObject({ status: 200, degraded: false });
  });

  it('a response without its resource is an error page', async () => {
    const { render, problems } = backend({
      'product/detail': () =>
        Response.json({ code: 200, message: '', data: { productInfo: null } }),
    });
    expect(await render(GOODS)).toMatchObject({ kind: 'page', status: 502, degraded: true });
    expect(problems[0]).toMatchObject({ kind: 'malformed', operation: 'productDetail' });
  });

  it('a rendering error is reported to the operator, not to the shopper', async () => {
    const { render, problems } = backend();
    vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockImplementation(() => {
      throw new TypeError('No figures');
    });
    expect(await render(GOODS)).toMatchObject({
      status: 200,
      degraded: true,
      state: { isFrame: true },
    });
    vi.restoreAllMocks();
    expect(problems[0]).toBeInstanceOf(TypeError);
  });
});

describe('one request, one context', () => {
  it('parallel requests in two languages are isolated', async () => {
    const { market, renderOk, calls } = backend();
    const names = market.market.catalogue.products.find(({ id }) => id === 1001)?.name;
    const pages = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const locale = at % 2 ? 'en' : 'th';
        return { locale, page: await renderOk(`/${locale}${GOODS}`) };
      }),
    );
    for (const { locale, page } of pages) {
      expect(page.html).toContain(names?.[locale === 'en' ? 'en' : 'th']);
      expect(page.html).not.toContain(names?.[locale === 'en' ? 'th' : 'en']);
      expect(JSON.stringify(page.state)).not.toContain(names?.[locale === 'en' ? 'th' : 'en']);
    }
    expect(
      calls.every(
        ({ headers }) => headers.get('Authori-zation') === null && headers.get('Cookie') === null,
      ),
    ).toBe(true);
  });

  it('a call outside of a request throws', async () => {
    const { apiContext } = await import('#/api/context.ts');
    expect(() => apiContext()).toThrow('outside of a request');
  });
});
