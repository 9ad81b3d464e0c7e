import type { Command } from '../../../mocks/mock-server.ts';
import type { Json } from '../../contract/shape.ts';
import type { OperationId } from '../contract.ts';
import type { Caller, Expectation } from '../own/types.ts';

export type { Caller };

/**
 * One call. Texts that begin with `$` are replaced by values: those taken from earlier answers, and the initial values
 * (see `run/values.ts`).
 */
export interface CallStep {
  operation: OperationId;
  as?: Caller;
  params?: Record<string, Json>;
  query?: Record<string, Json>;
  body?: Json;
  /** `Accept-Language`; that of the run by default */
  language?: string;
  /** expected code or codes; 200 by default */
  expect?: number | readonly number[];
  /** name -> path in `data`, see `run/pick.ts`, with `|middle` and the like for a part; later steps that use a missing value are skipped */
  take?: Record<string, string>;
  /** as `take`, for all values at a path */
  takeAll?: Record<string, string>;
  /** expected values on success; skipped when they use a missing value */
  values?: readonly Expectation[];
  /** what the call uses belongs to another: success is unauthorized access */
  isForeign?: true;
  /** limits numbers that are taken, such as a stock, and halves them: the rest is for a second order */
  atMost?: Record<string, number>;
  /** raises numbers that are taken, such as the number of pages of an empty list */
  atLeast?: Record<string, number>;
  /** the server may take so long, in ms, until the expected values are there */
  within?: number;
  /** the covered situation: its `when` text in x-codes */
  situation?: string;
  /** calls that are sent at the same time, e.g. from another tab */
  alongside?: readonly CallStep[];
  /** one of the calls at the same time succeeds, the others get one of these codes */
  once?: number | readonly number[];
  /** invalid input on purpose: success is tolerated */
  lenient?: true;
}

/**
 * An event of other parties or of time: the sandbox of the embedded market does it, on other servers the hook of that
 * name. Without one the journey ends here. `orderNo` is for hooks: the market uses the newest order of the account.
 */
export interface SandboxStep {
  sandbox: (Command | { do: string; [key: string]: Json }) & { orderNo?: string };
  /** the journey continues without it */
  isOptional?: true;
  /** without simulated time it really passes */
  isReal?: true;
  take?: Record<string, string>;
}

/** Searches the pages of a list for something that later steps need, and takes its values. */
export interface FindStep {
  /** what is needed, for the report */
  find: string;
  list: CallStep;
  /** path of the candidates */
  ids: string;
  /** name of the candidate */
  as: string;
  /** calls that must give all their values */
  each: CallStep | readonly CallStep[];
}

export type Step = CallStep | SandboxStep | FindStep;

/** A user journey, as data. */
export interface Journey {
  name: string;
  about: string;
  /** data it creates on a server, shown before a run with writes */
  creates?: readonly string[];
  /** not started on a server that cannot do all of its sandbox steps, by the sandbox or by hooks */
  isWhole?: true;
  /** changes orders named with `--order` */
  givenOnly?: true;
  steps: readonly Step[];
}

/** Name of the token that the newest sign-in of a journey has answered. */
export const SIGNED_IN = 'signedIn';

export const isFind = (step: Step): step is FindStep => 'find' in step;
export const isSandbox = (step: Step): step is SandboxStep => 'sandbox' in step;
export const isCall = (step: Step): step is CallStep => 'operation' in step;
export const expectedCodes = ({ expect }: CallStep): readonly number[] =>
  typeof expect === 'object' ? expect : [expect ?? 200];

/** A step and the calls at the same time, with what is expected of each if it is the first that is done. */
export const callsAtOnce = (step: CallStep): readonly CallStep[] => [
  step,
  ...(step.alongside ?? []).map((one) =>
    step.once === undefined ? one : { ...one, expect: step.once },
  ),
];
