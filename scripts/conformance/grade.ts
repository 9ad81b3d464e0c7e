/**
 * How much a difference matters.
 * breaks: a screen fails. security: somebody gets what is not theirs, or what nobody should see.
 * wrong: screens work, but show or do something untrue. slow: shoppers wait.
 * tolerated: the storefront copes. extra: something it ignores.
 */
export const GRADES = ['breaks', 'security', 'wrong', 'slow', 'tolerated', 'extra'] as const;
export type Grade = (typeof GRADES)[number];

/** How grades are called in reports. */
export const GRADE_NAMES: Record<Grade, string> = {
  breaks: 'breaks',
  security: 'security',
  wrong: 'wrong value',
  slow: 'slow',
  tolerated: 'tolerated',
  extra: 'extra',
};

/** Numbers of rules never change and are never used again: files of accepted findings name them. */
export const RULES = {
  'no-answer': { number: 101, grade: 'breaks' },
  timeout: { number: 102, grade: 'breaks' },
  'http-error': { number: 103, grade: 'breaks' },
  'http-status': { number: 104, grade: 'tolerated' },
  'content-type': { number: 105, grade: 'tolerated' },
  'not-json': { number: 106, grade: 'breaks' },
  envelope: { number: 107, grade: 'breaks' },
  /** most answers of an operation take long */
  slow: { number: 108, grade: 'slow' },
  missing: { number: 201, grade: 'breaks' },
  'wrong-type': { number: 202, grade: 'breaks' },
  'unexpected-null': { number: 203, grade: 'breaks' },
  'json-text': { number: 204, grade: 'breaks' },
  format: { number: 205, grade: 'tolerated' },
  limit: { number: 206, grade: 'tolerated' },
  'enum-value': { number: 207, grade: 'tolerated' },
  'unknown-field': { number: 208, grade: 'extra' },
  /** a failure where success was due */
  refused: { number: 301, grade: 'breaks' },
  /** success where a rule had to say no */
  'not-refused': { number: 302, grade: 'wrong' },
  /** wrong input was taken */
  'input-accepted': { number: 303, grade: 'tolerated' },
  /** a guest was refused, but not with a code that makes the storefront ask for sign-in */
  'sign-in-code': { number: 304, grade: 'breaks' },
  'other-failure': { number: 305, grade: 'tolerated' },
  'unlisted-code': { number: 306, grade: 'tolerated' },
  transition: { number: 401, grade: 'breaks' },
  /** what was sent does not come back */
  'wrong-value': { number: 402, grade: 'wrong' },
  /** a price or an amount below 0 */
  negative: { number: 403, grade: 'wrong' },
  /** somebody did what only another one may */
  admitted: { number: 501, grade: 'security' },
  /** somebody sees what is another one's */
  leak: { number: 502, grade: 'security' },
  /** classes, SQL or paths of the server in a message */
  'exception-text': { number: 503, grade: 'security' },
} as const satisfies Record<string, { number: number; grade: Grade }>;

export type Kind = keyof typeof RULES;

/** One thing in one answer that is not as the contract says. */
export interface Difference {
  kind: Kind;
  /** JSON path in the body with list positions left out, `$` for the whole */
  path: string;
  /** the first place it was seen at */
  at: string;
  expected: string;
  got: string;
}

export const gradeOf = ({ kind }: Pick<Difference, 'kind'>): Grade => RULES[kind].grade;
export const ruleOf = ({ kind }: Pick<Difference, 'kind'>): string => `C${RULES[kind].number}`;
