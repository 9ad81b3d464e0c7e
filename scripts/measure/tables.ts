import type { Browser } from 'playwright';
import { CLICKS, clickThrough, type Shown } from './clicks.ts';
import { lighthouseScores, type Scores } from './lighthouse.ts';
import {
  BARS,
  CHANGES,
  LANGUAGES,
  LIGHTHOUSE_BAR,
  PAGES,
  type Profile,
  SCROLL_FRAMES,
  SCROLLS,
} from './plan.ts';
import { PRESSES, reactionTo } from './reactions.ts';
import { memoryAfter, scrolled } from './smooth.ts';
import { coldVisit, type Sample } from './visit.ts';
import { staticAddress } from './static-pages.ts';

/** Printed rows, budget violations, and all samples for the file. */
export interface Table {
  title: string;
  head: string[];
  rows: string[][];
  over: string[];
  samples: Record<string, unknown>;
}

interface Measured {
  browser: Browser;
  origin: string;
  runs: number;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const times = async <T>(runs: number, take: () => Promise<T>): Promise<T[]> => {
  const taken: T[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await take());
  return taken;
};

/** Records and marks values over budget. */
function judge(
  table: Table,
  row: string,
  value: number,
  bar: number | undefined,
  what: string,
  digits: number,
): string {
  const text = value.toFixed(digits);
  if (bar === undefined || value <= bar) return text;
  table.over.push(`${row}: ${what} ${text}, at most ${bar}`);
  return `${text}!`;
}

/**
 * Paint times and costs of cold visits, alternating with the static counterpart. If a page is over budget, the same
 * number of visits is added, and all of them count.
 */
export async function paints(
  { browser, origin, runs }: Measured,
  profile: Profile,
): Promise<Table> {
  const title = `${profile.name}, processor 4x slower, cold, median of ${runs}, of ${2 * runs} where ${runs} were over a budget; in brackets the ratio to a static page`;
  const table: Table = {
    title,
    head: [
      'page',
      'first paint ms',
      'largest paint ms',
      'shift',
      'blocking',
      'longest',
      'requests',
      'JS KB',
      'nodes',
      'heap MB',
    ],
    rows: [],
    over: [],
    samples: {},
  };
  for (const { tag, prefix } of LANGUAGES) {
    for (const { name, path } of PAGES) {
      const row = `${tag} ${name}`;
      const seen: Visits = { page: [], plain: [] };
      async function visit() {
        for (let run = 0; run < runs; run += 1) {
          seen.page.push(await coldVisit(browser, profile.network, origin + prefix + path));
          seen.plain.push(
            await coldVisit(browser, profile.network, origin + staticAddress(name, tag)),
          );
        }
      }
      // Measures a cached page; rendering is measured by `npm run load`.
      await (await fetch(origin + prefix + path)).text();
      await visit();
      if (judgedVisits(table, row, name, seen, profile).over.length > 0) await visit();
      const { rows, over } = judgedVisits(table, row, name, seen, profile);
      table.rows.push(...rows);
      table.over.push(...over);
      table.samples[`${profile.name} ${row}`] = seen;
    }
  }
  return table;
}

interface Visits {
  page: Sample[];
  plain: Sample[];
}

function judgedVisits(
  like: Table,
  row: string,
  name: string,
  { page, plain }: Visits,
  profile: Profile,
): Table {
  const table: Table = { ...like, rows: [], over: [] };
  const of = (samples: Sample[], key: keyof Sample) => median(samples.map((sample) => sample[key]));
  const paint = (key: 'fcp' | 'lcp') =>
    `${of(page, key).toFixed(0)} (${judge(table, row, of(page, key) / Math.max(1, of(plain, key)), profile.bars[key], `${key} ratio`, 2)})`;
  const cell = (key: keyof Sample, digits = 0, bar?: number) =>
    judge(table, row, of(page, key), bar, key, digits);
  // Values that do not depend on the network are only judged on the slow one.
  const bars = profile.bars.fcp === undefined ? {} : BARS;
  const { shift, blocking, longest, heapMb } = bars as Partial<typeof BARS>;
  table.rows.push([
    row,
    paint('fcp'),
    paint('lcp'),
    cell('shift', 3, shift),
    cell('blocking', 0, blocking),
    cell('longest', 0, longest),
    cell('requests'),
    cell('scriptKb'),
    cell('nodes', 0, name === 'home' ? BARS.nodes : undefined),
    cell('heapMb', 1, heapMb),
  ]);
  return table;
}

/** Times from a click to the next page. */
export async function clicks({ browser, origin, runs }: Measured): Promise<Table> {
  const table: Table = {
    title: `Click after hover, processor 4x slower, median of ${runs}: ms until the next page`,
    head: ['click', 'is in the document', 'is painted', 'has its picture'],
    rows: [],
    over: [],
    samples: {},
  };
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
  const table: Table = {
    title: `Press, processor 4x slower, median of ${runs}: ms until the next frame`,
    head: ['press', 'ms'],
    rows: [],
    over: [],
    samples: {},
  };
  for (const press of PRESSES) {
    const seen = await times(runs, () => reactionTo(browser, origin, press));
    table.rows.push([press.name, judge(table, press.name, median(seen), BARS.reaction, 'ms', 0)]);
    table.samples[press.name] = seen;
  }
  return table;
}

/** Scrolls the longest lists of a large market, without CPU slowdown. */
export async function scrolling({ browser, origin }: Measured): Promise<Table> {
  const table: Table = {
    title: 'Scrolling a market of 5,300 goods with 40 skus each',
    head: ['list', 'frames', 'over 50 ms', 'longest ms', 'longest task ms', 'cards'],
    rows: [],
    over: [],
    samples: {},
  };
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
  const table: Table = {
    title: 'One document, after garbage collection',
    head: ['page changes', 'heap MB', 'nodes', 'listeners'],
    rows: [],
    over: [],
    samples: {},
  };
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
export async function lighthouse({ origin, runs }: Measured): Promise<Table> {
  const categories = Object.keys(LIGHTHOUSE_BAR) as (keyof typeof LIGHTHOUSE_BAR)[];
  const table: Table = {
    title: `Lighthouse, desktop profile, of ${runs} runs the middle one`,
    head: ['page', ...categories, 'not perfect'],
    rows: [],
    over: [],
    samples: {},
  };
  for (const { tag, prefix } of LANGUAGES) {
    for (const { name, path } of PAGES) {
      const row = `${tag} ${name}`;
      const seen: Scores = await lighthouseScores(origin + prefix + path, runs);
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
  }
  return table;
}

/** Formats a table as text with aligned columns. */
export function printed({ title, head, rows }: Table): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [title, ...[head, ...rows].map(line)].join('\n');
}
