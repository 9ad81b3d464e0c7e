import type { Difference } from '../grade.ts';
import { below, differs, type Found, type Rule, type RuleCall } from './call.ts';
import { timeOf } from './times.ts';

/** Times of what has happened once. What is removed and made again gets another one. */
const ONCE = /^(createTime|payTime|refundTime)$/;
const MADE_AGAIN = /^(CollectedProduct|FollowedMerchant|SettlementRecord)$/;
/** Stamps have whole seconds. */
const SECOND_MS = 1000;
const ENOUGH = 3;

interface Clock {
  value: number;
  at: number;
  /** reads whose time is as much later as the read is */
  steps: number;
}

const nameOf = ({ tree, schema }: Found, { id, params, query }: RuleCall): string =>
  [id, schema, JSON.stringify([params, query]), tree.id ?? tree.orderNo].join(' ');

/** The time of what has happened stays; one that is later by the time between the reads is that of the request. */
export function createLiveTimes(): Rule {
  const clocks = new Map<string, Clock>();

  function differencesIn(found: Found, call: RuleCall): Difference[] {
    if (MADE_AGAIN.test(found.schema)) return [];
    return Object.entries(found.tree).flatMap(([field, text]) => {
      const value = ONCE.test(field) ? timeOf(text) : Number.NaN;
      if (Number.isNaN(value)) return [];
      const key = `${nameOf(found, call)} ${field}`;
      const before = clocks.get(key);
      const later = value - (before?.value ?? value);
      const isWithClock =
        later > 0 && Math.abs(later - (call.at - (before?.at ?? call.at))) <= 2 * SECOND_MS;
      if (before && later === 0) return [];
      const steps = isWithClock ? (before?.steps ?? 0) + 1 : 0;
      clocks.set(key, { value, at: call.at, steps });
      return steps === ENOUGH
        ? [
            differs(
              'wrong-time',
              below(found.place, field),
              'the time when it happened, as in the reads before',
              'the time of each request',
            ),
          ]
        : [];
    });
  }

  return (call) =>
    call.isRecorded || !call.operation.reading
      ? []
      : call.objects.flatMap((found) => differencesIn(found, call));
}
