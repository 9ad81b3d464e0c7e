import { type Page, test } from '@playwright/test';
import type { MALI } from './shop.ts';

const COOKIE = 'auth._token.local';

/** A call to the backend as the shopper whose session the browser holds. */
export async function callApi<T>(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<T> {
  const cookies = await page.context().cookies();
  const held = cookies.find(({ name }) => name === COOKIE)?.value ?? '';
  const answer = await page.request.fetch(`/api/front/${path}`, {
    method,
    headers: { 'Authori-zation': decodeURIComponent(held).replace(/^Bearer /, '') },
    ...(data ? { data } : {}),
  });
  const {
    code,
    data: told,
    message,
  } = (await answer.json()) as { code: number; data: T; message: string };
  if (code !== 200) throw new Error(`${path}: ${message}`);
  return told;
}

/** Signs in without the form, for tests whose subject comes later. */
export async function enter(page: Page, account: typeof MALI): Promise<void> {
  const { token } = await callApi<{ token: string }>(page, 'POST', 'login/email', account);
  await page.context().addCookies([
    {
      name: COOKIE,
      value: encodeURIComponent(`Bearer ${token}`),
      url: test.info().project.use.baseURL ?? '',
    },
  ]);
}
