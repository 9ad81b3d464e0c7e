import type { Difference } from '../grade.ts';
import { isPersonal } from '../redact.ts';
import { below, DATA, differs, type RuleCall, treeOf } from './call.ts';
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
}

function valuesIn(value: unknown, place: Place, key = ''): Value[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => valuesIn(one, below(place, at), key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => valuesIn(one, below(place, name), name));
  const isPrivate = NUMBERS.test(key) || (isPersonal(key) && !NOT_PRIVATE.test(key));
  return typeof value === 'string' && value.length >= MIN_LENGTH && isPrivate
    ? [{ key, text: value, place }]
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

  const own = (who: string, value: string) => {
    owners.set(value, (owners.get(value) ?? new Set()).add(who));
  };

  function foreign(call: RuleCall): Difference[] {
    return valuesIn(call.data, DATA).flatMap(({ key, text, place }) => {
      const known = owners.get(text);
      if (!known) {
        if (isOwn(call)) own(call.who, text);
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
      if (call.who !== 'guest' || call.operation.signIn === 'public')
        for (const { text } of valuesIn(call.sent, DATA)) if (isOwn(call)) own(call.who, text);
      if (BY_PROOF.has(call.id)) return [];
      if (isOwn(call)) return [...foreign(call), ...otherUid(call)];
      // Public answers: nothing of a member, except what a sign-in returns.
      return 'token' in treeOf(call.data) ? [] : foreign(call);
    },
  };
}

const SHARED_CACHE = /\bpublic\b|\bs-maxage\b/i;
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
