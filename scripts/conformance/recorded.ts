import { type Contract, operationAt } from './contract.ts';
import type { Answer } from './exchange.ts';
import type { Verdict } from './check/check.ts';
import type { ReportBuilder } from './report/builder.ts';

/** One call of recorded traffic. */
export interface RecordedCall {
  method: string;
  url: URL;
  signedIn: boolean;
  token?: string | null;
  language?: string;
  /** time of the answer in epoch milliseconds */
  at?: number;
  body: string | undefined;
  answer: Answer;
  ms: number;
}

function parseBody(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The operation of a recorded call. Unknown API calls are listed in the report. */
export function recordedOperation(
  contract: Contract,
  builder: ReportBuilder,
  { method, url: { pathname } }: Pick<RecordedCall, 'method' | 'url'>,
) {
  const operation = operationAt(contract, method, pathname);
  if (!operation && pathname.startsWith('/api/') && method !== 'OPTIONS')
    builder.skip(`${method} ${pathname}: not in the contract`);
  return operation;
}

/** Checks a recorded call; null when it is not in the contract. */
export function checkRecorded(
  contract: Contract,
  builder: ReportBuilder,
  limitMs: number,
  recorded: RecordedCall,
): { operation: string; verdict: Verdict } | null {
  const operation = recordedOperation(contract, builder, recorded);
  if (!operation) return null;
  const { url, signedIn, body, answer, ms, token, language, at } = recorded;
  const late = `${'status' in answer ? 'an' : 'no'} answer after ${(ms / 1000).toFixed(1)} s`;
  const verdict = builder.record({
    operation,
    label: 'recorded',
    source: 'recorded',
    url: url.href,
    signedIn,
    ...(token === undefined ? {} : { token }),
    ...(language === undefined ? {} : { language }),
    ...(at === undefined ? {} : { at }),
    body: parseBody(body),
    answer: ms > limitMs ? { error: 'timeout', message: late } : answer,
    ms,
    expected: null,
    lenient: false,
    situation: null,
  });
  return { operation: operation.id, verdict };
}
