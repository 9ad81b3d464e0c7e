import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';

export interface Score {
  passed: number;
  failed: number;
}

/** One command of `npm test`. */
export interface Step {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** reads the score from a report that the command wrote; by default a step counts as one */
  score?: () => Score;
  /** globs of the files that decide the result: an unchanged step that passed is not repeated */
  reads?: readonly string[];
}

/** A step that ran; times are in ms since the start of the run. */
export interface Run extends Score {
  name: string;
  from: number;
  to: number;
}

const root = join(import.meta.dirname, '..', '..');
/** Checks leave the processor to the tests, whose pages wait for it. */
const BACKGROUND_PRIORITY = 10;

const seconds = (ms: number) => (ms / 1000).toFixed(1);

/**
 * Runs a step.
 * @param inBackground runs at low priority and prints the output at the end, because other steps print meanwhile
 */
export function runStep(step: Step, inBackground: boolean): Promise<Run> {
  const [program = '', ...args] = step.command;
  const from = performance.now();
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
      const to = performance.now();
      if (inBackground) console.log(`\n── ${step.name}${output ? `\n${output.trimEnd()}` : ''}`);
      console.log(`── ${step.name}: ${isOk ? 'ok' : 'FAILED'} in ${seconds(to - from)} s`);
      const counted = step.score?.() ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
      // A runner may fail without a failed test.
      const failed = isOk ? counted.failed : Math.max(1, counted.failed);
      resolve({ name: step.name, from, to, passed: counted.passed, failed });
    };
    child.on('error', (error) => {
      output += String(error);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
