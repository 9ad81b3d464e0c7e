import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { callApi, startSession } from './arrange.ts';
import { startMarketProxy } from './market-proxy.ts';
import { ENGLISH, expect, MALI, SOM, test } from './shop.ts';
import { shopper } from './shopper.ts';
import { textsOf } from './texts.ts';

const root = join(import.meta.dirname, '..', '..');
const BAG = 1001;
const MOCK_WORDS = ['Sandbox', 'lychee.test', 'freshState', 'mockServiceWorker', 'setupWorker'];

declare global {
  interface Window {
    violations: string[];
  }
}

test.describe('the build', () => {
  test('dist contains no mock code', () => {
    const scripts = globSync('dist/assets/*.js', { cwd: root });
    expect(scripts.length).toBeGreaterThan(10);
    const found = scripts.flatMap((script) => {
      const text = readFileSync(join(root, script), 'utf8');
      return MOCK_WORDS.filter((word) => text.includes(word)).map((word) => `${word} in ${script}`);
    });
    expect(found).toEqual([]);
  });

  test('dist-server contains the renderers of react-dom that it uses, and no other', () => {
    const files = globSync('dist-server/*.js', { cwd: root });
    const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
    const found = texts.flatMap((text) => text.match(/react-dom-server[a-z.-]*/g) ?? []);
    expect([...new Set(found)].toSorted()).toEqual([
      'react-dom-server-legacy.node.production.js',
      'react-dom-server.node.production.js',
    ]);
  });

  test('pages list the scripts that the entry imports, which start in tasks of their own', async ({
    request,
  }) => {
    const html = await (await request.get('/')).text();
    const listed = (name: string) =>
      new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [];
    const [entry = ''] = listed('entry');
    const code = readFileSync(join(root, 'dist', entry), 'utf8');
    const imported = [...code.matchAll(/\bfrom"\.\/([\w-]+\.js)"/g)].map(
      ([, file]) => `/assets/${file}`,
    );
    expect(imported.length).toBeGreaterThan(1);
    expect(listed('frame')).toEqual(expect.arrayContaining(imported));
    expect(listed('chunks')).not.toEqual(expect.arrayContaining(imported));
  });

  test('lists what it contains from others, with licences', () => {
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    const { components } = JSON.parse(read('dist-server/sbom.json')) as {
      components: { name: string; hashes?: unknown[] }[];
    };
    const names = components.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['react', 'sirv', 'lucide', 'swagger-ui-dist', 'circle-flags']),
    );
    expect(names).not.toContain('vite');
    const unhashed = components.filter(({ hashes }) => hashes?.length !== 1);
    expect(unhashed.map(({ name }) => name)).toEqual(['circle-flags', 'simple-icons']);
    expect(read('dist/THIRD-PARTY-LICENSES.txt')).toContain('Copyright (c) 2021 HatScripts');
    expect(read('dist-server/THIRD-PARTY-LICENSES.txt')).toMatch(/^sirv \d/m);
  });

  test('the policy forbids inline scripts, and no page has any', async ({ page }) => {
    await page.addInitScript(() => {
      window.violations = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        window.violations.push(`${event.violatedDirective}: ${event.blockedURI}`),
      );
    });
    await startSession(page, MALI);
    const { list } = await callApi<{ list: { orderNo: string }[] }>(
      page,
      'GET',
      'order/await/pay/list?page=1&limit=5',
    );
    for (const path of [
      '/',
      `/goods_detail/${BAG}`,
      '/order/shopping_cart',
      `/order/stripe_payment?orderNo=${list[0]?.orderNo}`,
    ]) {
      const answer = await page.goto(path);
      const policy = (await answer?.headerValue('content-security-policy')) ?? '';
      const scripts = policy.split(';').find((rule) => rule.trim().startsWith('script-src')) ?? '';
      expect(scripts, path).toContain("'self'");
      expect(scripts, path).not.toContain('unsafe');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      if (path.includes('stripe')) await expect(page.getByLabel('Card number')).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.violations), path).toEqual([]);
    }
  });

  test('the contract page works without external requests', async ({ page, baseURL }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('data:') && new URL(request.url()).origin !== baseURL)
        strangers.push(request.url());
    });
    await page.goto('/docs');
    await expect(page.locator('#operations-cart-cartSave')).toBeVisible();
    await page.getByPlaceholder('Filter by tag').fill('line cart reselect');
    await expect(page.locator('.opblock')).toHaveCount(1);
    await page.locator('#operations-cart-cartReselect button').first().click();
    await expect(page.locator('.opblock-description')).toContainText('Sign-in: required');
    await expect(
      page.locator('.opblock-description').getByRole('cell', { name: '401' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Sign in as Mali' }).click();
    await expect(page.getByText('Signed in.')).toBeVisible();
    await page.getByPlaceholder('Filter by tag').fill('');
    const list = page.getByRole('navigation', { name: 'Operations' });
    await list.getByRole('link', { name: 'userInfo', exact: true }).click();
    const userInfo = page.locator('#operations-user-userInfo');
    await expect(userInfo.locator('pre').first()).toContainText('curl "$SHOP/api/front/user/info"');
    await userInfo.getByRole('button', { name: 'Execute' }).click();
    await expect(userInfo.locator('.live-responses-table')).toContainText('mali@lychee.test');
    expect(strangers).toEqual([]);
  });

  test('direct calls to the backend reach the same market', async ({ page, request }) => {
    const answer = await request.get('/api/front/product/list?page=1&limit=5');
    expect(answer.status()).toBe(200);
    const { data } = (await answer.json()) as { data: { list: { storeName: string }[] } };
    await page.goto('/goods/goods_search');
    await expect(page.locator('main article').first()).toContainText(
      data.list[0]?.storeName ?? '?',
    );
    expect((await request.get('/api/front/no/such/thing')).status()).toBe(404);
  });
});

