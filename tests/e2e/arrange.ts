import { type BrowserContext, type Page, test } from '@playwright/test';
import type { MALI } from './shop.ts';

const COOKIE = 'auth._token.local';
const ZONE_COOKIE = 'lychee.zone';

/** Calls the backend with the browser's session. @returns its `data`; other codes than 200 throw */
export async function callApi<T>(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<T> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === COOKIE)?.value ?? '';
  const response = await page.request.fetch(`/api/front/${path}`, {
    method,
    headers: { 'Authori-zation': decodeURIComponent(cookie).replace(/^Bearer /, '') },
    ...(data ? { data } : {}),
  });
  const envelope = (await response.json()) as { code: number; data: T; message: string };
  if (envelope.code !== 200) throw new Error(`${path}: ${envelope.message}`);
  return envelope.data;
}

/** Stores a session in the browser as the shop does, with the time zone in which the server writes times. */
export function addSessionCookie(context: BrowserContext, token: string): Promise<void> {
  const { baseURL: url = '', timezoneId } = test.info().project.use;
  const stored = {
    [COOKIE]: `Bearer ${token}`,
    [ZONE_COOKIE]: timezoneId ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return context.addCookies(
    Object.entries(stored).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url,
    })),
  );
}

/** Signs in without the form, for tests with another subject. */
export async function startSession(page: Page, account: typeof MALI): Promise<void> {
  const { token } = await callApi<{ token: string }>(page, 'POST', 'login/email', account);
  await addSessionCookie(page.context(), token);
}

/** The next document is a frame, so that the browser sends the calls of its page: for tests that answer them. */
export const openAsFrame = (page: Page): Promise<void> =>
  page.context().clearCookies({ name: ZONE_COOKIE });
