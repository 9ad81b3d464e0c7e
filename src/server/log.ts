import { writeSync } from 'node:fs';
import { requestId } from './request-context.ts';

/** Longer texts are cut: addresses, messages and stacks may come from clients. */
const MAX_TEXT = 500;
const MAX_STACK = 2000;
const MAX_LINE = 16_000;

/** JSON escapes the other control characters. A terminal acts on these, or shows the text after them in another order. */
const UNPRINTABLE = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

const isStack = (key: string) => key === 'stack';

function cut(key: string, value: unknown): unknown {
  const most = isStack(key) ? MAX_STACK : MAX_TEXT;
  if (typeof value !== 'string' || value.length <= most) return value;
  return `${value.slice(0, most)}… ${value.length}`;
}

/** The first cause of an error: a code, such as ENOTFOUND or that of a certificate, otherwise its message. */
function firstCause({ cause }: Error): unknown {
  if (!(cause instanceof Error)) return undefined;
  return firstCause(cause) ?? ('code' in cause ? cause.code : cause.message);
}

/** Values of an error: objects may hold what was sent, such as a password or a page. */
const valuesOf = (problem: Error) =>
  Object.fromEntries(Object.entries(problem).filter(([, value]) => typeof value !== 'object'));

const fieldsOf = (problem: Error) => ({
  ...valuesOf(problem),
  stack: problem.stack,
  cause: firstCause(problem),
});

/** A line of the log: JSON with the time and the id of the request. A `problem` that is an error adds its properties and stack. */
export function logLine({ event, ...fields }: { event: string; [field: string]: unknown }): string {
  const { problem } = fields;
  const id = requestId();
  const head = { time: new Date().toISOString(), event, ...(id ? { id } : {}) };
  const line = JSON.stringify(
    {
      ...head,
      ...fields,
      ...(problem === undefined ? {} : { problem: String(problem) }),
      ...(problem instanceof Error ? fieldsOf(problem) : {}),
    },
    cut,
  );
  const whole = line.length > MAX_LINE ? JSON.stringify({ ...head, omitted: line.length }) : line;
  return whole.replaceAll(UNPRINTABLE, escaped);
}

/** Writes bytes from an offset; returns how many, or throws. */
type Write = (bytes: Buffer, from: number) => number;

/**
 * Writes lines to a file, a pipe or a terminal. A full disk or a reader that has gone loses lines and ends nothing: when
 * lines are taken again, one says how many were lost. Not `process.stdout`, which no longer works after its first error.
 */
export function logOutput(write: Write = (bytes, from) => writeSync(1, bytes, from)) {
  let lost = 0;
  let sinceTaken = 0;
  /** the last line was written in part */
  let isCut = false;

  function take(text: string): boolean {
    const bytes = Buffer.from(isCut ? `\n${text}\n` : `${text}\n`);
    let written = 0;
    try {
      while (written < bytes.byteLength) written += write(bytes, written);
    } catch {
      // There is nothing left to write it to; the count says it.
      isCut ||= written > 0;
      return false;
    }
    isCut = false;
    return true;
  }

  const lostLine = () =>
    JSON.stringify({ time: new Date().toISOString(), event: 'log-lost', lines: sinceTaken });

  return {
    line(text: string): void {
      if (sinceTaken > 0 && take(lostLine())) sinceTaken = 0;
      if (sinceTaken === 0 && take(text)) return;
      lost += 1;
      sinceTaken += 1;
    },
    /** Lines that were lost since the start. */
    lost: (): number => lost,
  };
}

const output = logOutput();

/** Log lines that could not be written. */
export const lostLogLines = output.lost;

export const log = (line: { event: string; [field: string]: unknown }): void =>
  output.line(logLine(line));
