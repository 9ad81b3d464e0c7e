import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Beacon } from '#/field/beacon.ts';
import { fieldScriptOf } from '#/server/manifest.ts';
import { callApi, startSession } from './arrange.ts';
import { recordBeacons, sentBeacons } from './beacons.ts';
import { expect, MALI, test } from './shop.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');
const webVitals = createRequire(import.meta.url)
  .resolve('web-vitals')
  .replace(/[^/]+$/, '');

type WebVitals = Pick<typeof import('web-vitals'), 'onLCP' | 'onCLS' | 'onINP'>;
interface Metric {
  name: string;
  value: number;
}
declare global {
  interface Window {
    webVitals: WebVitals;
    compared: Record<string, number>;
  }
}

let shop: ChildProcess;
let origin: string;
let output = '';

/** The production server, which measures every visit, in front of the market. */
test.beforeAll(async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port) + 11;
  origin = `http://localhost:${port}`;
  shop = spawn(process.execPath, ['dist-server/index.js'], {
    cwd: join(dist, '..'),
    env: { ...process.env, PORT: String(port), API_TARGET: baseURL, FIELD_DATA: '1' },
  });
  shop.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  await expect.poll(() => output.includes('"event":"start"')).toBe(true);
});
test.afterAll(() => void shop.kill('SIGKILL'));

/** Resolves when the script that measures has been loaded. */
const measuring = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/measure-')),
  );

/** Leaves the page and returns what it sent. */
async function leave(page: Page): Promise<{ texts: string[]; beacon: Beacon }> {
  await page.goto(`${origin}/robots.txt`);
  const texts = await sentBeacons(page, '/field-data');
  return { texts, beacon: JSON.parse(texts.at(-1) ?? 'null') as Beacon };
}

test.beforeEach(({ page }) => recordBeacons(page));

test('the script has less than 1.5 KB and is no part of the app', () => {
  const file = fieldScriptOf(dist);
  const script = readFileSync(join(dist, file));
  expect(brotliCompressSync(script).byteLength).toBeLessThan(1536);
  expect(script.toString()).not.toMatch(/\bimport\b/);
  expect(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')).not.toContain(file);
});

test('a visit sends one beacon, which the server logs, without anything personal', async ({
  page,
}) => {
  await startSession(page, MALI);
  const { list } = await callApi<{ list: { orderNo: string }[] }>(
    page,
    'GET',
    'order/await/pay/list?page=1&limit=5',
  );
  const orderNo = list[0]?.orderNo ?? '';
  expect(orderNo).not.toBe('');
  await page.goto(`${origin}/en/order/order_detail?orderNo=${orderNo}&utm_source=mali`);
  await measuring(page);
  await page.getByRole('link', { name: 'My orders' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { texts, beacon } = await leave(page);
  expect(texts).toHaveLength(1);

  expect(beacon.route).toBe('/order/order_detail');
  expect(beacon.lcp).toBeGreaterThan(0);
  expect(beacon.cls).toBeLessThan(0.1);
  expect(beacon.inp).toBeGreaterThan(0);
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'auth._token.local')?.value.slice(-20);
  const personal = [
    orderNo,
    'mali',
    'Mali',
    'utm_source',
    'orderNo',
    '?',
    'http',
    '@',
    ...(token ? [token] : []),
  ];
  for (const value of personal) expect(texts[0], value).not.toContain(value);
  expect(Object.keys(beacon).sort()).toEqual([
    'cls',
    'errors',
    'inp',
    'lcp',
    'route',
    'violations',
  ]);

  await expect.poll(() => output).toContain('"event":"vitals","id"');
  for (const value of [orderNo, 'utm_source=mali', ...(token ? [token] : [])])
    for (const line of output.split('\n').filter((one) => one.includes('"vitals"')))
      expect(line).not.toContain(value);
});

test('errors are reported by name and position, also those before the script', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      throw new RangeError('the e-mail mali@lychee.test');
    }),
  );
  await page.goto(`${origin}/en/goods_detail/1001`);
  await measuring(page);
  await page.evaluate(async () => {
    const isReported = new Promise((resolve) =>
      window.addEventListener('unhandledrejection', resolve, { once: true }),
    );
    void Promise.reject(new TypeError("Cannot read properties of null (reading 'price')"));
    window.dispatchEvent(
      new CustomEvent('contract-violation', {
        detail: 'productDetail: data.list.0.price invalid_type expected string',
      }),
    );
    await isReported;
  });
  const { beacon } = await leave(page);
  expect(beacon.errors).toMatchObject([
    { name: 'RangeError', message: '', count: 1 },
    {
      route: '/goods_detail/:id',
      name: 'TypeError',
      message: "Cannot read properties of null (reading 'price')",
    },
  ]);
  expect(beacon.violations).toEqual([
    {
      route: '/goods_detail/:id',
      operation: 'productDetail',
      field: 'data.list.*.price',
      code: 'invalid_type',
    },
  ]);
  await expect.poll(() => output).toContain('"event":"violation"');
  consoleErrors.length = 0;
});

test('the values are those of the web-vitals package', async ({ page }) => {
  const library = readFileSync(`${webVitals}web-vitals.iife.js`, 'utf8');
  await page.addInitScript(`${library};window.webVitals = webVitals;`);
  await page.addInitScript(() => {
    window.compared = {};
    const report = ({ name, value }: Metric) => {
      window.compared[name.toLowerCase()] = value;
      // The last values are reported when the page is left.
      if (location.pathname !== '/robots.txt')
        localStorage.setItem('test.compared', JSON.stringify(window.compared));
    };
    for (const measure of [window.webVitals.onLCP, window.webVitals.onCLS, window.webVitals.onINP])
      measure(report, { reportAllChanges: true });
    // A shift, and two slow interactions.
    document.addEventListener('keydown', ({ key }) => {
      const end = performance.now() + (key === 'a' ? 120 : 60);
      while (performance.now() < end);
    });
    window.addEventListener('load', () =>
      setTimeout(() => document.body.style.setProperty('padding-top', '80px'), 300),
    );
  });
  await page.goto(`${origin}/en/goods_detail/1001`);
  await measuring(page);
  await page.waitForFunction(() => (window.compared.cls ?? 0) > 0.01);
  await page.keyboard.press('a');
  await page.keyboard.press('b');
  await page.waitForFunction(() => (window.compared.inp ?? 0) > 100);
  const { beacon } = await leave(page);
  const stored = await page.evaluate(() => localStorage.getItem('test.compared'));
  const compared = JSON.parse(stored ?? '{}') as Record<string, number>;
  expect(beacon.cls).toBeCloseTo(compared.cls ?? NaN, 4);
  expect(beacon.inp).toBe(compared.inp);
  expect(beacon.lcp).toBe(compared.lcp);
});

test('a shop without field data loads and sends nothing', async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${baseURL}/en`);
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  expect(requests.filter((url) => /measure-|field-data/.test(url))).toEqual([]);
  expect((await fetch(`${baseURL}/field-data`, { method: 'POST', body: '{}' })).status).toBe(405);
});
