import type { OperationId } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { below, DATA, differs, type RuleCall, treeOf } from './call.ts';
import type { Facts } from './facts.ts';

/** What an account is known by. Each visit without an account is a user of its own. */
function nameOf({ data, sent }: RuleCall): string | null {
  const { email, type } = treeOf(data);
  const { phone, countryCode } = treeOf(sent);
  if (type === 'phone' && phone !== undefined) return `${String(countryCode)} ${String(phone)}`;
  return typeof email === 'string' && type !== 'visitor' ? email : null;
}

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
  found.push(
    ...openedDifferences(facts, call),
    ...namedDifferences(call),
    ...sessionDifferences(facts, call),
    ...profileDifferences(facts, call),
    ...shownBefore(facts, call),
  );
  const name = nameOf(call);
  if (name === null) return found;
  const account = `account ${String(type)} ${name}`;
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

/** The kind of account that each way opens. */
const OPENS: Partial<Record<OperationId, string>> = {
  emailLogin: 'email',
  emailRegister: 'email',
  phonePasswordLogin: 'phone',
  phoneCaptchaLogin: 'phone',
  phoneRegister: 'phone',
  visitorRegister: 'visitor',
  googleLogin: 'google',
  facebookLogin: 'facebook',
  twitterLogin: 'twitter',
};
const IS_NEW = /Register$/;

/** An account is of the kind of its sign-in; a registration makes one that was not there before. */
function openedDifferences(facts: Facts, { id, data, isRecorded }: RuleCall): Difference[] {
  const { uid, type } = treeOf(data);
  const due = OPENS[id];
  const found: Difference[] = [];
  if (due !== undefined && type !== due)
    found.push(differs('disagrees', below(DATA, 'type'), due, String(type)));
  if (!isRecorded && IS_NEW.test(id) && facts.get(`uid ${String(uid)}`, 'identity') !== undefined)
    found.push(differs('leak', below(DATA, 'uid'), 'a new account', 'one that was there before'));
  return found;
}

/** What a person has typed has a mailbox or a number for a name; a server gives an account another one. */
function namedDifferences({ id, data, sent }: RuleCall): Difference[] {
  const { nikeName, email, phone } = treeOf(data);
  const contacts = [email, phone].filter((one): one is string => typeof one === 'string');
  return IS_NEW.test(id) &&
    typeof nikeName === 'string' &&
    treeOf(sent).nickname === undefined &&
    contacts.some((one) => one !== '' && nikeName.includes(one))
    ? [
        differs(
          'secret',
          below(DATA, 'nikeName'),
          'a name that is shown to others, without the mailbox or phone',
          'one that has it',
        ),
      ]
    : [];
}

/** No two sign-ins open one session, and a user has one identity. */
function sessionDifferences(facts: Facts, call: RuleCall): Difference[] {
  const { uid, token, identity, type } = treeOf(call.data);
  if (call.isRecorded) return [];
  const { exchange, at } = call;
  const opened = `${exchange.url} ${at}`;
  const fixed = [
    [`session ${String(token)}`, 'sign-in', opened, 'token', 'a session of its own'],
    [`uid ${String(uid)}`, 'identity', identity, 'identity', 'the identity of the user'],
    [
      `identity ${String(type)} ${String(identity)}`,
      'uid',
      uid,
      'identity',
      'the identity of one user',
    ],
  ] as const;
  return fixed.flatMap(([thing, name, value, field, expected]) =>
    facts.observe({ thing, name, value, isConstant: true }, call)
      ? [differs('leak', below(DATA, field), expected, 'that of another sign-in')]
      : [],
  );
}

/** Where the profile shows what a sign-in answers. */
const PROFILE = [
  ['nikeName', 'nickname'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['type', 'userType'],
] as const;

/** What a sign-in has shown of an account, the same sign-in shows again: its mailbox and phone are not lost. */
function shownBefore(facts: Facts, call: RuleCall): Difference[] {
  const { uid, ...answer } = treeOf(call.data);
  const sent = Object.keys(treeOf(call.sent)).join(' ');
  const thing = `answers of ${call.id} with ${sent} to ${String(uid)}`;
  return ['email', 'phone'].flatMap((name) => {
    const value = (answer[name] ?? '') !== '';
    const known = facts.observe({ thing, name, value, isConstant: true }, call);
    return known && !call.isRecorded
      ? [
          differs(
            'disagrees',
            below(DATA, name),
            'as in the sign-in before',
            value ? 'one' : 'none',
          ),
        ]
      : [];
  });
}

/** The session is that of the profile. */
const profileDifferences = (facts: Facts, call: RuleCall): Difference[] =>
  PROFILE.flatMap(([field, name]) => {
    const { uid, [field]: value } = treeOf(call.data);
    const known = facts.observe({ thing: `caller ${String(uid)}`, name, value }, call);
    return known
      ? [differs('disagrees', below(DATA, field), `the ${name} of the profile`, 'another one')]
      : [];
  });
