import type { OperationId } from '../../generated/operations.ts';

/** How a call is made to fail on purpose. */
export const FAULTS = ['http500', 'code500', 'network', 'badJson', 'badText', 'html', 'empty'] as const;
export type Fault = (typeof FAULTS)[number];

/** Failure and latency switches of the sandbox; not part of the market's state. */
export interface Switches {
  /** added to every call, in ms */
  delay: number;
  /** operation -> what goes wrong, and how many times (absent: until switched off) */
  faults: Map<OperationId | '*', { fault: Fault; times?: number }>;
  /** answers or requests that broke the contract: must stay empty */
  violations: string[];
}

export const createSwitches = (): Switches => ({ delay: 0, faults: new Map(), violations: [] });

/** The fault of this call, counted down. */
export function takeFault(switches: Switches, operation: OperationId): Fault | null {
  const key = switches.faults.has(operation) ? operation : '*';
  const entry = switches.faults.get(key);
  if (!entry) return null;
  if (entry.times !== undefined) {
    entry.times -= 1;
    if (entry.times <= 0) switches.faults.delete(key);
  }
  return entry.fault;
}
