import { rmSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import * as pages from '#/server/render-page.tsx';
import { builtFolder } from './built-folder.ts';
import { BROWSER, servePages } from './page-server.ts';

vi.mock('#/server/render-page.tsx', async (original) => {
  const actual = await original<typeof pages>();
  return { ...actual, renderFrame: vi.fn(actual.renderFrame) };
});

const dist = builtFolder();
afterAll(() => rmSync(dist, { recursive: true }));

it('sends a page that reloads if a frame cannot be rendered, and renders it again', async () => {
  const report = vi.fn();
  const failure = new Error('no memory');
  vi.mocked(pages.renderFrame).mockRejectedValueOnce(failure);
  // Browsers get frames while the backend does not answer.
  const { get, stop } = await servePages(dist, () => new Promise(() => {}), { report });
  const busy = await get('/fr/goods_detail/1001', BROWSER);
  expect(busy).toMatchObject({
    status: 503,
    control: 'no-store',
    type: 'text/html; charset=utf-8',
  });
  expect(Number(busy.retryAfter)).toBeGreaterThan(0);
  expect(busy.text).toContain('<html lang="fr">');
  expect(busy.text).toContain('http-equiv="refresh"');
  expect(busy.text).toMatch(/<p role="status">[^<]+<.*<a href="">[^<]+</);
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  expect(await get('/fr/goods_detail/1001', BROWSER)).toMatchObject({ status: 200 });
  await stop();
});

it('warms up with the frame of the home page, which depends on no origin', async () => {
  vi.mocked(pages.renderFrame).mockClear().mockRejectedValueOnce(new Error('no memory'));
  const { get, stop, warmUp } = await servePages(dist, () => new Promise(() => {}));
  await expect(warmUp()).rejects.toThrow('no memory');
  await warmUp();
  const { status, text } = await get('/', BROWSER);
  expect(status).toBe(200);
  expect(text).not.toContain('//shop/');
  expect(pages.renderFrame).toHaveBeenCalledTimes(2);
  await stop();
});
