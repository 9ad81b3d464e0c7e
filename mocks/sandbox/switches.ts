import type { OperationId } from '../../generated/operations.ts';
import type { Lang } from '../market/model.ts';
import type { Profile } from '../profiles/types.ts';
import type { GivenAnswer } from './commands.ts';
import type { Hostility } from './hostile.ts';
import type { PageSources } from './page/source.ts';

/** Kinds of injected faults; `absent`: the backend has no such operation. */
export const FAULTS = [
  'absent',
  'http500',
  'code500',
  'network',
  'badJson',
  'badText',
  'html',
  'empty',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Failure and latency switches of the sandbox; not part of the market's state. */
export interface Switches {
  /** added to every call, in ms */
  delay: number;
  /** instead of `delay`, of single operations */
  delays: Map<OperationId, number>;
  /** answers instead of the market's, and how many times (absent: until switched off) */
  answers: Map<OperationId, { answer: GivenAnswer; times?: number }>;
  /** injected fault per operation, and how many times (absent: until switched off) */
  faults: Map<OperationId | '*', { fault: Fault; times?: number }>;
  /** share of calls, 0 to 1, that fail in addition to the faults above */
  failRate: number;
  /** random number in [0, 1): selects the calls that fail, and how */
  chance: () => number;
  /** damage to responses of GET requests; null: none */
  hostile: Hostility | null;
  /** overrides the language of every response */
  locale: Lang | null;
  /** backend that the market imitates; null: the complete one */
  profile: Profile | null;
  /** profile after a reset */
  startProfile: Profile | null;
  /** contract violations of requests and responses: must stay empty */
  violations: string[];
  /** source files of the shop's pages, for the panel; empty where the market runs without the shop */
  pages: PageSources;
}

export const createSwitches = (
  profile: Profile | null = null,
  pages: PageSources = {},
): Switches => ({
  delay: 0,
  delays: new Map(),
  answers: new Map(),
  faults: new Map(),
  failRate: 0,
  chance: Math.random,
  hostile: null,
  locale: null,
  profile,
  startProfile: profile,
  violations: [],
  pages,
});

/** Faults of randomly failing calls. */
const RANDOM_FAULTS: readonly Fault[] = ['http500', 'network', 'code500'];

function randomFault({ failRate, chance }: Switches): Fault | null {
  return chance() < failRate
    ? (RANDOM_FAULTS[Math.floor(chance() * RANDOM_FAULTS.length)] ?? null)
    : null;
}

/** The entry of a key, counted down. */
function take<Key, Entry extends { times?: number }>(entries: Map<Key, Entry>, key: Key) {
  const entry = entries.get(key);
  if (entry?.times === undefined) return entry;
  entry.times -= 1;
  if (entry.times <= 0) entries.delete(key);
  return entry;
}

/** The fault of this call, counted down. */
export function takeFault(switches: Switches, operation: OperationId): Fault | null {
  const { faults } = switches;
  const entry = take(faults, faults.has(operation) ? operation : '*');
  return entry ? entry.fault : randomFault(switches);
}

/** The answer that this call gets instead of the market's, counted down; null: the market's. */
export const takeAnswer = ({ answers }: Switches, operation: OperationId): GivenAnswer | null =>
  take(answers, operation)?.answer ?? null;
