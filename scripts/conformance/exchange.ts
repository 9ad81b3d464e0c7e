import type { Expectation } from './own/types.ts';
import type { ContractOperation } from './contract.ts';

/** The answer, or why there is none. */
export type Answer =
  /** `json` is null when the text is not JSON */
  | {
      status: number;
      contentType: string;
      text: string;
      json: { value: unknown } | null;
      cacheControl?: string;
      vary?: string;
      /** of a redirect */
      location?: string;
    }
  /** `timeout`: no answer within the limit; `cut`: the connection ended early */
  | { error: 'timeout' | 'cut'; message: string };

/** Readers may ignore it, and browsers do; JSON does not begin with it. */
export const BYTE_ORDER_MARK = '\uFEFF';

function tryParse(text: string): { value: unknown } | null {
  try {
    const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    return { value: JSON.parse(json) as unknown };
  } catch {
    return null;
  }
}

export const toAnswer = (
  status: number,
  contentType: string,
  text: string,
  headers: { cacheControl?: string | null; vary?: string | null; location?: string | null } = {},
): Answer => ({
  status,
  contentType,
  text,
  json: tryParse(text),
  cacheControl: headers.cacheControl ?? '',
  vary: headers.vary ?? '',
  location: headers.location ?? '',
});

/** One call and its answer. */
export interface Exchange {
  operation: ContractOperation;
  /** journey and situation, e.g. `cart: The line does not exist.` */
  label: string;
  /** name of the journey, or where the exchange was recorded */
  source: string;
  url: string;
  signedIn: boolean;
  /** session token; never part of a report */
  token?: string | null;
  /** requested language */
  language?: string;
  /** expected time of the server in epoch milliseconds; now by default */
  at?: number;
  body: unknown;
  answer: Answer;
  ms: number;
  /** expected codes; null in recorded traffic */
  expected: readonly number[] | null;
  /** invalid input on purpose: success is tolerated */
  lenient: boolean;
  /** the covered situation of the contract */
  situation: string | null;
  /** expected values of a successful answer */
  values?: readonly Expectation[];
  /** sends a read again, as it was; only of reads of a run */
  again?: () => Promise<Exchange>;
  /** of a read of a run: the last read of its operation, and the last one of any, the latter at the end */
  before?: readonly Exchange[];
  /** the call uses a resource of another user */
  isForeign?: boolean;
  /** the resources that the call uses; differences are grouped by them */
  resources?: readonly string[];
}

export const SUCCESS = 200;
/** Code or HTTP status of an operation that the backend does not have. */
export const ABSENT = 404;
