import type { OperationId } from '../../generated/operations.ts';
import type { Lang } from '../market/model.ts';
import type { Profile } from '../profiles/types.ts';
import type { Hostility } from './hostile.ts';

/** How a call is made to fail on purpose; `absent`: the backend has no such operation. */
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
  /** operation -> what goes wrong, and how many times (absent: until switched off) */
  faults: Map<OperationId | '*', { fault: Fault; times?: number }>;
  /** share of calls, 0 to 1, that fail beside the faults above */
  failRate: number;
  /** from 0 up to, not including, 1: who fails, and how */
  chance: () => number;
  /** how reading calls are answered out of malice; null: as the market does */
  hostile: Hostility | null;
  /** language of every answer, whatever a call asks for */
  locale: Lang | null;
  /** which backend the market answers like; null: the complete one */
  profile: Profile | null;
  /** the profile that a reset goes back to */
  startProfile: Profile | null;
  /** answers or requests that broke the contract: must stay empty */
  violations: string[];
}

export const createSwitches = (profile: Profile | null = null): Switches => ({
  delay: 0,
  faults: new Map(),
  failRate: 0,
  chance: Math.random,
  hostile: null,
  locale: null,
  profile,
  startProfile: profile,
  violations: [],
});

/** What a bad day brings, in turn. */
const BAD_DAY: readonly Fault[] = ['http500', 'network', 'code500'];

function badDay({ failRate, chance }: Switches): Fault | null {
  return chance() < failRate ? (BAD_DAY[Math.floor(chance() * BAD_DAY.length)] ?? null) : null;
}

/** The fault of this call, counted down. */
export function takeFault(switches: Switches, operation: OperationId): Fault | null {
  const key = switches.faults.has(operation) ? operation : '*';
  const entry = switches.faults.get(key);
  if (!entry) return badDay(switches);
  if (entry.times !== undefined) {
    entry.times -= 1;
    if (entry.times <= 0) switches.faults.delete(key);
  }
  return entry.fault;
}
