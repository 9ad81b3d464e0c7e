import type { Expectation } from './check/values.ts';
import type { ContractOperation } from './contract.ts';

/** What came back, or why nothing did. */
export type Answer =
  /** `json` is null when the text is none */
  | { status: number; contentType: string; text: string; json: { value: unknown } | null }
  /** `timeout`: nothing within the limit; `cut`: the connection ended before the answer did */
  | { error: 'timeout' | 'cut'; message: string };

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

export const answered = (status: number, contentType: string, text: string): Answer => ({
  status,
  contentType,
  text,
  json: parsed(text),
});

/** One call and its answer. */
export interface Exchange {
  operation: ContractOperation;
  /** what was tried, e.g. `cart: the line does not exist` */
  label: string;
  /** name of the journey, or where the exchange was recorded */
  source: string;
  url: string;
  signedIn: boolean;
  body: unknown;
  answer: Answer;
  ms: number;
  /** codes that are right; null when nobody knows what was due */
  expected: readonly number[] | null;
  /** wrong input on purpose: a server that takes it is lenient, not broken */
  lenient: boolean;
  /** the situation of the contract that this covers */
  situation: string | null;
  /** what must come back of what was sent */
  values?: readonly Expectation[];
  /** the caller speaks of something that is another one's */
  isStranger?: boolean;
  /** what the call speaks of: later differences about the same may follow from this one */
  about?: readonly string[];
}

export const SUCCESS = 200;
/** Of an operation that a backend does not have, in the body or as HTTP status. */
export const ABSENT = 404;
