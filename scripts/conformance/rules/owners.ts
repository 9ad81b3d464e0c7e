import type { Difference } from '../grade.ts';
import { isPersonal } from '../redact.ts';
import { below, DATA, differs, isTree, type RuleCall, treeOf } from './call.ts';
import type { Place } from '../check/walk.ts';

const MIN_LENGTH = 6;
const NUMBERS = /^(orderNo|refundOrderNo|masterOrderNo|merOrderNo|preOrderNo)$/;
const NOT_PRIVATE = /^(country|countryCode|name|deliveryName|expName|\w*avatar|comment)$/i;
/** Answers that a caller gets by proof of ownership. */
const BY_PROOF = new Set([
  'visitorMasterOrderDetail',
  'visitorOrderDetail',
  'walletCapture',
  'addressPlace',
]);

interface Value {
  key: string;
  text: string;
  place: Place;
  /** what one member alone can have: a unique text, or a text with the id of its object; null without an id */
  owned: string | null;
}

const E_MAIL = /^[^\s@]+@[^\s@]+$/;
/** Two accounts may share a phone, a name and an address, but no number of an order and no mailbox. */
function ownedBy(key: string, text: string, object: string): string | null {
  if (NUMBERS.test(key) || E_MAIL.test(text)) return text;
  return object === '' ? null : `${text} of ${object}`;
}

function valuesIn(value: unknown, place: Place, key = '', object = ''): Value[] {
  if (Array.isArray(value))
    return value.flatMap((one, at) => valuesIn(one, below(place, at), key, object));
  if (isTree(value)) {
    const id = value.id ?? value.uid;
    const own = typeof id === 'number' || typeof id === 'string' ? String(id) : object;
    return Object.entries(value).flatMap(([name, one]) =>
      valuesIn(one, below(place, name), name, own),
    );
  }
  const isPrivate = NUMBERS.test(key) || (isPersonal(key) && !NOT_PRIVATE.test(key));
  return typeof value === 'string' && value.length >= MIN_LENGTH && isPrivate
    ? [{ key, text: value, place, owned: ownedBy(key, value, object) }]
    : [];
}

const isOwn = ({ operation, who }: RuleCall) => operation.signIn === 'required' && who !== 'guest';

export interface Owners {
  check(call: RuleCall): Difference[];
  /** an account was named by its e-mail address at the sign-in */
  own(who: string, value: string): void;
}

/** What belongs to one member is in no answer to another. */
export function createOwners(): Owners {
  const owners = new Map<string, Set<string>>();
  /** the members that have sent a text which no answer had */
  const senders = new Map<string, Set<string>>();
  const seen = new Set<string>();

  const add = (to: Map<string, Set<string>>, who: string, value: string) =>
    void to.set(value, (to.get(value) ?? new Set()).add(who));
  const own = (who: string, value: string) => add(owners, who, value);

  /** Who alone can have the value. The run makes up its texts; members of recorded traffic may send the same ones. */
  function ownersOf({ isRecorded, who }: RuleCall, { text, owned }: Value) {
    const known = owned === null ? undefined : owners.get(owned);
    return known ?? (isRecorded && who !== 'guest' ? undefined : senders.get(text));
  }

  function foreign(call: RuleCall): Difference[] {
    return valuesIn(call.data, DATA).flatMap((value) => {
      const { key, text, place, owned } = value;
      seen.add(text);
      const known = ownersOf(call, value);
      if (!known) {
        if (isOwn(call) && owned !== null) own(call.who, owned);
        return [];
      }
      return known.has(call.who)
        ? []
        : [differs('leak', place, 'no data of another member', `${key} of another member`)];
    });
  }

  function otherUid({ objects, who }: RuleCall): Difference[] {
    return objects.flatMap(({ tree, place, schema }) => {
      const { uid } = tree;
      if (
        schema === 'MyCoupon' ||
        schema === 'FollowedMerchant' ||
        schema === 'MerchantOrderDetail'
      )
        return /^\d+$/.test(who) && String(uid) !== who
          ? [differs('leak', below(place, 'uid'), "the caller's own uid", String(uid))]
          : [];
      // Reviews are public.
      if (schema === 'Review' || schema === 'LoginResult' || typeof uid !== 'number') return [];
      return /^\d+$/.test(who) && String(uid) !== who && uid !== 0
        ? [differs('leak', below(place, 'uid'), "the caller's own uid", 'that of another member')]
        : [];
    });
  }

  return {
    own,
    check(call) {
      for (const { text, owned } of isOwn(call) ? valuesIn(call.sent, DATA) : []) {
        if (owned === text) own(call.who, text);
        if (!seen.has(text) || senders.has(text)) add(senders, call.who, text);
      }
      if (BY_PROOF.has(call.id)) return [];
      if (isOwn(call)) return [...foreign(call), ...otherUid(call)];
      // Public answers: nothing of a member, except what a sign-in returns.
      return 'token' in treeOf(call.data) ? [] : foreign(call);
    },
  };
}

/** Any cache between server and browser may keep it. */
export const SHARED_CACHE = /\bpublic\b|\bs-maxage\b/i;
const KEPT = /\bmax-age=0*[1-9]/i;

/** Answers to members may not be stored for others. */
export function cacheDifferences(call: RuleCall): Difference[] {
  if (!isOwn(call)) return [];
  const { cacheControl } = call;
  const isStored =
    SHARED_CACHE.test(cacheControl) ||
    (KEPT.test(cacheControl) && !/\b(private|no-store)\b/i.test(cacheControl));
  return isStored
    ? [
        differs(
          'cacheable',
          { up: null, step: '$' },
          'Cache-Control that keeps it from shared caches',
          cacheControl,
        ),
      ]
    : [];
}
