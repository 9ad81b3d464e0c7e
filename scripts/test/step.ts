import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { Failure, Report, Span } from './reports.ts';

/** One command of `npm test`. */
export interface Step {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** what a test runner has written; by default a step counts as one test */
  report?: () => Report;
  /** globs of the files that decide the result: an unchanged step that passed is not repeated */
  reads?: readonly string[];
}

/** A step that ran; times are in ms since 1970. */
export interface Run extends Report, Span {
  name: string;
}

const root = join(import.meta.dirname, '..', '..');
/** Checks leave the processor to the tests, whose pages wait for it. */
const BACKGROUND_PRIORITY = 10;

const seconds = (ms: number) => (ms / 1000).toFixed(1);

function reportOf({ report, name }: Step, isOk: boolean): Report {
  const { passed, failures, lanes } = report?.() ?? {
    passed: isOk ? 1 : 0,
    failures: [],
    lanes: [],
  };
  // A runner may fail without a failed test.
  const own: Failure[] = isOk || failures.length > 0 ? [] : [{ test: name, reason: '' }];
  return { passed, failures: [...failures, ...own], lanes };
}

/**
 * Runs a step.
 * @param inBackground runs at low priority and prints the output at the end, because other steps print meanwhile
 */
export function runStep(step: Step, inBackground: boolean): Promise<Run> {
  const [program = '', ...args] = step.command;
  const from = Date.now();
  if (!inBackground) console.log(`\n── ${step.name}`);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: inBackground ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...step.env },
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    if (inBackground && child.pid !== undefined) setPriority(child.pid, BACKGROUND_PRIORITY);
    const end = (isOk: boolean) => {
      const to = Date.now();
      if (inBackground) console.log(`\n── ${step.name}${output ? `\n${output.trimEnd()}` : ''}`);
      console.log(`── ${step.name}: ${isOk ? 'ok' : 'FAILED'} in ${seconds(to - from)} s`);
      resolve({ name: step.name, from, to, ...reportOf(step, isOk) });
    };
    child.on('error', (error) => {
      output += String(error);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
