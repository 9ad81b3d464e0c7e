import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Breakage } from './apply.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.cache', 'breakages');

/** The working tree with all breakages. */
export const COPY = join(folder, 'shop');
/** Uses of breakages while tests are recorded. */
export const USES = join(folder, 'uses.log');

const hash = (text: string | Buffer) =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Changes with the breakage. */
export const keyOf = (breakage: Breakage): string => hash(JSON.stringify(breakage));
/** Changes with the file. */
export const hashOfFile = (file: string): string => hash(readFileSync(join(root, file)));

/** What a test reaches. Unit and component tests are one test per file. */
export interface Recorded {
  /** ids of breakages */
  reached: string[];
  /** ms */
  duration: number;
  /** passes without a breakage under the short deadlines of this command */
  isReliable: boolean;
}
/** By file: its hash, the keys of the breakages that were in the copy, and its tests by name. */
export type Recording = Record<
  string,
  { hash: string; keys: string[]; tests: Record<string, Recorded> }
>;

/** Result of a test with a breakage. */
interface Outcome {
  /** hash of the test file */
  hash: string;
  /** failed tests with the first lines of their errors; empty if it noticed nothing */
  failures: { title: string; error: string }[];
}
/** By the key of a breakage and the name of a test. */
export type Outcomes = Record<string, Record<string, Outcome>>;

function stored<Value>(name: string, initial: Value) {
  const file = join(folder, name);
  return {
    read: (): Value =>
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : initial,
    write(value: Value) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(value, null, 1));
    },
  };
}

export const recordings = stored<Recording>('recorded.json', {});
export const outcomes = stored<Outcomes>('outcomes.json', {});
export const reports = stored<object>('report.json', {});
