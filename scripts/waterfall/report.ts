import { median } from '../measure/table.ts';
import type { Load, Request } from './visit.ts';

/** The visits of a build, by page. */
export interface Site {
  name: string;
  loads: Map<string, Load[]>;
}

type Kind = 'document' | 'script' | 'sheet' | 'call' | 'picture' | 'other';

/** What a request is for; the first one is the document. */
function kindOf({ address }: Request, index: number): Kind {
  const { pathname } = new URL(address);
  if (index === 0) return 'document';
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.css')) return 'sheet';
  if (pathname.startsWith('/api/')) return 'call';
  return /\.(svg|webp|png|jpg|ico)$/.test(pathname) || pathname.startsWith('/media')
    ? 'picture'
    : 'other';
}

/** What a visit requested; sizes as sent. */
export function count({ requests }: Load) {
  const kinds = requests.map((request, index) => ({ ...request, kind: kindOf(request, index) }));
  const of = (...names: Kind[]) => kinds.filter(({ kind }) => names.includes(kind));
  const scripts = of('script');
  return {
    scripts: scripts.length,
    sheets: of('sheet').length,
    kb: scripts.reduce((sum, { size }) => sum + size, 0) / 1024,
    calls: of('call').length,
    all: requests.length,
  };
}

/** Requests of a kind that start within this time of each other are one row, ms. */
const TOGETHER_MS = 60;
const WIDTH = 40;
const STEP_MS = 10_000 / 2 / WIDTH;

interface Row {
  kind: Kind;
  from: number;
  to: number;
  count: number;
  size: number;
}

/** Requests of a kind that start together. */
function rowsOf({ requests }: Load): Row[] {
  const rows: Row[] = [];
  const sorted = requests
    .map((request, index) => ({ ...request, kind: kindOf(request, index) }))
    .toSorted((a, b) => a.start - b.start);
  for (const { kind, start, end, size } of sorted) {
    const row = rows.findLast((other) => other.kind === kind && start - other.from < TOGETHER_MS);
    if (!row) rows.push({ kind, from: start, to: end, count: 1, size });
    else {
      row.to = Math.max(row.to, end);
      row.count += 1;
      row.size += size;
    }
  }
  return rows;
}

const bar = ({ from, to }: Row) => {
  const [start, end] = [Math.round(from / STEP_MS), Math.round(to / STEP_MS)];
  return ' '.repeat(Math.min(start, WIDTH)) + '█'.repeat(Math.max(1, Math.min(end, WIDTH) - start));
};

/** @param load the visit whose hydration is the median */
function waterfall(load: Load): string {
  const lines = rowsOf(load).map((row) => {
    const what = `${row.count} ${row.kind}${row.count === 1 ? '' : 's'}`;
    const times = `${row.from.toFixed(0)}-${row.to.toFixed(0)}`;
    return `${what.padEnd(13)}${`${(row.size / 1024).toFixed(1)} KB`.padStart(9)}${times.padStart(12)}  ${bar(row)}`;
  });
  const { fcp, lcp, hydrated } = load;
  return `first paint ${fcp.toFixed(0)}, largest ${lcp.toFixed(0)}, hydrated ${hydrated.toFixed(0)} ms\n\n${lines.join('\n')}`;
}

/** The visit in the middle of the times of hydration. */
const middleOf = (loads: Load[]) =>
  loads.toSorted((a, b) => a.hydrated - b.hydrated)[Math.floor(loads.length / 2)] as Load;

/** Pages whose requests are shown one by one. */
const SHOWN = ['cart', 'checkout'];

/** A page in Markdown: counts of all pages, and the waterfalls of those where people pay. */
export function report(sites: readonly Site[]): string {
  const head = [
    'page',
    'build',
    'scripts',
    'sheets',
    'scripts KB',
    'calls',
    'requests',
    'first paint',
    'largest paint',
    'hydrated',
    'blocking',
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const names = [...(sites[0]?.loads.keys() ?? [])];
  const rows = names.flatMap((name) =>
    sites.map((site) => {
      const loads = site.loads.get(name) ?? [];
      const counts = loads.map(count);
      const of = (key: keyof (typeof counts)[number], digits = 0) =>
        median(counts.map((each) => each[key])).toFixed(digits);
      const ms = (key: 'fcp' | 'lcp' | 'hydrated' | 'blocking') =>
        median(loads.map((load) => load[key])).toFixed(0);
      return [
        name,
        site.name,
        of('scripts'),
        of('sheets'),
        of('kb', 1),
        of('calls'),
        of('all'),
        ms('fcp'),
        ms('lcp'),
        ms('hydrated'),
        ms('blocking'),
      ];
    }),
  );
  const falls = SHOWN.filter((name) => names.includes(name)).flatMap((name) =>
    sites.map(
      (site) =>
        `## ${name}, ${site.name}\n\n\`\`\`\n${waterfall(middleOf(site.loads.get(name) ?? []))}\n\`\`\`\n`,
    ),
  );
  return `# Requests of pages

\`npm run bench waterfall\`: cold visits over HTTP/2, 1.6 Mbit and 150 ms, CPU slowed 4x, until 10 s after the navigation; medians.
Times in ms; they depend on the machine, the counts do not.

${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}

${falls.join('\n')}`;
}
