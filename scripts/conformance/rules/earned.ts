import type { Difference } from '../grade.ts';
import { below, DATA, differs, type RuleCall, treeOf } from './call.ts';

/** Points count some days after the receipt: what is paid now does not count now. */
const SOON_MS = 60_000;
/** Points of older orders may be released, or given by a merchant, but not each time that something is paid. */
const REPEATED = 2;

interface Account {
  left: number;
  frozen: number;
  at: number;
  /** payments since, and repeated ones */
  paid: number;
  repeated: number;
  /** payments before it whose points it has not shown: a provider may confirm them later */
  waiting: number;
}

export interface Earned {
  check(call: RuleCall): Difference[];
  /** another party did something: a payment keeps what is known */
  outside(what: string): void;
}

const PAYMENTS = new Set(['card', 'scan', 'wallet']);

/** Points of a payment are frozen at first, and earned once; nothing else freezes points. */
export function createEarned(): Earned {
  const accounts = new Map<string, Account>();
  const captured = new Set<string>();
  let early = 0;

  const pay = (isRepeated: boolean) => {
    for (const account of accounts.values()) account[isRepeated ? 'repeated' : 'paid'] += 1;
  };

  function compare({ at }: RuleCall, before: Account, left: number, frozen: number) {
    const found: Difference[] = [];
    if (before.paid + before.repeated + before.waiting === 0 && frozen > before.frozen)
      found.push(
        differs(
          'not-kept',
          below(DATA, 'freezeIntegral'),
          'the frozen points from before, as nothing was paid',
          `${frozen} in place of ${before.frozen}`,
        ),
      );
    if (at - before.at > SOON_MS) return found;
    if (before.paid > 0 && left > before.left && (early += 1) >= REPEATED)
      found.push(
        differs(
          'not-kept',
          below(DATA, 'integral'),
          'the points from before a payment: its points are frozen at first',
          `${left} in place of ${before.left}`,
        ),
      );
    if (before.paid === 0 && before.repeated > 0 && frozen + left > before.frozen + before.left)
      found.push(
        differs(
          'not-kept',
          below(DATA, 'freezeIntegral'),
          'the points from before a payment was confirmed again',
          `${frozen} in place of ${before.frozen}`,
        ),
      );
    return found;
  }

  return {
    outside(what) {
      if (PAYMENTS.has(what)) pay(false);
      else accounts.clear();
    },
    check(call) {
      const { id, who, sent, data, at, isRecorded } = call;
      if (isRecorded) return [];
      const tree = treeOf(data);
      if (id === 'walletCapture' && tree.status === true) {
        const token = String(treeOf(sent).token);
        pay(captured.has(token));
        captured.add(token);
      }
      if (id === 'scanPayResult') pay(false);
      if (id !== 'pointsAccount') return [];
      const [left, frozen] = [Number(tree.integral), Number(tree.freezeIntegral)];
      const before = accounts.get(who);
      const unseen = before ? before.paid + before.waiting : 0;
      const waiting = before && frozen > before.frozen ? Math.max(0, unseen - 1) : unseen;
      accounts.set(who, { left, frozen, at, paid: 0, repeated: 0, waiting });
      return before ? compare(call, before, left, frozen) : [];
    },
  };
}
