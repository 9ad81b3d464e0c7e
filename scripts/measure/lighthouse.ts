import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../chromium.ts';

/** Downloaded on demand, because of its size of 170 MB. */
const PACKAGE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof CATEGORIES)[number];

export interface Scores {
  url: string;
  scores: Record<Category, number>;
  /** failed audits of these categories */
  short: string[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

/** Asynchronous, because the page may be served by this process. */
async function audit(url: string, file: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-dev-shm-usage';
  const args = [
    '--yes',
    PACKAGE,
    url,
    '--preset=desktop',
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
    '--quiet',
  ];
  await promisify(execFile)('npx', args, {
    shell: process.platform === 'win32',
    env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** Scores of a page with the desktop profile: the run with the median performance. */
export async function lighthouseScores(url: string, runs: number): Promise<Scores> {
  const folder = join(import.meta.dirname, '..', '..', '.cache', 'lighthouse');
  mkdirSync(folder, { recursive: true });
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1)
    reports.push(await audit(url, join(folder, `${run}.json`)));
  const score = (report: Report, category: Category) =>
    Math.round((report.categories[category]?.score ?? 0) * 100);
  const middle = reports.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))[
    Math.floor(runs / 2)
  ];
  if (!middle) throw new Error('Lighthouse needs one run at least');
  const weighed = CATEGORIES.flatMap(
    (category) => middle.categories[category]?.auditRefs ?? [],
  ).filter(({ weight }) => weight > 0);
  const short = weighed.flatMap(({ id }) => {
    const found = middle.audits[id];
    return found && found.score !== null && found.score < 0.9
      ? [`${found.title} ${found.displayValue ?? ''}`.trim()]
      : [];
  });
  return {
    url,
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, score(middle, category)]),
    ) as Record<Category, number>,
    short: [...new Set(short)],
  };
}
