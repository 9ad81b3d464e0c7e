import type { Browser } from 'playwright';
import { paths } from '#/lib/paths.ts';
import { slowTab } from '../waterfall/visit.ts';
import { timeOfClick } from './clicks.ts';
import type { Kept } from './kept.ts';
import type { Profile } from './plan.ts';
import { createTable, judge, median, type Table } from './table.ts';

type Session = Parameters<typeof slowTab>[1]['session'];
/** A build behind HTTP/2. */
interface Site {
  edge: string;
  session: Omit<NonNullable<Session>, 'origin'>;
}

const HOVER_MS = 150;
/** From the hydration of the first page to the pointer. */
const SETTLED_MS = 1000;

/** The limits are ms by network, in the order of the profiles; that of the checkout includes its call. */
const STEPS = [
  {
    name: 'list to product',
    from: `/en${paths.search({ cid: 3 })}`,
    link: '.product-card__name a',
    shown: '.gallery',
    path: '/goods_detail/',
    bars: { 'slow 4G': 500, cable: 250 },
  },
  {
    name: 'cart to checkout',
    from: `/en${paths.cart()}`,
    link: 'main button:has-text("Check out")',
    shown: 'main input[type=radio]',
    path: '/order/order_confirm',
    bars: { 'slow 4G': 700 + 150, cable: 700 + 40 },
  },
];

type Sites = Record<'old' | 'now', Site>;
type Times = Record<keyof Sites, number[]>;

/** Times of both builds, in turns, until the next page's content is in the document. */
async function timesOf(
  browser: Browser,
  sites: Sites,
  step: (typeof STEPS)[number],
  { profile, runs }: { profile: Profile; runs: number },
): Promise<Times> {
  const seen: Times = { old: [], now: [] };
  for (let run = 0; run < runs; run += 1)
    for (const name of ['old', 'now'] as const) {
      const { edge, session } = sites[name];
      const page = await slowTab(browser, { session: { ...session, origin: edge }, profile });
      await page.goto(edge + step.from, { waitUntil: 'load' });
      // Before, a press opens another document.
      await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
      await page.waitForTimeout(SETTLED_MS);
      const { text } = await timeOfClick(page, step, HOVER_MS);
      seen[name].push(text);
      await page.context().close();
    }
  return seen;
}

/** Presses of what leads to the next page, after a short hover. */
export async function presses(
  browser: Browser,
  sites: Sites,
  kept: Kept,
  { runs, profiles }: { runs: number; profiles: readonly Profile[] },
): Promise<Table> {
  const table = createTable(
    `Pressed after ${HOVER_MS} ms of hover, median of ${runs}: ms until the next page's content is in the document`,
    ['step', 'revision', 'this build', 'ratio', 'bar'],
  );
  for (const profile of profiles.filter(({ screen }) => !screen.isMobile))
    for (const step of STEPS) {
      const row = `${profile.name}, ${step.name}`;
      const seen = await kept.take(row, () => timesOf(browser, sites, step, { profile, runs }));
      if (!seen) continue;
      const [before, after] = [median(seen.old), median(seen.now)];
      table.samples[row] = seen;
      const bar = (step.bars as Record<string, number>)[profile.name];
      table.rows.push([
        row,
        before.toFixed(0),
        judge(table, row, after, bar, 'ms', 0),
        (after / before).toFixed(2),
        String(bar),
      ]);
    }
  return table;
}
