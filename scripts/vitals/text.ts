import { METRICS, type Metric, percentile, type Summary } from './summarize.ts';

const SHARES = [0.5, 0.75, 0.95];
const TITLES: Record<Metric, string> = { lcp: 'LCP ms', inp: 'INP ms', cls: 'CLS' };
const DIGITS: Record<Metric, number> = { lcp: 0, inp: 0, cls: 3 };
const ROUTE_WIDTH = 36;
const COLUMN = 8;

const cell = (value: number | undefined, digits: number) =>
  (value === undefined ? '-' : value.toFixed(digits)).padStart(COLUMN);

const row = (route: string, visits: string, cells: string[]) =>
  `${route.padEnd(ROUTE_WIDTH)}${visits.padStart(7)}  ${cells.join('')}`;

const HEAD = row(
  'Page',
  'visits',
  METRICS.flatMap((metric) => [
    `${TITLES[metric]} p50`.padStart(COLUMN + 3),
    'p75'.padStart(COLUMN),
    'p95'.padStart(COLUMN),
  ]),
);

function countsText(title: string, counts: ReadonlyMap<string, number>): string[] {
  const rows = [...counts].sort(([, one], [, other]) => other - one);
  const all = rows.reduce((sum, [, count]) => sum + count, 0);
  return [
    '',
    `${title}: ${all}`,
    ...rows.map(([what, count]) => `${`${count}`.padStart(7)}  ${what}`),
  ];
}

/** The summary as a table and two lists. */
export function vitalsText({ routes, errors, violations, dropped }: Summary): string {
  const rows = [...routes].sort(([, one], [, other]) => other.visits - one.visits);
  return [
    HEAD,
    ...rows.map(([route, { visits, values }]) =>
      row(
        route,
        String(visits),
        METRICS.flatMap((metric) =>
          SHARES.map((share, index) => {
            const text = cell(percentile(values[metric], share), DIGITS[metric]);
            return index === 0 ? text.padStart(COLUMN + 3) : text;
          }),
        ),
      ),
    ),
    ...countsText('Errors in browsers', errors),
    ...countsText('Responses that break the contract', violations),
    ...(dropped > 0 ? ['', `Left out by the server, because there were too many: ${dropped}`] : []),
  ].join('\n');
}
