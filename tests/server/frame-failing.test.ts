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

it('renders a frame again after its rendering failed', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.mocked(pages.renderFrame).mockRejectedValueOnce(new Error('no memory'));
  // Browsers get frames while the backend does not answer.
  const { get, stop } = await servePages(dist, () => new Promise(() => {}));
  expect(await get('/en/goods_detail/1001', BROWSER)).toMatchObject({ status: 500 });
  expect(printed).toHaveBeenCalledOnce();
  expect(await get('/en/goods_detail/1001', BROWSER)).toMatchObject({ status: 200 });
  await stop();
});
