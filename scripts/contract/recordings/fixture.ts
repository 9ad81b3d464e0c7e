import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** One answer of a real backend, with texts of our own in it. */
export interface RecordedAnswer {
  /** lines of the recordings that it stands for */
  lines: number[];
  /** null: an address that the contract does not have */
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

/** One JSON object a line, packed. */
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
