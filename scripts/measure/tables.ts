import { CLICKS, clickThrough, type Shown } from './clicks.ts';
import { lighthouseScores, type Scores } from './lighthouse.ts';
import { BARS, CHANGES, LANGUAGES, LIGHTHOUSE_BAR, SCROLL_FRAMES, SCROLLS } from './plan.ts';
import { PRESSES, reactionTo } from './reactions.ts';
import { memoryAfter, scrolled } from './smooth.ts';
import { createTable, judge, type Measured, median, type Table, times } from './table.ts';

/** Times from a click to the next page. */
export async function clicks({ browser, origin, runs }: Measured): Promise<Table> {
  const table = createTable(
    `Click after hover (without hover: slow 4G), processor slowed, median of ${runs}: ms until the next page`,
    ['click', 'is in the document', 'is painted', 'has its picture'],
  );
  for (const { tag, prefix } of LANGUAGES) {
    for (const click of CLICKS) {
      const row = `${tag} ${click.name}`;
      const shown = await times(runs, () =>
        clickThrough(browser, origin, { ...click, from: prefix + click.from }),
      );
      const cell = (key: keyof Shown) =>
        judge(table, row, median(shown.map((time) => time[key])), click.bars[key], key, 0);
      table.rows.push([row, cell('text'), cell('painted'), cell('picture')]);
      table.samples[row] = shown;
    }
  }
  return table;
}

/** Times from a press to the next frame. */
export async function reactions({ browser, origin, runs }: Measured): Promise<Table> {
  const table = createTable(`Press, processor slowed, median of ${runs}: ms until the next frame`, [
    'press',
    'ms',
  ]);
  for (const press of PRESSES) {
    const seen = await times(runs, () => reactionTo(browser, origin, press));
    table.rows.push([press.name, judge(table, press.name, median(seen), BARS.reaction, 'ms', 0)]);
    table.samples[press.name] = seen;
  }
  return table;
}

/** Scrolls the longest lists of a large market, without CPU slowdown. */
export async function scrolling({ browser, origin }: Measured): Promise<Table> {
  const table = createTable('Scrolling a market of 5,300 products with 40 skus each', [
    'list',
    'frames',
    'over 50 ms',
    'longest ms',
    'longest task ms',
    'cards',
  ]);
  for (const { name, path } of SCROLLS) {
    const seen = await scrolled(browser, origin + path, SCROLL_FRAMES);
    const share = judge(
      table,
      name,
      (100 * seen.slow) / seen.frames,
      BARS.slowFrames,
      '% of frames over 50 ms',
      2,
    );
    table.rows.push([
      name,
      String(seen.frames),
      `${seen.slow} (${share} %)`,
      seen.longest.toFixed(0),
      seen.longestTask.toFixed(0),
      String(seen.cards),
    ]);
    table.samples[name] = seen;
  }
  return table;
}

/** Memory of a document after many page changes and garbage collection. */
export async function leaks({ browser, origin }: Measured): Promise<Table> {
  const table = createTable('One document, after garbage collection', [
    'page changes',
    'heap MB',
    'nodes',
    'listeners',
  ]);
  const all = await memoryAfter(browser, `${origin}/`, CHANGES);
  const [full, last] = [all.at(-2), all.at(-1)];
  if (full && last)
    judge(
      table,
      `${CHANGES.at(-1)} page changes`,
      last.heapMb / full.heapMb,
      BARS.heapGrowth,
      `times the heap at ${CHANGES.at(-2)}`,
      3,
    );
  table.rows = all.map(({ heapMb, nodes, listeners }, index) => [
    String(CHANGES[index]),
    heapMb.toFixed(2),
    String(nodes),
    String(listeners),
  ]);
  table.samples.memory = all;
  return table;
}

/** Lighthouse scores. */
export async function lighthouse({ origin, runs, addresses }: Measured): Promise<Table> {
  const categories = Object.keys(LIGHTHOUSE_BAR) as (keyof typeof LIGHTHOUSE_BAR)[];
  const table = createTable(`Lighthouse, desktop profile, of ${runs} runs the middle one`, [
    'page',
    ...categories,
    'not perfect',
  ]);
  for (const { row, path } of addresses.filter(({ isMember }) => !isMember)) {
    const seen: Scores = await lighthouseScores(origin + path, runs);
    const low = categories.filter((category) => seen.scores[category] < LIGHTHOUSE_BAR[category]);
    table.over.push(
      ...low.map(
        (category) =>
          `${row}: ${category} ${seen.scores[category]}, at least ${LIGHTHOUSE_BAR[category]}`,
      ),
    );
    table.rows.push([
      row,
      ...categories.map(
        (category) => `${seen.scores[category]}${low.includes(category) ? '!' : ''}`,
      ),
      seen.short.join('; '),
    ]);
    table.samples[row] = seen;
  }
  return table;
}
