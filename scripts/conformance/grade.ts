/**
 * Severity of a difference.
 * breaks: a screen fails. security: unauthorized access or leaked data. wrong: screens work with incorrect data, or another
 * client fails. slow: answers take too long. tolerated: every client handles it. extra: clients ignore it.
 */
export const GRADES = ['breaks', 'security', 'wrong', 'slow', 'tolerated', 'extra'] as const;
export type Grade = (typeof GRADES)[number];

/** Names of the grades in reports. */
export const GRADE_NAMES: Record<Grade, string> = {
  breaks: 'breaks',
  security: 'security',
  wrong: 'wrong value',
  slow: 'slow',
  tolerated: 'tolerated',
  extra: 'extra',
};

/** Rule numbers are stable and never reused: files of accepted findings refer to them. */
export const RULES = {
  'no-answer': { number: 101, grade: 'breaks' },
  timeout: { number: 102, grade: 'breaks' },
  'http-error': { number: 103, grade: 'breaks' },
  'http-status': { number: 104, grade: 'wrong' },
  /** JSON without a content type */
  'content-type': { number: 105, grade: 'tolerated' },
  'not-json': { number: 106, grade: 'breaks' },
  envelope: { number: 107, grade: 'breaks' },
  /** several answers of an operation are slow, at least a quarter of them */
  slow: { number: 108, grade: 'slow' },
  /** each answer of an operation takes longer than the one before */
  slowing: { number: 109, grade: 'slow' },
  /** JSON that other readers take for something else: a byte order mark, another charset, a key twice */
  ambiguous: { number: 110, grade: 'wrong' },
  /** JSON under the content type of something else, which most clients do not read */
  'media-type': { number: 111, grade: 'wrong' },
  missing: { number: 201, grade: 'breaks' },
  'wrong-type': { number: 202, grade: 'breaks' },
  'unexpected-null': { number: 203, grade: 'breaks' },
  'json-text': { number: 204, grade: 'breaks' },
  format: { number: 205, grade: 'wrong' },
  limit: { number: 206, grade: 'wrong' },
  'enum-value': { number: 207, grade: 'wrong' },
  'unknown-field': { number: 208, grade: 'extra' },
  /** a value of the contract in another spelling: capitals, exponents, separators */
  spelling: { number: 209, grade: 'wrong' },
  /** above 2^53: loses its last digits in JavaScript */
  'unsafe-integer': { number: 210, grade: 'breaks' },
  /** a picture without an absolute address */
  address: { number: 211, grade: 'wrong' },
  /** a key that is null is not sent: a matter of the contract, no screen breaks */
  'left-out': { number: 212, grade: 'wrong' },
  /** a failure where success was expected */
  refused: { number: 301, grade: 'breaks' },
  /** success where a failure was expected */
  'not-refused': { number: 302, grade: 'wrong' },
  /** invalid input was accepted */
  'input-accepted': { number: 303, grade: 'wrong' },
  /** a guest was refused with a code that does not open the sign-in panel */
  'sign-in-code': { number: 304, grade: 'breaks' },
  'other-failure': { number: 305, grade: 'wrong' },
  'unlisted-code': { number: 306, grade: 'wrong' },
  transition: { number: 401, grade: 'breaks' },
  /** an expected value is missing or different */
  'wrong-value': { number: 402, grade: 'wrong' },
  /** an amount below 0 */
  negative: { number: 403, grade: 'wrong' },
  /** two places show the same thing with different values */
  disagrees: { number: 404, grade: 'wrong' },
  /** a value that was sent does not come back */
  'not-kept': { number: 405, grade: 'wrong' },
  /** an amount or number is not the sum of its parts */
  'wrong-sum': { number: 406, grade: 'wrong' },
  /** numbers of a page do not fit its rows, or rows are missing or repeated */
  'wrong-page': { number: 407, grade: 'wrong' },
  /** a row that the filter excludes, or rows in another order */
  'wrong-row': { number: 408, grade: 'wrong' },
  /** a count differs from the list that it counts */
  'wrong-count': { number: 409, grade: 'wrong' },
  /** a time that is impossible, in the wrong zone or in the wrong order */
  'wrong-time': { number: 410, grade: 'wrong' },
  /** a list keeps what was removed, or lacks what was added */
  'wrong-members': { number: 411, grade: 'wrong' },
  /** a text that was encoded, decoded or filled wrongly */
  'wrong-text': { number: 412, grade: 'wrong' },
  /** texts are not in the requested language, as in older backends */
  language: { number: 413, grade: 'wrong' },
  /** a caller was allowed to use a resource of another user */
  admitted: { number: 501, grade: 'security' },
  /** an answer contains private data of another user */
  leak: { number: 502, grade: 'security' },
  /** class names, SQL or server paths in a message */
  'exception-text': { number: 503, grade: 'security' },
  /** a field that must never be in an answer, such as a password or its hash */
  secret: { number: 504, grade: 'security' },
  /** shared caches may store the answer to a member */
  cacheable: { number: 505, grade: 'security' },
  /** a rule of a file of `--extend` */
  'own-rule': { number: 601, grade: 'wrong' },
} as const satisfies Record<string, { number: number; grade: Grade }>;

export type Kind = keyof typeof RULES;

/** A difference of an answer from the contract. */
export interface Difference {
  kind: Kind;
  /** JSON path without list positions; `$` for the whole body */
  path: string;
  /** exact JSON path of the first occurrence */
  at: string;
  expected: string;
  got: string;
}

export const gradeOf = ({ kind }: Pick<Difference, 'kind'>): Grade => RULES[kind].grade;
export const ruleOf = ({ kind }: Pick<Difference, 'kind'>): string => `C${RULES[kind].number}`;
