import { describe, expect, it } from 'vitest';
import { backend } from './backend.ts';

const DETAIL = 'product/detail/1001';

/** The page of a product whose prices are written in a way. */
async function pageOf(price: string) {
  const shop = backend({
    [DETAIL]: async (request) => {
      const text = await (await shop.market.fetch(request)).text();
      return new Response(text.replaceAll(/"price":"[^"]*"/g, `"price":${JSON.stringify(price)}`));
    },
  });
  const { html } = await shop.renderOk('/en/goods_detail/1001');
  return { html, problems: shop.problems };
}

describe('prices of a backend', () => {
  it('are read in exponent form', async () => {
    const { html, problems } = await pageOf('1E+2');
    expect(html).toContain('Price $100.00');
    expect(html).toContain('Add to cart');
    expect(problems).toEqual([]);
  });

  it('that cannot be read are reported and shown as unknown', async () => {
    const { html, problems } = await pageOf('soon');
    expect(html).toContain('Price unknown');
    expect(html).not.toContain('no longer sold');
    expect(html).not.toMatch(/\$\s?0|NaN/);
    expect(problems).toContain('productDetail: "soon" is not an amount');
  });
});
