import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Events of the server's log that are expected while the backend fails. */
const EXPECTED = new Set([
  'start',
  'stop',
  'page',
  'call',
  'breaker',
  'warning',
  'csp',
  'vitals',
  'backend fault',
]);
const MAX_KEPT = 20;

export interface LogLines {
  /** number of lines by event */
  counts: Record<string, number>;
  /** the first lines that are neither JSON nor an expected event */
  unexpected: string[];
}

/** A fault of the backend, which the server logs once for each page or call. */
const isBackendFault = (line: string) =>
  /"event":"fault".*("name":"ApiError"|cannot be reached|too much data|has not answered in)/.test(
    line,
  );

function eventOf(line: string): string {
  try {
    return String((JSON.parse(line) as { event?: unknown }).event);
  } catch {
    return 'text';
  }
}

/** Counts the lines of the server's output. */
export function watchLines(...outputs: Readable[]): LogLines {
  const lines: LogLines = { counts: {}, unexpected: [] };
  for (const output of outputs)
    createInterface({ input: output }).on('line', (line) => {
      const event = isBackendFault(line) ? 'backend fault' : eventOf(line);
      lines.counts[event] = (lines.counts[event] ?? 0) + 1;
      if (!EXPECTED.has(event) && lines.unexpected.length < MAX_KEPT) lines.unexpected.push(line);
    });
  return lines;
}
