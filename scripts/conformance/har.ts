import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { loadContract, operationAt } from './contract.ts';
import { type Answer, answered } from './exchange.ts';
import { createLedger } from './report/ledger.ts';
import type { Report } from './report/report.ts';
import { UsageError } from './options.ts';

const Har = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        startedDateTime: z.string(),
        time: z.number(),
        request: z.object({
          method: z.string(),
          url: z.string(),
          headers: z.array(z.object({ name: z.string(), value: z.string() })),
          postData: z.optional(z.object({ text: z.optional(z.string()) })),
        }),
        response: z.object({
          status: z.number(),
          _failureText: z.nullish(z.string()),
          _error: z.nullish(z.string()),
          content: z.object({
            size: z.optional(z.number()),
            mimeType: z.optional(z.string()),
            text: z.optional(z.string()),
            encoding: z.optional(z.string()),
          }),
        }),
      }),
    ),
  }),
});
type Entry = z.infer<typeof Har>['log']['entries'][number];

function readHar(file: string) {
  try {
    return Har.parse(JSON.parse(readFileSync(file, 'utf8'))).log.entries;
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read as HAR: ${error instanceof Error ? error.message.slice(0, 200) : ''}`,
    );
  }
}

/** Not the server's doing: the page did not wait for the answer, or the browser did not keep its text. */
function isIncomplete({
  response: { status, content, _failureText: failure, _error: error },
}: Entry): boolean {
  if (/abort/i.test(failure ?? error ?? '')) return true;
  return status !== 0 && content.text === undefined && content.size !== 0;
}

/** A status of 0 is how browsers write that no answer came. */
function answerOf({ response: { status, content } }: Entry): Answer {
  if (status === 0) return { error: 'cut', message: 'the connection ended' };
  const text =
    content.encoding === 'base64'
      ? Buffer.from(content.text ?? '', 'base64').toString('utf8')
      : (content.text ?? '');
  return answered(status, content.mimeType ?? '', text);
}

export function parsedBody(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Checks the calls of a browser session that was saved as HAR, in the order of time. */
export function checkHar(file: string, limitMs: number): Report {
  const contract = loadContract();
  const ledger = createLedger(contract, { limitMs });
  const entries = readHar(file).toSorted(
    (a, b) => Date.parse(a.startedDateTime) - Date.parse(b.startedDateTime),
  );
  for (const entry of entries) {
    const { method, url, headers, postData } = entry.request;
    const operation = operationAt(contract, method, new URL(url).pathname);
    if (!operation) {
      if (new URL(url).pathname.startsWith('/api/') && method !== 'OPTIONS')
        ledger.skip(`${method} ${new URL(url).pathname}: not in the contract`);
      continue;
    }
    if (isIncomplete(entry)) {
      ledger.skip(`${operation.id}: an answer that the page left or the browser did not keep`);
      continue;
    }
    const signedIn = headers.some(
      ({ name, value }) => name.toLowerCase() === 'authori-zation' && value !== '',
    );
    const answer: Answer =
      entry.time > limitMs
        ? { error: 'timeout', message: `an answer after ${(entry.time / 1000).toFixed(1)} s` }
        : answerOf(entry);
    ledger.record({
      operation,
      label: 'recorded',
      source: 'recorded',
      url,
      signedIn,
      body: parsedBody(postData?.text),
      answer,
      ms: entry.time,
      expected: null,
      lenient: false,
      situation: null,
    });
  }
  return ledger.report({ target: file, mode: 'recorded in a browser' });
}
