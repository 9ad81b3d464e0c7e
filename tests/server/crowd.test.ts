import { rmSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { backend } from './backend.ts';
import { builtFolder } from './built-folder.ts';
import { BROWSER, PATIENT, servePages, SOON } from './page-server.ts';

/** While as many pages are being rendered, browsers do not wait. */
const BUSY = 16;
/** Pages that are rendered at the same time or wait for it. */
const PLACES = 32 + 200;
const MORE = 40;
/** A kept page of this age is rendered again before it is served. */
const STALE_MS = 65_000;
const product = (id: number) => `/en/goods_detail/${id}`;

describe('while many pages are being rendered', () => {
  const dist = builtFolder();
  afterAll(() => rmSync(dist, { recursive: true }));
  afterEach(() => vi.useRealTimers());

  it('browsers get the frame at once, kept pages as ever, and crawlers wait for the page', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { market } = backend();
    let release: () => void = () => undefined;
    let held = Promise.resolve();
    const asked = new Set<string>();
    const answer = async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname.includes('/product/detail/')) asked.add(pathname);
      await held;
      return market.fetch(request);
    };
    // A page that waited for the backend would not be sent within this test.
    const deadlines = { ...PATIENT };
    const pages = await servePages(dist, answer, { deadlines });
    const kept = await pages.get(product(1001), BROWSER);
    expect(kept.text).toContain('<h1');

    held = new Promise((resolve) => {
      release = resolve;
    });
    const crowd = Array.from({ length: BUSY }, (_, index) => pages.get(product(1002 + index)));
    await expect.poll(() => asked.size).toBe(1 + BUSY);
    const frame = await pages.get(product(1100), BROWSER);
    expect(frame).toMatchObject({ status: 200, control: 'no-store', cache: null });
    expect(frame.text).not.toContain('<h1');
    // Frames are cached by address.
    expect(await pages.get(product(1101), BROWSER)).toMatchObject({ text: frame.text });
    const { text } = await pages.get(`${product(1101)}?sku=1`, BROWSER);
    expect(text).toBe(frame.text.replace('url=?whole', 'url=?sku=1&amp;whole'));
    expect(await pages.get(product(1001), BROWSER)).toMatchObject({ text: kept.text });
    vi.setSystemTime(Date.now() + STALE_MS);
    deadlines.frame = SOON.frame;
    expect(await pages.get(product(1001), BROWSER)).toMatchObject({ text: kept.text });

    release();
    await expect
      .poll(async () => (await pages.get(product(1001), BROWSER)).cache)
      .toBe('storefront; hit');
    for (const { status, text } of await Promise.all(crowd)) {
      expect(status).toBe(200);
      expect(text).toContain('<h1');
    }
    await pages.stop();
  });

  it('more pages than can wait are refused with one ready frame, which costs no rendering', async () => {
    const { market } = backend();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const pages = await servePages(dist, async (request) => {
      await held;
      return market.fetch(request);
    });
    const search = (index: number) => pages.get(`/en/goods/goods_search?title=${index}`);
    const all = Array.from({ length: PLACES + MORE }, (_, index) => search(index));
    const refused: Awaited<ReturnType<typeof search>>[] = [];
    for (const page of all)
      void page.then((answer) => {
        if (answer.status === 503) refused.push(answer);
      });
    await expect.poll(() => refused.length).toBe(MORE);
    // The time of rendering is part of a document.
    expect(new Set(refused.map(({ text }) => text)).size).toBe(1);
    expect(refused[0]).toMatchObject({ retryAfter: '5', control: 'no-store' });
    expect(refused[0]?.text).toContain('<noscript><meta http-equiv="refresh" content="5">');
    release();
    await Promise.all(all);
    await pages.stop();
  });
});
