import type { FailureCode } from './failureCode.ts';

/**
 * The answer of every operation that failed, with HTTP status 200.
 */
export interface Failure {
  code: FailureCode;
  /**
     * A sentence for the shopper, or the text of an exception, which must not be shown; null after some crashes.
     * @nullable
     */
  message: string | null;
  /**
     * Always null; the key is absent in the body of 401.
     * @nullable
     */
  data?: null;
}
