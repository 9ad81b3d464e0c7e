import type { OperationId } from '../contract.ts';
import { describe } from '../check/issues.ts';
import type { Difference } from '../grade.ts';
import { pick } from '../run/pick.ts';
import { below, DATA, differs, type RuleCall } from './call.ts';
import { COUNTS, isAsked } from './counts.ts';

/** What a write adds to the counts of its member. */
const ADDED: Partial<Record<OperationId, Readonly<Record<string, number>>>> = {
  orderCreate: { 'unpaid orders': 1 },
  reviewAdd: { 'lines to review': -1 },
  refundApply: { refunds: 1 },
};
const COUNTED = new Set(Object.values(ADDED).flatMap((added) => Object.keys(added)));
/** They change none of these counts. */
const OTHERS =
  /^(address|cart|collect|coupon|preOrder|settlement|user|image|file|logout|email|phone)/;
/** An order of before may end just now, but not after each write. */
const REPEATED = 2;

interface Count {
  value: number;
  /** a write has changed it, and no answer has shown it since */
  isDue: boolean;
}

export interface Following {
  check(call: RuleCall): Difference[];
  /** another party may have changed any count */
  forget(): void;
}

/** The first answer after a write has the new count. */
export function createFollowing(): Following {
  const counts = new Map<string, Count>();
  let wrong = 0;

  function write({ id, who }: RuleCall): void {
    if (OTHERS.test(id)) return;
    for (const name of COUNTED) {
      const key = `${who} ${name}`;
      const count = counts.get(key);
      const by = ADDED[id]?.[name];
      counts.delete(key);
      if (count && by !== undefined) counts.set(key, { value: count.value + by, isDue: true });
    }
  }

  function read(call: RuleCall): Difference[] {
    return (COUNTS[call.id] ?? [])
      .filter((count) => COUNTED.has(count.name) && isAsked(call, count))
      .flatMap(({ name, path }) => {
        const value = Number(pick(call.data, path));
        const key = `${call.who} ${name}`;
        const due = counts.get(key);
        counts.set(key, { value, isDue: false });
        if (!due?.isDue || due.value === value || (wrong += 1) < REPEATED) return [];
        return [
          differs(
            'wrong-count',
            below(DATA, path),
            `the number of ${name} after the write: ${due.value}`,
            describe(value),
          ),
        ];
      });
  }

  return {
    forget: () => counts.clear(),
    check(call) {
      if (call.isRecorded || call.who === 'guest') return [];
      if (call.operation.reading) return read(call);
      write(call);
      return [];
    },
  };
}
