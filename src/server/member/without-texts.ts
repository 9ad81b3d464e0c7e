import { type ApiError, isApiError } from '#/api/error.ts';

const OF_SHOPPER = 'of the page of a shopper';
/** The operation and what happened, of `operation: path holds text`. */
const SUBJECT = /^[\w[\] ]*/;

/** Where an error was thrown: its stack after the message. */
const placesOf = ({ stack = '', message }: Error): string =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const factsOf = ({ operation, kind, code, status, sentToken, reference }: ApiError) => ({
  operation,
  kind,
  code,
  status,
  sentToken,
  reference,
});

/**
 * A problem of a shopper's page as it may be logged: texts of the backend and of errors may hold her data, so only kinds,
 * codes, operations and places in the code remain.
 */
export function withoutTexts(problem: unknown): string | Error {
  if (typeof problem === 'string') return `${SUBJECT.exec(problem)?.[0] ?? ''}, ${OF_SHOPPER}`;
  if (!(problem instanceof Error)) return `${typeof problem}, ${OF_SHOPPER}`;
  const plain = new Error(`${problem.name}, ${OF_SHOPPER}`);
  plain.stack = placesOf(problem);
  return Object.assign(plain, isApiError(problem) ? factsOf(problem) : {});
}
