import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { startMarketServer } from '#mocks/server.ts';
import { chromiumLaunch } from '../chromium.ts';
import { loadServerParts } from '../serve/load-server.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const SCREENS = [
  ['home.zh-CN', '/'],
  ['goods.en', '/en/goods_detail/1001'],
  ['search.th', '/th/goods/goods_search?cid=3'],
  ['cart.zh-CN', '/order/shopping_cart'],
  ['orders.lao', '/lao/users/order_list?orderStatus=1'],
] as const;

async function take(of: Page, name: string) {
  await of.addStyleTag({ content: '#sandbox, .language-bar { display: none !important }' });
  await of.waitForLoadState('networkidle');
  await of.waitForTimeout(800);
  await sharp(await of.screenshot())
    .resize(1200)
    .webp({ quality: 82 })
    .toFile(join(docs, `${name}.webp`));
}

/** Takes the screenshots of the README. */
export async function takeReadmeScreens(): Promise<void> {
  mkdirSync(docs, { recursive: true });
  const market = await startMarketServer({
    fresh: true,
    stateFile: '.cache/screens-market.json',
    renderedPictures: true,
  });
  const { shopServer } = await loadServerParts();
  const server = shopServer({ market });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(chromiumLaunch());
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });

  const answer = await fetch(`${origin}/api/front/login/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(market.accounts[0]),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const page = await context.newPage();

  for (const [name, path] of SCREENS) {
    if (name === 'cart.zh-CN')
      await context.addCookies([
        {
          name: 'auth._token.local',
          value: encodeURIComponent(`Bearer ${data.token}`),
          url: origin,
        },
      ]);
    await page.goto(origin + path);
    await take(page, name);
  }
  await page.goto(`${origin}/en/order/shopping_cart`);
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.waitForURL(/order_confirm/);
  await take(page, 'checkout.en');
  await browser.close();
  server.close();
}
