// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { nextTask } from '#tests/next-task.ts';

const { prepareShop, begun } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pending = new Promise(() => undefined);
  return { prepareShop: vi.fn(() => (resolve(), pending)), begun: promise };
});
vi.mock('#/app/prepare-shop.tsx', () => ({ prepareShop }));

it('a page that the browser renders in advance begins nothing until it is shown', async () => {
  vi.stubGlobal('__DEV_MARKET__', false);
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  await import('#/main.tsx');
  await nextTask();
  expect(prepareShop).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  await begun;
  expect(prepareShop).toHaveBeenCalledTimes(1);
});
