import type { Difference } from '../grade.ts';
import { below, DATA, differs, type RuleCall, treeOf } from './call.ts';
import type { Facts } from './facts.ts';

/** A sign-in opens the account that was named, which keeps its uid. */
export function signInDifferences(facts: Facts, call: RuleCall): Difference[] {
  const { sent, data } = call;
  const { uid, email, type, token } = treeOf(data);
  if (typeof token !== 'string' || uid === undefined) return [];
  const wanted = treeOf(sent).email;
  const found: Difference[] =
    typeof wanted === 'string' &&
    typeof email === 'string' &&
    wanted !== email &&
    type !== 'facebook'
      ? [differs('leak', below(DATA, 'email'), 'the e-mail that was sent', 'another one')]
      : [];
  // Each visit without an account is a user of its own.
  if (typeof email !== 'string' || type === 'visitor') return found;
  const account = `account ${String(type)} ${email}`;
  const known = facts.observe({ thing: account, name: 'uid', value: uid, isConstant: true }, call);
  const owner = facts.observe(
    { thing: `uid ${String(uid)}`, name: 'account', value: account, isConstant: true },
    call,
  );
  return known || owner
    ? [
        ...found,
        differs('leak', below(DATA, 'uid'), 'the uid of the account', 'that of another account'),
      ]
    : found;
}
