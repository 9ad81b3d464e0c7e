import type { Contract } from '../contract.ts';
import type { Sandbox } from '../embedded.ts';
import type { Exchange } from '../exchange.ts';
import type { Hooks } from '../hooks.ts';
import type { CallStep, Journey } from '../journeys/journey.ts';
import type { OwnRule } from '../own/types.ts';
import type { Accepted } from '../report/accepted.ts';
import type { ReportBuilder } from '../report/builder.ts';
import type { Fetch, Sender } from './send.ts';
import type { Account, Values } from './values.ts';

export interface RunOptions {
  /** that of the package by default */
  contract?: Contract;
  baseUrl: string;
  journeys: readonly Journey[] | ((contract: Contract) => readonly Journey[]);
  member: Account | null;
  other: Account | null;
  /** tokens of sessions that exist already */
  sessions?: Readonly<Partial<Record<'member' | 'other', string>>>;
  /** for servers behind a gateway */
  fetch?: Fetch;
  allowWrites: boolean;
  /** requests a second; null: unlimited */
  rate: number | null;
  limitMs: number;
  /** answers that take longer are reported as slow */
  slowMs?: number;
  accepted?: readonly Accepted[];
  /** per cent of the steps that the run must do; null: any */
  requireCoverage?: number | null;
  /** values given by the caller, such as order numbers, by the names that journeys use */
  given?: Readonly<Record<string, string>>;
  /** `Accept-Language` of calls that name none; English by default */
  language?: string;
  /** start of the run, including the start of its server (`performance.now`) */
  started: number;
  /** only of the embedded market */
  sandbox: Sandbox | null;
  /** rules of files of `--extend` */
  ownRules?: readonly OwnRule[];
  /** what other parties do on any other server */
  hooks?: Hooks;
  log: (line: string) => void;
  /** of the values of journeys; the same seed repeats a run */
  seed?: number;
  /** called after each journey */
  progress?: (line: string) => void;
  /** checks the calls; one for this run by default */
  builder?: ReportBuilder;
}

export interface RunContext extends RunOptions {
  contract: Contract;
  builder: ReportBuilder;
  sender: Sender;
  /** session tokens by caller */
  tokens: Map<string, string>;
  /** reads that were already repeated by another member */
  repeatedByOther: Set<string>;
  /** reads that were sent a second time at once */
  repeatedAtOnce: Set<string>;
  /** writes after which the run has read what they may have changed, and how often */
  readAfter: Map<string, number>;
  /** adds the reads before a read */
  trail: (read: Exchange) => Exchange;
  /** how far the clock of the embedded market has been moved, in milliseconds */
  clockOffset: number;
  /** contradictions that did not stand, by their operations: others change the server */
  moves: Map<string, number>;
  /** consecutive calls without an answer */
  unanswered: number;
}

export interface JourneyState {
  values: Values;
  /** the member that each value belongs to */
  owners: Map<string, string>;
  /** the reads that values were taken from */
  takenFrom: Map<string, CallStep>;
  /** an expected write did not happen, so later values cannot be expected */
  isMissingWrite: boolean;
  /** values of steps that were left out on purpose: writes of a run that only reads, accounts that were not given */
  leftOut: Set<string>;
  /** the newest call that has sent a code */
  message: Exchange | null;
  /** the newest call */
  newest: Exchange | null;
  /** reads at the end of the journey, by caller and resource */
  dueReads: Map<string, CallStep[]>;
}

export const newJourneyState = (values: Values): JourneyState => ({
  values,
  owners: new Map(),
  takenFrom: new Map(),
  isMissingWrite: false,
  leftOut: new Set(),
  message: null,
  newest: null,
  dueReads: new Map(),
});

/** There is no session for the caller of a step. */
export class SessionMissing extends Error {}

/** No sandbox and no hook supports the step. */
export class SandboxMissing extends Error {}

/** Others have taken what a write of the journey needs: nothing can be expected of the rest. */
export class OthersChanged extends Error {}

/** The server has stopped answering. */
export class ServerUnresponsive extends Error {}
