import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { callApi, startSession } from './arrange.ts';
import { expect, MALI, test } from './shop.ts';

const BAG = 1001;

let shop: ChildProcess;
let origin: string;

/** A shop without scripts of providers, in front of the market. */
test.beforeAll(async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port) + 15;
  origin = `http://localhost:${port}`;
  shop = spawn(process.execPath, ['dist-server/index.js'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...process.env, PORT: String(port), API_TARGET: baseURL, PROVIDERS: 'none' },
  });
  await expect
    .poll(() =>
      fetch(`${origin}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});
test.afterAll(() => void shop.kill('SIGKILL'));

test('every kind of page works while strings cannot become markup or script', async ({ page }) => {
  await startSession(page, MALI);
  const { list } = await callApi<{ list: { orderNo: string }[] }>(
    page,
    'GET',
    'order/await/pay/list?page=1&limit=5',
  );
  for (const path of [
    '/en',
    '/en/goods/goods_search?title=bag',
    '/en/order/shopping_cart',
    `/en/order/order_detail?orderNo=${list[0]?.orderNo}`,
    '/en/users/order_list',
    '/en/users/user_info',
    '/en/users/merchant_settled',
    '/en/middlewares/privacy_agreement',
  ]) {
    const answer = await page.goto(origin + path);
    expect(await answer?.headerValue('content-security-policy'), path).toContain(
      "require-trusted-types-for 'script'",
    );
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await page.waitForLoadState('networkidle');
  }

  // A page that the browser renders itself: structured data, and a merchant's text.
  await page.goto(`${origin}/en/goods/goods_search?title=bag`);
  await page.locator(`main a[href*="/goods_detail/${BAG}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`goods_detail/${BAG}`));
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(page.locator('.rich-text p').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
});

test('markup and scripts in strings are refused', async ({ page, consoleErrors }) => {
  await page.goto(`${origin}/en`);
  const refused = await page.evaluate(() => {
    const isRefused = (attempt: () => void) => {
      try {
        attempt();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    return {
      markup: isRefused(() => (document.createElement('div').innerHTML = '<img src onerror=x>')),
      script: isRefused(() => (document.createElement('script').textContent = 'alert(1)')),
      address: isRefused(() => (document.createElement('script').src = '/assets/a.js')),
      policy: isRefused(() => window.trustedTypes?.createPolicy('mine', {})),
    };
  });
  expect(refused).toEqual({ markup: true, script: true, address: true, policy: true });
  // The browser logs each of them.
  await expect.poll(() => consoleErrors.length).toBeGreaterThan(0);
  await page.close();
  consoleErrors.length = 0;
});
