import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from '../stale.ts';
import type { Step } from './step.ts';

const root = join(import.meta.dirname, '..', '..');

const stampOf = ({ name }: Step) =>
  join(root, '.cache', 'passed', name.toLowerCase().replaceAll(/\W+/g, '-'));

/** The command and a hash of all files that decide its result; null if the step always runs. */
export const contentOf = ({ command, reads }: Step): string | null =>
  reads ? `${command.slice(1).join(' ')}\n${hashOf('package-lock.json', ...reads)}` : null;

/** Whether the step passed the last time it ran, with the same content. */
export const hasPassed = (step: Step, content: string | null): boolean =>
  content !== null && existsSync(stampOf(step)) && readFileSync(stampOf(step), 'utf8') === content;

/** Stores the outcome of a step for {@link hasPassed}. `content` is that before the step ran. */
export function storeOutcome(step: Step, content: string | null, isPassed: boolean): void {
  if (content === null) return;
  const stamp = stampOf(step);
  if (!isPassed) return rmSync(stamp, { force: true });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, content);
}
