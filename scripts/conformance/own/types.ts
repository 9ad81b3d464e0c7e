/** What files of `--extend` contain: own journeys and rules. */
import type { operations } from '../../../generated/openapi.d.ts';
import type { Json } from '../../contract/shape.ts';

type OperationId = keyof operations;
/** A text that begins with `$` is a value that an earlier step has taken. */
type Inputs<Given> = Given extends object ? { [Name in keyof Given]?: Json } : never;

/** The caller: no session, one of the two accounts of a run, or a token taken from an earlier answer (`$token`). */
export type Caller = 'guest' | 'member' | 'other' | `$${string}`;

type Test =
  /** all values equal this one, and there is at least one */
  | { is: Json; plus?: number }
  /** at least one value equals this one */
  | { has: Json }
  /** no value equals one of these */
  | { lacks: Json }
  /** there is no value */
  | { none: true }
  /** maximum number of values */
  | { atMost: Json }
  | { below: Json }
  | { above: Json }
  /** amounts in this order */
  | { order: 'asc' | 'desc' }
  /** every text contains this one */
  | { holds: Json }
  /** the sum of other amounts of the answer: paths with a leading sign */
  | { sum: readonly string[] };

/** An expected value in an answer. */
export type Expectation = {
  /** name of the value in reports */
  what: string;
  /** path in `data`: `list[0].id`, `list[-1].id`, `list[*].id`, `list[stock>5&id!7].id` */
  at: string;
  /** the caller is another user: a wrong value is a leak */
  foreign?: true;
} & Test;

interface CallOf<Id extends OperationId> {
  operation: Id;
  /** by default the member, or a guest where anybody may call */
  as?: Caller;
  params?: Inputs<operations[Id]['parameters']['path']>;
  query?: Inputs<operations[Id]['parameters']['query']>;
  body?: Json;
  /** `Accept-Language`; that of the run by default */
  language?: string;
  /** expected code or codes; 200 by default */
  expect?: number | number[];
  /** name -> path in `data`; later steps that use a missing value are not run */
  take?: Record<string, string>;
  /** as `take`, for all values at a path */
  takeAll?: Record<string, string>;
  /** expected values on success */
  values?: Expectation[];
}

/** One call. */
export type OwnCall = { [Id in OperationId]: CallOf<Id> }[OperationId];

/** A call, and others at the same time. */
export type OwnCallStep = OwnCall & {
  alongside?: OwnCall[];
  /** one of the calls at the same time succeeds, the others get one of these codes */
  once?: number | number[];
};

/** Searches the pages of a list for something that later steps need, and takes its values. */
export interface OwnFindStep {
  /** what is needed, for the report */
  find: string;
  list: OwnCallStep;
  /** path of the candidates */
  ids: string;
  /** name of the candidate */
  as: string;
  /** calls that must give all their values */
  each: OwnCallStep | OwnCallStep[];
}

/** What others do: calls the hook of this name. */
export interface OwnEventStep {
  sandbox: { do: string; [field: string]: Json };
  take?: Record<string, string>;
}

/** A journey of a file of `--extend`. */
export interface OwnJourney {
  /** lower-case letters, digits and hyphens */
  name: string;
  about: string;
  /** data it creates on a server, shown before a run with writes */
  creates?: string[];
  /** not started on a server that cannot do all of its events */
  isWhole?: true;
  steps: (OwnCallStep | OwnFindStep | OwnEventStep)[];
}

type DataOf<Id extends OperationId> = Extract<
  operations[Id]['responses'][200]['content']['application/json'],
  { code: 200 }
>['data'];

/** A successful call, as own rules get it. */
export interface CheckedCall<Id extends OperationId = OperationId> {
  /** id of the operation, such as `productList` */
  operation: Id;
  /** of the path */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** body of the request */
  sent: unknown;
  /** `data` of the answer, by the contract; what a server really sends can be something else */
  data: DataOf<Id>;
  signedIn: boolean;
  /** requested language */
  language: string;
}

/** Something that an own rule does not allow. */
export interface OwnFinding {
  /** path in `data`, such as `list[0].price` */
  at: string;
  expected: string;
  got: unknown;
}

/** A rule of a file of `--extend`. It may remember earlier calls. */
export interface OwnRule<Id extends OperationId = OperationId> {
  name: string;
  /** ids; all operations by default */
  operations?: readonly Id[];
  check(call: CheckedCall<Id>): readonly OwnFinding[];
}
