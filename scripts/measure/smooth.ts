import type { Browser, CDPSession, Page } from 'playwright';

/** What a document holds once nothing more can be collected. */
export interface Held {
  heapMb: number;
  nodes: number;
  listeners: number;
}

export async function held(client: CDPSession): Promise<Held> {
  // A later round takes what an earlier one's finalisers let go.
  for (let round = 0; round < 3; round += 1) {
    await client.send('HeapProfiler.collectGarbage');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { heapMb: usedSize / 1_048_576, nodes, listeners: jsEventListeners };
}

/** A round through the shop: each step is a link that is there, the how-manieth of them changes from round to round. */
const ROUND = [
  { link: '.rail a', lands: '/goods/goods_search' },
  { link: '.results .goods__name a', lands: '/goods_detail/' },
  { link: 'main a[href*="/merchant/merchant/home"]', lands: '/merchant/merchant/home' },
  { link: 'a.brand', lands: '' },
];

/** Runs in the page: presses a link and waits for the page it leads to. */
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

/** Changes pages in one document, beginning and ending each round at home; tells how many changes there were so far. */
export async function changePages(
  page: Page,
  count: number,
  tell: (changes: number) => Promise<void>,
): Promise<void> {
  for (let change = 0; change < count; change += 1) {
    const step = ROUND[change % ROUND.length];
    if (step)
      await page.evaluate(press, [
        step.link,
        Math.floor(change / ROUND.length),
        step.lands,
      ] as const);
    await tell(change + 1);
  }
}

/** What the document holds after each of the given numbers of page changes. */
export async function heldAfter(
  browser: Browser,
  url: string,
  marks: readonly number[],
): Promise<Held[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const client = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const all: Held[] = [];
  await changePages(page, Math.max(...marks), async (changes) => {
    if (!marks.includes(changes)) return;
    await page.waitForLoadState('networkidle');
    all.push(await held(client));
  });
  await page.close();
  return all;
}

export interface Scrolled {
  frames: number;
  /** frames that took longer than 50 ms */
  slow: number;
  longest: number;
  /** the longest piece of work of the page itself */
  longestTask: number;
  cards: number;
}

/** Runs in the page: goes down as a wheel does, and counts frames. */
async function scrollOn(most: number): Promise<Scrolled> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const times: number[] = [];
  let work = 0;
  const tasks = new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => (work = Math.max(work, duration))),
  );
  tasks.observe({ type: 'longtask' });
  let last = await frame();
  let still = 0;
  while (times.length < most && still < 90) {
    const before = window.scrollY;
    window.scrollBy(0, 60);
    const now = await frame();
    times.push(now - last);
    last = now;
    still = window.scrollY === before ? still + 1 : 0;
  }
  return {
    frames: times.length,
    slow: times.filter((time) => time > 50).length,
    longest: Math.max(...times),
    longestTask: work,
    cards: document.querySelectorAll('.goods').length,
  };
}

/** Scrolls a page for so many frames, or to its end. */
export async function scrolled(browser: Browser, url: string, frames: number): Promise<Scrolled> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(scrollOn, frames);
  await page.close();
  return seen;
}
