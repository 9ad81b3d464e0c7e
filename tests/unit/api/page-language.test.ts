import { afterEach, expect, it, vi } from 'vitest';
import { provideApiContext } from '#/api/context.ts';
import { send } from '#/api/http.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['th', '/api/front/product/list', 'th'],
  ['lo', '/api/front/product/detail/7', 'lo'],
  ['zh-CN', '/api/front/product/list', null],
  ['th', '/api/front/cart/count', null],
])('a page in %s asks %s for texts in %s', async (language, url, asked) => {
  const requests: Request[] = [];
  provideApiContext(() => ({
    baseUrl: 'http://shop.test',
    language,
    token: () => null,
    report: () => undefined,
    fetch: async (request) => {
      requests.push(request);
      return Response.json({ code: 500, message: '', data: null });
    },
  }));
  await expect(send({ url, method: 'GET', params: { page: 1 } })).rejects.toThrow();
  const { searchParams } = new URL(requests[0]?.url ?? '');
  expect(searchParams.get('language')).toBe(asked);
  expect(searchParams.get('page')).toBe('1');
});
