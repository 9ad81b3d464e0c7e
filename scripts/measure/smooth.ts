import type { Browser, CDPSession, Page } from 'playwright';

/** Memory of a document after garbage collection. */
export interface MemoryUse {
  heapMb: number;
  nodes: number;
  listeners: number;
}

export async function readMemory(client: CDPSession): Promise<MemoryUse> {
  // Finalizers may release memory that only a later round collects.
  for (let round = 0; round < 3; round += 1) {
    await client.send('HeapProfiler.collectGarbage');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { heapMb: usedSize / 1_048_576, nodes, listeners: jsEventListeners };
}

/** A round through the shop. The index of the clicked link changes from round to round. */
const ROUND = [
  { link: '.category-rail a', lands: '/goods/goods_search' },
  { link: '.found-products__results .product-card__name a', lands: '/goods_detail/' },
  { link: 'main a[href*="/merchant/merchant/home"]', lands: '/merchant/merchant/home' },
  { link: 'a.brand', lands: '' },
];

/** Runs in the page: clicks a link and waits for its page. */
async function press([link, index, lands]: readonly [string, number, string]): Promise<void> {
  const until = async (done: () => boolean) => {
    const end = performance.now() + 20_000;
    while (!done() && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 16));
    if (!done()) throw new Error(`${link} did not come or lead to ${lands}`);
  };
  await until(() => document.querySelector(link) !== null);
  const links = document.querySelectorAll<HTMLElement>(link);
  links[index % links.length]?.click();
  await until(
    () =>
      (lands === ''
        ? document.querySelector('.hero') !== null
        : window.location.pathname.includes(lands)) && document.querySelector('h1') !== null,
  );
  await new Promise((resolve) => setTimeout(resolve, 60));
}

/** Changes pages in one document in rounds that start and end at home; calls back with the number of changes. */
export async function changePages(
  page: Page,
  count: number,
  onChange: (changes: number) => Promise<void>,
): Promise<void> {
  for (let change = 0; change < count; change += 1) {
    const step = ROUND[change % ROUND.length];
    if (step)
      await page.evaluate(press, [
        step.link,
        Math.floor(change / ROUND.length),
        step.lands,
      ] as const);
    await onChange(change + 1);
  }
}

/** Memory of the document after the given numbers of page changes. */
export async function memoryAfter(
  browser: Browser,
  url: string,
  marks: readonly number[],
): Promise<MemoryUse[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const client = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const all: MemoryUse[] = [];
  await changePages(page, Math.max(...marks), async (changes) => {
    if (!marks.includes(changes)) return;
    await page.waitForLoadState('networkidle');
    all.push(await readMemory(client));
  });
  await page.close();
  return all;
}

export interface Scrolled {
  frames: number;
  /** frames longer than 50 ms */
  slow: number;
  longest: number;
  /** longest task of the page */
  longestTask: number;
  cards: number;
}

/** Runs in the page: scrolls like a mouse wheel and counts frames. */
async function scrollDown(most: number): Promise<Scrolled> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const times: number[] = [];
  let work = 0;
  const tasks = new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => (work = Math.max(work, duration))),
  );
  tasks.observe({ type: 'longtask' });
  let last = await frame();
  let idleFrames = 0;
  while (times.length < most && idleFrames < 90) {
    const before = window.scrollY;
    window.scrollBy(0, 60);
    const now = await frame();
    times.push(now - last);
    last = now;
    idleFrames = window.scrollY === before ? idleFrames + 1 : 0;
  }
  return {
    frames: times.length,
    slow: times.filter((time) => time > 50).length,
    longest: Math.max(...times),
    longestTask: work,
    cards: document.querySelectorAll('.product-card').length,
  };
}

/** Scrolls a page for a number of frames, or to its end. */
export async function scrolled(browser: Browser, url: string, frames: number): Promise<Scrolled> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(scrollDown, frames);
  await page.close();
  return seen;
}