/** Starts the shop with another backend; resolves when it responds. */
async function startWithBackend(target: string, port: number): Promise<ChildProcess> {
  const shop = spawn(process.execPath, [join(root, 'scripts', 'start.ts')], {
    env: { ...process.env, PORT: String(port), API_TARGET: target },
    stdio: 'ignore',
  });
  await expect
    .poll(() =>
      fetch(`http://localhost:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return shop;
}

test.describe('with another backend', () => {
  const t = textsOf('en');
  let shop: ChildProcess;
  let origin: string;
  let proxy: Server;
  let configCalls = 0;
  let withExtension = true;

  test.beforeAll(async ({ baseURL }) => {
    const market = new URL(baseURL ?? '');
    const port = Number(market.port) + 1;
    proxy = await startMarketProxy(market, port + 1, (req, res) => {
      if (!req.url?.startsWith('/api/front/pc/home/get/config')) return false;
      configCalls += 1;
      if (withExtension) return false;
      res
        .writeHead(404, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ timestamp: '', status: 404, error: 'Not Found' }));
      return true;
    });
    origin = `http://localhost:${port}`;
    shop = await startWithBackend(`http://localhost:${port + 1}`, port);
  });

  test.beforeEach(() => {
    configCalls = 0;
    withExtension = true;
  });

  test.afterAll(() => {
    shop.kill();
    proxy.close();
  });

  test('the shop works, without sandbox and demo accounts', async ({ page }) => {
    await page.goto(`${origin}/en/`);
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.locator('#sandbox')).toHaveCount(0);
    await expect
      .poll(
        () =>
          page
            .locator('main article img')
            .first()
            .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
        'pictures of a backend without https',
      )
      .toBeGreaterThan(0);
    await shopper(page, ENGLISH).signInButton.click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByLabel(t('auth.email'))).toBeFocused();
    await expect(panel.getByText(t('auth.demoAccounts'))).toHaveCount(0);
    await panel.getByLabel(t('auth.email')).fill(SOM.email);
    await panel.getByLabel(t('auth.password'), { exact: true }).fill(SOM.password);
    await panel.getByRole('checkbox').check();
    await panel.getByRole('button', { name: t('auth.signIn'), exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(page.locator('.header__actUser')).toContainText('Som');
  });

  test('a missing extension is not requested again and shows no error', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}/en/`);
    const banner = page.getByRole('region', { name: t('a11y.banner') });
    await expect(banner).toBeVisible();

    withExtension = false;
    configCalls = 0;
    await page.goto(`${origin}/en/`);
    await expect(page.locator('main article').first()).toBeVisible();
    // A busy server sends the frame, and then both have asked.
    await page.waitForLoadState('networkidle');
    const asked = configCalls;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(2);
    await page.locator('main article a').first().click();
    await expect(page).toHaveURL(/goods_detail/);
    await expect(page.getByRole('button', { name: t('goods.buyNow') }).first()).toBeVisible();
    await page
      .locator('.top-strip')
      .getByRole('link', { name: t('nav.home') })
      .click();
    await expect(page).toHaveURL(new RegExp(`^${origin}/en/?$`));
    await page.goBack();
    await expect(page).toHaveURL(/goods_detail/);
    await expect(banner).toHaveCount(0);
    await expect(page.locator('.toast')).toHaveCount(0);
    expect(configCalls).toBe(asked);
  });
});
