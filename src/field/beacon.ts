/** What a browser sends once per page. It has nothing of the shopper: no address, query, id or text of the page. */
export interface Beacon extends Vitals {
  /** pattern of the first page's route */
  route: string;
  errors: BrowserError[];
  violations: Violation[];
}

export interface Vitals {
  /** Largest Contentful Paint, ms */
  lcp?: number;
  /** Interaction to Next Paint, ms */
  inp?: number;
  /** Cumulative Layout Shift */
  cls?: number;
}

/** An uncaught error, or one that an error page replaced. */
interface BrowserError {
  route: string;
  name: string;
  /** of errors of the engine only, see `cleanMessage` */
  message: string;
  /** positions in the shop's scripts, innermost first: `assets/file.js:line:column` */
  at: string[];
  count: number;
}

/** A response that breaks the contract. */
interface Violation {
  route: string;
  operation: string;
  /** path of the field, with `*` for positions in lists */
  field: string;
  code: string;
}

export const MAX_ERRORS = 5;
export const MAX_VIOLATIONS = 10;
export const MAX_FRAMES = 5;
export const MAX_NAME = 40;
export const MAX_COUNT = 10_000;
export const MAX_FIELD = 120;

/** Route of a document that the server has not rendered. */
export const UNKNOWN_ROUTE = 'unknown';
