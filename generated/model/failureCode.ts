
/**
 * What went wrong. Violated business rules and crashes share 500 and differ only in `message`.
 */
export type FailureCode = typeof FailureCode[keyof typeof FailureCode];


export const FailureCode = {
  /** A field or query parameter is missing or malformed; message names the first one. */
  badRequest: 400,
  /** No token, or the token is unknown or expired. */
  notSignedIn: 401,
  /** No permission. Defined, not raised by the known backend. */
  forbidden: 403,
  /** No such data or, for an extension, no such operation. */
  notFound: 404,
  /** A business rule was violated, or an unexpected error occurred. */
  refused: 500,
  /** Treated like 401. */
  sessionInvalid: 410000,
  /** Treated like 401. */
  sessionExpired: 410001,
  /** Treated like 401. */
  sessionReplaced: 410002,
} as const;
