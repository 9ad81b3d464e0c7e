import { describe, expect, it } from 'vitest';
import { PayType } from '#generated/model/payType.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { backend, ORIGIN } from './backend.ts';
import { HOSTILE_ID } from '#mocks/demo/catalogue/special.ts';
import { useHeartStore } from '#/domain/product/card-presses.ts';
import { frameKey, knownAddress } from '#/server/address.ts';
import { renderFrame } from '#/server/render-page.tsx';

const GOODS = '/goods_detail/1001';
const report = (problem: unknown) => expect(problem).toBeUndefined();

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
    const footer = footerOf(
      await renderOk(`/en${address}`, { config: { payTypes: [PayType.card] } }),
    );
    expect(footer).toContain('Payment methods');
    expect(footer).toContain('Bank card');
    expect(footer).not.toContain('Payment wallet');
    expect(
      (
        await renderFrame({
          pathname: '/en/order/shopping_cart',
          origin: ORIGIN,
          config: {},
          report,
        })
      ).html,
    ).toContain('href="/lao/order/shopping_cart"');
  });

  it('contains recommended products below a search without results', async () => {
    const { renderOk } = backend();
    const { html } = await renderOk('/en/goods/goods_search?title=zzzzzz');
    const [, row = ''] = html.split('>You may also like<');
    expect(new Set(row.match(/goods_detail\/\d+/g)).size).toBe(5);
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
      renderFrame({ pathname, origin: ORIGIN, config: {}, report: () => undefined });
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
