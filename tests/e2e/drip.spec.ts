import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { layoutShift } from './layout-shift.ts';
import { expect, test } from './shop.ts';

const CHUNK = 400;
const PAUSE_MS = 25;

const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));

/** Sends the visible part of a document in small chunks, so that the browser renders nearly every state of it. */
async function drip(html: string, response: ServerResponse) {
  let from = html.indexOf('<div id="root">');
  response.write(html.slice(0, from));
  for (const end = html.indexOf('</main>'); from < end && !response.destroyed;) {
    const to = html.indexOf('>', from + CHUNK) + 1 || html.length;
    response.write(html.slice(from, to));
    from = to;
    await pause();
  }
  response.end(html.slice(from));
}

/** Sums the layout shifts of a slowly streamed document without scripts. */
async function measureShifts(
  page: Page,
  html: string,
  assets: string,
): Promise<{ moved: number; what: string[] }> {
  const server = createServer((request, response) => {
    if (request.url !== '/slow')
      return void response.writeHead(307, { Location: assets + (request.url ?? '') }).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    void drip(html, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/slow`, {
    waitUntil: 'load',
  });
  const seen = await layoutShift(page, 2000);
  server.close();
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
  await expect(page.locator('.header__masthead > .wrap')).toHaveCSS('display', 'grid');
  return seen;
}

const PAGES = [
  '/',
  '/th',
  '/fr',
  '/en/goods/goods_search?cid=3',
  `/goods_detail/${FEATURED_ID}`,
  '/en/merchant/merchant/home?id=1',
  '/lao/merchant/merchant_street',
  '/merchant/merchant_more',
  '/en/goods/top_one',
  '/th/goods/activity_list?id=1&type=1',
];
for (const path of PAGES) {
  test(`almost no layout shift while the document streams: ${path}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const html = await (await request.get(path, { headers: { Accept: 'text/html' } })).text();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { moved, what } = await measureShifts(
      await context.newPage(),
      html.replaceAll(/<script[\s\S]*?<\/script>/g, ''),
      baseURL ?? '',
    );
    await context.close();
    expect(moved, what.join('\n')).toBeLessThan(0.002);
  });
}
