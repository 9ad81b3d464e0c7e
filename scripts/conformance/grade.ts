/**
 * How much a difference matters: `breaks` a screen, is `tolerated` by the storefront, or is something `extra` that it ignores.
 */
export type Grade = 'breaks' | 'tolerated' | 'extra';

export const KINDS = {
  'no-answer': 'breaks',
  timeout: 'breaks',
  'http-error': 'breaks',
  'http-status': 'tolerated',
  'content-type': 'tolerated',
  'not-json': 'breaks',
  envelope: 'breaks',
  missing: 'breaks',
  'wrong-type': 'breaks',
  'unexpected-null': 'breaks',
  'json-text': 'breaks',
  /** a failure where success was due */
  refused: 'breaks',
  /** success where a failure was due */
  'not-refused': 'breaks',
  /** wrong input was taken */
  'input-accepted': 'tolerated',
  /** a guest was refused, but not with a code that makes the storefront ask for sign-in */
  'sign-in-code': 'breaks',
  'other-failure': 'tolerated',
  'unlisted-code': 'tolerated',
  transition: 'breaks',
  format: 'tolerated',
  limit: 'tolerated',
  'enum-value': 'tolerated',
  'unknown-field': 'extra',
} as const satisfies Record<string, Grade>;

export type Kind = keyof typeof KINDS;

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

export const gradeOf = ({ kind }: Pick<Difference, 'kind'>): Grade => KINDS[kind];
