import { describe } from '../check/issues.ts';
import type { Place } from '../check/walk.ts';
import type { Difference } from '../grade.ts';
import { isSame } from './amount.ts';
import { below, differs, isTree, type Rule, type Tree, treeOf } from './call.ts';

/** Other names of fields in answers by the names that requests have for them. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  text: 'refundReasonWap',
  refund_reason_wap_explain: 'refundReasonWapExplain',
  refund_reason_wap_img: 'refundReasonWapImg',
  mark: 'userRemark',
  phone: 'userPhone',
};
/** Reasons of the shop, in the language of the call. */
const TRANSLATED = 'text';
/** Decided by the server, changed by other writes, or in another form: dial codes, codes as numbers. */
const OWN_OF_SERVER =
  /^(id|isDefault|countryCode|postCode|avatar|handlingFee|country|payType|payChannel|couponId)$/;
const LEAST_LETTERS = 10;
const isWritten = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= LEAST_LETTERS && /\S \S/.test(value);

/** The addresses in a list, or in a text of several. */
const addressesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[[\],"]+/) : []).filter(
    (one): one is string => typeof one === 'string' && /^(https?:\/)?\/\S/.test(one),
  );
/** Servers may add their host. */
const pathsIn = (value: unknown): string[] =>
  addressesIn(value).map((one) => one.replace(/^https?:\/\/[^/]+/, ''));
const PICTURES = /pic|img|image/i;
/** Servers may have another folder, too. */
const filesIn = (value: unknown): string =>
  addressesIn(value)
    .map((one) => one.split('/').at(-1))
    .join(', ');

/** Other objects may keep less of a text, such as an order of the name in its address. */
const LEAST_KEPT = 18;
const isKept = (name: string, due: unknown, value: unknown): boolean =>
  PICTURES.test(name)
    ? filesIn(due) === filesIn(value)
    : isSame(due, value) ||
      (typeof value === 'string' && value.length >= LEAST_KEPT && String(due).startsWith(value));

/** The longest text of a write: no other write has it, as a rule. */
const markOf = (sent: Tree): string | undefined =>
  Object.entries(sent)
    .filter(([name, value]) => !OWN_OF_SERVER.test(name) && isWritten(value))
    .map(([, value]) => String(value).trim())
    .toSorted((one, other) => other.length - one.length)[0];

/** An object with the text of a write has all that this write has sent by a name of the object. */
function createMarked(): Rule {
  const writes = new Map<string, { body: Tree; language: string }[]>();
  const seen = new Set<string>();
  return ({ operation, sent, objects, isRecorded, language }) => {
    if (isRecorded) return [];
    if (!operation.reading) {
      const body = treeOf(sent);
      const mark = markOf(body);
      if (mark !== undefined && !seen.has(mark))
        writes.set(mark, [...(writes.get(mark) ?? []), { body, language }]);
      return [];
    }
    return objects.flatMap(({ tree, place }) => {
      const texts = Object.values(tree).filter(isWritten);
      const written = texts.flatMap((text) => writes.get(text.trim()) ?? []);
      const bodies = written.map(({ body }) => body);
      const isOther = written.some((one) => one.language !== language);
      if (bodies.length === 0) {
        for (const text of texts) seen.add(text.trim());
        return [];
      }
      const names = new Set(bodies.flatMap((body) => Object.keys(body)));
      const fields = [...names].flatMap((name) => [
        [name, name] as const,
        [name, SHOWN_AS[name] ?? ''] as const,
      ]);
      return fields.flatMap(([name, field]) => {
        if (name === TRANSLATED && isOther) return [];
        if (OWN_OF_SERVER.test(name) || !(field in tree) || isTree(tree[field])) return [];
        const due = bodies.flatMap((body) => (name in body ? [body[name]] : []));
        return due.length < bodies.length || due.some((one) => isKept(name, one, tree[field]))
          ? []
          : [
              differs(
                'not-kept',
                below(place, field),
                `the ${name} that was sent with the same text`,
                describe(tree[field], field),
              ),
            ];
      });
    });
  };
}

/** Pictures come back in the order in which they were sent. */
function createOrder(): Rule {
  /** by all of them: null if they were sent in several orders */
  const orders = new Map<string, string | null>();
  const setOf = (paths: readonly string[]) => paths.toSorted().join(', ');
  const differsAt = (paths: readonly string[], place: Place): Difference[] => {
    const due = orders.get(setOf(paths));
    return (due ?? null) === null || due === paths.join(', ')
      ? []
      : [differs('not-kept', place, 'the pictures in the order that was sent', 'another order')];
  };
  return ({ operation, sent, objects }) => {
    if (!operation.reading)
      for (const value of Object.values(treeOf(sent))) {
        const paths = pathsIn(value);
        const order = paths.join(', ');
        const known = orders.get(setOf(paths));
        if (paths.length > 1)
          orders.set(setOf(paths), known === undefined || known === order ? order : null);
      }
    if (!operation.reading || orders.size === 0) return [];
    return objects.flatMap(({ tree, place }) =>
      Object.entries(tree).flatMap(([field, value]) => {
        if (!PICTURES.test(field)) return [];
        const paths = pathsIn(value);
        return paths.length > 1 ? differsAt(paths, below(place, field)) : [];
      }),
    );
  };
}

/** What the run has sent comes back as one. */
export const sentRules = (): readonly Rule[] => [createMarked(), createOrder()];
