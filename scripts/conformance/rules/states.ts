import type { Difference } from '../grade.ts';
import { below, DATA, differs, type Rule, type RuleCall } from './call.ts';
import type { Facts } from './facts.ts';
import { isPage, numbersOf } from './pages.ts';

/** The refund state of an order by that of its newest refund: a refusal is kept by the refund only. */
const STATE_OF_ORDER: Readonly<Record<string, number>> = { 0: 1, 1: 0, 2: 2, 3: 3 };

function refundStateDifferences(facts: Facts, call: RuleCall): Difference[] {
  if (call.id !== 'refundList' || !isPage(call.data)) return [];
  const { rows, page } = numbersOf(call);
  if (page !== 1) return [];
  const seen = new Set<string>();
  return rows.flatMap(({ merOrderNo, refundStatus }, at) => {
    const value = STATE_OF_ORDER[String(refundStatus)];
    const thing = `store order ${String(merOrderNo)}`;
    if (value === undefined || seen.has(thing)) return [];
    seen.add(thing);
    const known = facts.observe({ thing, name: 'refundStatus', value, isVolatile: true }, call);
    return known
      ? [
          differs(
            'disagrees',
            below(DATA, 'list', at, 'refundStatus'),
            `the state that the order has in ${known.from}`,
            String(refundStatus),
          ),
        ]
      : [];
  });
}

/** Of a parcel that is signed for. The existing backend knows parcels on their way without a step. */
const SIGNED: readonly unknown[] = [3, 6];
const NO_STEPS = /^\s*(\[\s*\])?\s*$/;

const trackDifferences = ({ objects }: RuleCall): Difference[] =>
  objects.flatMap(({ tree, schema, place }) =>
    schema === 'Logistics' &&
    SIGNED.includes(tree.state) &&
    NO_STEPS.test(String(tree.logisticsInfo))
      ? [
          differs(
            'disagrees',
            below(place, 'logisticsInfo'),
            'the steps of a parcel that is signed for',
            'none',
          ),
        ]
      : [],
  );

/** What one part of an answer says of another, and one state of another. */
export const stateRules = (facts: Facts): readonly Rule[] => [
  (call) => refundStateDifferences(facts, call),
  trackDifferences,
];
