import type { Browser } from 'playwright';
import { median, times } from './table.ts';
import { REFERENCE_MS, SLOWER } from './plan.ts';

const RUNS = 9;

/** Runs in an empty page: script, elements and layout, like the start of a page. */
function work(): number {
  const started = performance.now();
  const list = document.createElement('ul');
  for (let index = 0; index < 2000; index += 1) {
    const item = document.createElement('li');
    item.textContent = JSON.stringify({ index, text: `Row ${index}` });
    list.append(item);
  }
  document.body.append(list);
  list.getBoundingClientRect();
  list.remove();
  return performance.now() - started;
}

/** The time of a fixed piece of work on this machine, in ms. */
async function measureWork(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const taken = await times(RUNS, () => page.evaluate(work));
  await page.close();
  return median(taken);
}

/**
 * The factor by which the CPU must be slowed to be as slow as the CPU of the reference machine slowed by `SLOWER`, so that
 * budgets in ms hold on any machine that is fast enough. At least 1.
 */
export async function measureSlowdown(browser: Browser): Promise<number> {
  const rate = (SLOWER * REFERENCE_MS) / (await measureWork(browser));
  return Math.max(1, Math.round(rate * 10) / 10);
}
