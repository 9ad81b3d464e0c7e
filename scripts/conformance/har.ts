import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { loadContract } from './contract.ts';
import { type Answer, toAnswer } from './exchange.ts';
import { UsageError } from './usage-error.ts';
import { checkRecorded, recordedOperation } from './recorded.ts';
import { createReportBuilder } from './report/builder.ts';
import type { Report } from './report/report.ts';

const Har = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        startedDateTime: z.string(),
        time: z.number(),
        _fromCache: z.nullish(z.string()),
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

/** The cached body of an unchanged response is not in the file. */
const NOT_MODIFIED = 304;

/** Why the file does not say what the server answered; null if it does. */
function gapOf({
  _fromCache: cache,
  response: { status, content, _failureText: failure, _error: error },
}: Entry): string | null {
  if (/abort/i.test(failure ?? error ?? '')) return 'an aborted request';
  if (cache || status === NOT_MODIFIED) return 'an answer from the cache of the browser';
  return status !== 0 && content.text === undefined && content.size !== 0
    ? 'a response without a stored body'
    : null;
}

/** Browsers record a request without a response with status 0. */
function answerOf({ response: { status, content } }: Entry): Answer {
  if (status === 0) return { error: 'cut', message: 'the connection ended' };
  const text =
    content.encoding === 'base64'
      ? Buffer.from(content.text ?? '', 'base64').toString('utf8')
      : (content.text ?? '');
  return toAnswer(status, content.mimeType ?? '', text);
}

/** Epoch milliseconds of the answer. */
const endOf = ({ startedDateTime, time }: Entry) => Date.parse(startedDateTime) + time;

const TOKEN_HEADER = 'authori-zation';
const headerOf = ({ request: { headers } }: Entry, wanted: string): string =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';

/** Checks the calls of a HAR file in the order of their answers. */
export function checkHar(file: string, limitMs: number): Report {
  const contract = loadContract();
  const builder = createReportBuilder(contract, { limitMs });
  const entries = readHar(file).toSorted((a, b) => endOf(a) - endOf(b));
  // Browsers can leave out headers with credentials. Then the caller is unknown.
  const hasTokens = entries.some((entry) => headerOf(entry, TOKEN_HEADER) !== '');
  if (!hasTokens) builder.skip('access checks: the file has no session tokens');
  for (const entry of entries) {
    const { method, postData } = entry.request;
    const token = headerOf(entry, TOKEN_HEADER);
    const gap = gapOf(entry);
    const url = new URL(entry.request.url);
    if (gap !== null) {
      const operation = recordedOperation(contract, builder, { method, url });
      if (operation) builder.skip(`${operation.id}: ${gap}`);
      // It may have changed anything.
      if (operation && !operation.reading) builder.outside('gap');
      continue;
    }
    checkRecorded(contract, builder, limitMs, {
      method,
      url,
      signedIn: token !== '' || !hasTokens,
      token,
      language: headerOf(entry, 'accept-language'),
      at: endOf(entry),
      body: postData?.text,
      answer: answerOf(entry),
      ms: entry.time,
    });
  }
  return builder.report({ target: file, mode: 'recorded in a browser' });
}
