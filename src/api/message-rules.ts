import { isExceptionText } from '#openapi/backends/exception-text.ts';
import { type GoneText, readGoneText } from '#openapi/backends/gone-text.ts';

export interface MessageMeaning {
  /** a raw exception, which is never shown */
  isException: boolean;
  gone: GoneText | null;
}

/** What the message of a refused call means. */
export function readMessage(message: string): MessageMeaning {
  const isException = isExceptionText(message);
  return { isException, gone: isException ? null : readGoneText(message) };
}
