/** Shows what the workers of a run did over time, and how busy the processors were. */
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** A test file or test that ran; times are in ms. */
export interface Span {
  from: number;
  to: number;
}

/** Processor times since the start of the machine, ms over all processors. */
export interface Sample {
  at: number;
  busy: number;
  idle: number;
}

const WIDTH = 100;
const LEVELS = ' ░▒▓█';

export function readProcessors(): Sample {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const busy = times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, 0);
  return { at: Date.now(), busy, idle };
}

/** Share of the processors that was idle between two samples, 0 to 1. */
export function idleShare(first: Sample, last: Sample): number {
  const idle = last.idle - first.idle;
  return idle / Math.max(1, idle + last.busy - first.busy);
}

/** Test files of a Vitest report, one lane per thread; the report does not name threads, so gaps are filled first. */
export function unitLanes(report: string): Span[][] {
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { startTime: number; endTime: number }[];
  };
  const lanes: Span[][] = [];
  for (const { startTime, endTime } of testResults.toSorted((a, b) => a.startTime - b.startTime)) {
    const lane = lanes.find((spans) => (spans.at(-1)?.to ?? 0) <= startTime);
    const span = { from: startTime, to: endTime };
    if (lane) lane.push(span);
    else lanes.push([span]);
  }
  return lanes;
}

interface Suite {
  specs?: {
    tests: { results: { parallelIndex: number; startTime: string; duration: number }[] }[];
  }[];
  suites?: Suite[];
}

/** Tests of a Playwright report, one lane per worker. */
export function journeyLanes(report: string): Span[][] {
  if (!existsSync(report)) return [];
  const lanes: Span[][] = [];
  const visit = ({ specs = [], suites = [] }: Suite) => {
    for (const { parallelIndex, startTime, duration } of specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results),
    )) {
      const from = Date.parse(startTime);
      (lanes[parallelIndex] ??= []).push({ from, to: from + duration });
    }
    suites.forEach(visit);
  };
  visit(JSON.parse(readFileSync(report, 'utf8')) as Suite);
  return lanes;
}

const level = (share: number) =>
  LEVELS[Math.round(Math.min(1, Math.max(0, share)) * (LEVELS.length - 1))] ?? ' ';

/** How much of each of `WIDTH` equal parts of the time the spans take, as characters. */
function row(spans: readonly Span[], start: number, end: number): string {
  const part = (end - start) / WIDTH;
  return Array.from({ length: WIDTH }, (_, index) => {
    const from = start + index * part;
    const taken = spans.reduce(
      (sum, span) => sum + Math.max(0, Math.min(span.to, from + part) - Math.max(span.from, from)),
      0,
    );
    return level(taken / part);
  }).join('');
}

function processorRow(samples: readonly Sample[], start: number, end: number): string {
  const part = (end - start) / WIDTH;
  return Array.from({ length: WIDTH }, (_, index) => {
    const from = start + index * part;
    const before = samples.findLast(({ at }) => at <= from) ?? samples[0];
    const after = samples.find(({ at }) => at >= from + part) ?? samples.at(-1);
    return before && after ? level(1 - idleShare(before, after)) : ' ';
  }).join('');
}

/** @returns a line per lane of `WIDTH` characters, from empty to full */
export function timeline(
  lanes: readonly (readonly [name: string, spans: readonly Span[]])[],
  samples: readonly Sample[],
): string {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return '';
  const line = (name: string, bar: string) => `${name.padEnd(24)}|${bar}|`;
  const total = (last.at - first.at) / 1000;
  return [
    ...lanes.map(([name, spans]) => line(name, row(spans, first.at, last.at))),
    line('processors', processorRow(samples, first.at, last.at)),
    `${''.padEnd(24)} 0 s${`${total.toFixed(0)} s`.padStart(WIDTH - 3)}`,
    `processors idle: ${(idleShare(first, last) * 100).toFixed(0)} % of ${total.toFixed(0)} s`,
  ].join('\n');
}
