import { logOutput } from './log-output.ts';
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

const fieldsOf = (problem: Error) => ({
  ...problem,
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

const output = logOutput();

/** Log lines that could not be written. */
export const lostLogLines = output.lost;

export const log = (line: { event: string; [field: string]: unknown }): void =>
  output.line(logLine(line));
