import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import type { Costs } from './costs.ts';

/** A measure at each size. */
export interface Row {
  what: string;
  unit: string;
  costs: readonly number[];
  /** the largest k that is allowed, or the largest cost at any size */
  bound: { k: number } | { most: number };
}

export interface Section {
  title: string;
  sizes: readonly number[];
  rows: readonly Row[];
}

/** Costs below this count as this: zero has no logarithm. */
const LEAST = 0.1;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** k of cost ~ size^k, by regression of the logarithms: 0 if the cost does not grow, 1 if it grows as the size does. */
export function exponentOf(sizes: readonly number[], costs: readonly number[]): number {
  const x = sizes.map(Math.log);
  const y = costs.map((cost) => Math.log(Math.max(LEAST, cost)));
  const [meanX, meanY] = [mean(x), mean(y)];
  const spread = x.reduce((sum, value) => sum + (value - meanX) ** 2, 0);
  const common = x.reduce((sum, value, at) => sum + (value - meanX) * ((y[at] ?? 0) - meanY), 0);
  return spread === 0 ? 0 : common / spread;
}

export const MEASURES: Record<keyof Costs, string> = {
  server: 'server, processor ms',
  document: 'document, KB',
  elements: 'elements',
  calls: 'calls of the browser',
  script: 'scripts, processor ms',
  heap: 'heap of the page, MB',
};

const isWithin = ({ costs, bound }: Row, sizes: readonly number[]): boolean =>
  'most' in bound ? Math.max(...costs) <= bound.most : exponentOf(sizes, costs) <= bound.k;

/** Rows that grow faster than they may, or cost more. */
export const exceeded = ({ title, sizes, rows }: Section): string[] =>
  rows.filter((row) => !isWithin(row, sizes)).map(({ what, unit }) => `${title}: ${what}, ${unit}`);

const number = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 10) / 10);

function tableOf(section: Section): string {
  const { title, sizes, rows } = section;
  const head = [title, '', ...sizes.map((size) => size.toLocaleString('en')), 'k', 'bound', ''];
  const lines = rows.map((row) => [
    row.what,
    row.unit,
    ...row.costs.map(number),
    exponentOf(sizes, row.costs).toFixed(2),
    'most' in row.bound ? `at most ${number(row.bound.most)}` : `k at most ${row.bound.k}`,
    isWithin(row, sizes) ? '' : 'exceeded',
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, at) => (at > 1 && at < 3 + sizes.length ? '---:' : '---'));
  return [head, rule, ...lines].map(line).join('\n');
}

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();

/** Date, machine and revision of a run. */
function circumstances(): string {
  const cores = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'})`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const changed =
    git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ', with changes';
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, revision ${git('rev-parse', '--short=8', 'HEAD')}${changed}, Node ${process.versions.node}, ${cores}, ${memory}, load average ${loadavg()[0]?.toFixed(1)} at the end.`;
}

export const reportOf = (sections: readonly Section[]): string => `# How cost grows

Written by \`npm run bench growth\`. The production server without its cache of pages, in front of the demo market with sizes that are set;
Chromium, 1280 x 900, a cold visit until the network is idle. Times are those of the processor, not of the clock. k is the exponent of
cost ~ size^k over the row: 0 is a cost that does not grow. Everything else has its ordinary size: 1,000 products, 30 categories, 10
options, 3,000 characters of description, 10 lines of 2 stores, 2 addresses, 10 orders.

${circumstances()}

${sections.map(tableOf).join('\n\n')}
`;
