import type { FailureCode } from './failureCode.ts';

/**
 * What every operation answers, with HTTP status 200, when it did not do what was asked.
 */
export interface Failure {
  /** What went wrong. Business rules and crashes share 500; only the text tells them apart. */
  code: FailureCode;
  /**
     * A sentence for the shopper, or the text of an exception, which is not; null after some crashes.
     * @nullable
     */
  message: string | null;
  /**
     * Always null; the key is absent in the body of 401.
     * @nullable
     */
  data?: null;
}
