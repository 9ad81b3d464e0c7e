// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { prepareShop } from '#/app/prepare-shop.tsx';
import { shopTree } from '#/app/shop-tree.tsx';
import { browserStore, tabStore } from '#/lib/storage.ts';
import { renderedEntry } from '#/router/entry.ts';
import { routes } from '#/routes.ts';
import { MALI, openCheckout } from './open-checkout.tsx';
import { ORIGIN, openShop } from './open-shop.tsx';

/**
 * Renders the page of the address as a server does, with the data of a shop that is open.
 * @returns its text, and what was read: keys of storage, cookies
 */
async function renderFirst({ queryClient }: Awaited<ReturnType<typeof openShop>>) {
  const { context } = await prepareShop({ baseUrl: ORIGIN, report: () => undefined });
  for (const { queryKey, state } of queryClient.getQueryCache().getAll())
    context.queryClient.setQueryData(queryKey, state.data);
  const entry = await renderedEntry(routes, context, window.location.search, null);
  const read: string[] = [];
  for (const store of [tabStore, browserStore]) {
    vi.spyOn(store, 'get').mockImplementation((key) => {
      // Switches off calls, and shows nothing.
      if (key !== 'lychee.absent') read.push(key);
      return null;
    });
  }
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    read.push('cookie');
    return '';
  });
  const main = document.createElement('div');
  main.innerHTML = renderToString(shopTree(context, entry));
  vi.restoreAllMocks();
  return { text: main.querySelector('main')?.textContent, read };
}

describe('the first render', () => {
  it('of the checkout shows its form, and reads neither storage nor cookies', async () => {
    const { text, read } = await renderFirst(await openCheckout(MALI));
    expect(text).toContain('Place order');
    expect(read).toEqual([]);
  });

  it.each(['?orderNo=PT1', '?status=0&token=T1&local_order_no=PT1', '?token=T1&PayerID=P'])(
    'of the payment result is the same for all shoppers (%s)',
    async (search) => {
      const shop = await openShop(`/en/order/payment_result${search}`, { as: MALI });
      window.history.replaceState(null, '', `/en/order/payment_result${search}`);
      const { text, read } = await renderFirst(shop);
      expect(text).toContain('We are confirming your payment…');
      expect(read).toEqual([]);
    },
  );
});
