// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FEATURED_ID, SOLD_OUT_IDS } from '#mocks/demo/catalogue/special.ts';
import { JsonLd } from '#/shared/head/json-ld.tsx';
import { ORIGIN, openShop } from './open-shop.tsx';
import { readHead, readThings } from './read-head.ts';

/** A name that closes a script, opens a comment or looks like a variable. */
const NAME = '</script><img src=x onerror="window.hostile=1"><!--"\\\u2028{{shop}}&amp;';

describe('structured data', () => {
  it('of a product: prices of all options, seller, rating', async () => {
    const { market } = await openShop(`/en/goods_detail/${FEATURED_ID}`);
    const { Product } = readThings();
    const { skus } = market.catalogue.products.find(({ id }) => id === FEATURED_ID)!;
    const { offers, aggregateRating } = Product as unknown as {
      offers: Record<string, unknown>;
      aggregateRating: { reviewCount: number };
    };
    const prices = skus.map(({ price }) => price);
    expect([offers.lowPrice ?? offers.price, offers.highPrice ?? offers.price]).toEqual(
      [Math.min(...prices), Math.max(...prices)].map((price) => (price / 100).toFixed(2)),
    );
    expect(offers.availability).toBe('https://schema.org/InStock');
    expect(Product).toMatchObject({ sku: String(FEATURED_ID), productID: String(FEATURED_ID) });
    const seller = (offers.seller as { name: string }).name;
    expect((await screen.findAllByText(seller)).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(screen.getAllByText(String(aggregateRating.reviewCount)).length).toBeGreaterThan(0),
    );
  });

  it('of a sold-out product', async () => {
    await openShop(`/en/goods_detail/${[...SOLD_OUT_IDS][0]}`);
    expect(readThings().Product).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('of a list: products in order, with positions that continue on the next page', async () => {
    await openShop('/en/goods/goods_search?page=2');
    const { itemListElement } = readThings().ItemList as {
      itemListElement: { position: number; name: string; url: string }[];
    };
    expect(itemListElement.map(({ name }) => name)).toEqual(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    );
    expect(itemListElement.map(({ position }) => position)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 21),
    );
    expect(readHead().canonicals).toEqual([`${ORIGIN}/en/goods/goods_search?page=2`]);
    expect(document.title).toContain('Page 2');
  });

  it('in server-rendered markup', () => {
    const markup = renderToStaticMarkup(<JsonLd data={{ '@type': 'Product', name: NAME }} />);
    const [, content] =
      /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(markup) ?? [];
    expect(JSON.parse(content ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: NAME,
    });
  });

  it('escapes hostile names', async () => {
    const { market, user } = await openShop('/en/');
    const { products } = market.catalogue;
    const goods = products.find(({ id }) => id === FEATURED_ID)!;
    const { name } = goods;
    Object.assign(goods, { name: { ...name, en: NAME } });
    try {
      await user.type(screen.getByRole('combobox', { name: 'Search' }), 'onerror{Enter}');
      await waitFor(() =>
        expect(readThings().ItemList).toMatchObject({ itemListElement: [{ name: NAME }] }),
      );
      await user.click(screen.getByRole('link', { name: new RegExp('onerror') }));
      await waitFor(() => expect(readThings().Product).toMatchObject({ name: NAME }));
      expect(readThings().BreadcrumbList).toMatchObject({ itemListElement: [{}, { name: NAME }] });
      for (const block of document.querySelectorAll('script[type="application/ld+json"]'))
        expect(block.textContent).not.toContain('<');
      expect(readHead().graph.title).toEqual([NAME]);
      expect(document.querySelector('img[onerror]')).toBeNull();
    } finally {
      Object.assign(goods, { name });
    }
  });
});
