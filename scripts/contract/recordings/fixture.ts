import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** An anonymized answer of a real backend. */
export interface RecordedAnswer {
  /** lines of the recordings with this answer */
  lines: number[];
  /** null: a path that is not in the contract */
  operation: string | null;
  method: string;
  path: string;
  query: Record<string, string> | null;
  /** a token was sent */
  signedIn: boolean;
  status: number;
  contentType: string | null;
  body: { code?: number; message: string; data?: unknown };
}

/** Gzipped JSON lines. */
const FILE = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'tests',
  'contract',
  'recorded-answers.jsonl.gz',
);

export const readFixture = (): RecordedAnswer[] =>
  gunzipSync(readFileSync(FILE))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedAnswer);

export const writeFixture = (answers: readonly RecordedAnswer[]): void =>
  writeFileSync(
    FILE,
    gzipSync(`${answers.map((answer) => JSON.stringify(answer)).join('\n')}\n`, { level: 9 }),
  );
