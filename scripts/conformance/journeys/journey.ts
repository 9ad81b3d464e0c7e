import type { Command } from '../../../mocks/sandbox/control.ts';
import type { Json } from '../../contract/shape.ts';
import type { Expectation } from '../check/values.ts';
import type { OperationId } from '../contract.ts';

/** Who calls: nobody, one of the two accounts of a run, or the holder of a token taken earlier (`$token`). */
export type Caller = 'guest' | 'member' | 'other' | `$${string}`;

/**
 * One call. Texts that begin with `$` are replaced by values: those taken from earlier answers, and those every journey
 * begins with (see `run/values.ts`).
 */
export interface CallStep {
  operation: OperationId;
  as?: Caller;
  params?: Record<string, Json>;
  query?: Record<string, Json>;
  body?: Json;
  /** the code or codes that are right; 200 unless told */
  expect?: number | readonly number[];
  /** name -> where in `data` it stands, see `run/pick.ts`; a later step whose value is missing is left out */
  take?: Record<string, string>;
  /** the same for all values that a path leads to */
  takeAll?: Record<string, string>;
  /** what must come back of what was sent, when the call succeeds; left out when it speaks of a missing value */
  values?: readonly Expectation[];
  /** the failure case of the contract's x-codes that this is, in its words */
  situation?: string;
  /** wrong input on purpose: success is leniency */
  lenient?: true;
}

/** What other parties or time do. Only the embedded market can; elsewhere the journey ends here. */
export interface SandboxStep {
  sandbox: Command | { [key: string]: Json };
  take?: Record<string, string>;
}

export type Step = CallStep | SandboxStep;

/** A way through the shop, as data. */
export interface Journey {
  name: string;
  about: string;
  /** what it leaves behind on a server, in words for the person who allows it */
  creates?: readonly string[];
  /** its own people see to everything: it cannot run on a server that sends codes or parcels in earnest */
  embeddedOnly?: true;
  /** it uses up orders that the caller of the run named */
  givenOnly?: true;
  steps: readonly Step[];
}

export const isCall = (step: Step): step is CallStep => 'operation' in step;
export const expectedCodes = ({ expect }: CallStep): readonly number[] =>
  typeof expect === 'object' ? expect : [expect ?? 200];
