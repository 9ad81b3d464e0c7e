/** Shows what the workers of a run did over time, and how busy the processors were. */
import { cpus } from 'node:os';
import type { Span } from './reports.ts';

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
function idleShare(first: Sample, last: Sample): number {
  const idle = last.idle - first.idle;
  return idle / Math.max(1, idle + last.busy - first.busy);
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
  const room = Math.max(...lanes.map(([name]) => name.length));
  const line = (name: string, bar: string) => `${name.padEnd(room)}|${bar}|`;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;
  const total = last.at - first.at;
  return [
    ...lanes.map(([name, spans]) => line(name, row(spans, first.at, last.at))),
    line('processors', processorRow(samples, first.at, last.at)),
    `${''.padEnd(room)} 0 s${seconds(total).padStart(WIDTH - 3)}`,
    `processors idle: ${(idleShare(first, last) * 100).toFixed(0)} % of ${seconds(total)}; busy for ${seconds(last.busy - first.busy)}, with all that ran on this machine`,
  ].join('\n');
}
