import type { Page } from '@playwright/test';

const KEY = 'test.beacons';

interface SentBeacon {
  path: string;
  body: string;
}

/** Records beacons in the storage of the page, because those of a page that is closed are no requests that tests see. */
export async function recordBeacons(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const sent = JSON.parse(localStorage.getItem(key) ?? '[]') as SentBeacon[];
      const { pathname } = new URL(address, location.href);
      localStorage.setItem(key, JSON.stringify([...sent, { path: pathname, body: String(body) }]));
      return send(address, body);
    };
  }, KEY);
}

/** Bodies of the beacons to a path, of all pages of the origin. */
export async function sentBeacons(page: Page, path: string): Promise<string[]> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), KEY);
  const sent = JSON.parse(stored ?? '[]') as SentBeacon[];
  return sent.filter((beacon) => beacon.path === path).map(({ body }) => body);
}
