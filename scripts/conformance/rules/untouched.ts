import type { OperationId } from '../contract.ts';
import { describe } from '../check/issues.ts';
import type { Difference } from '../grade.ts';
import { pickAll } from '../run/pick.ts';
import { isSame } from './amount.ts';
import { DATA, differs, isTree, type RuleCall, type Tree, treeOf } from './call.ts';
import { isWhole } from './members.ts';
import { createWrites, type Write } from './writes.ts';

/** What one member has. No other party changes these fields, and a write changes the rows that it names. */
interface Own {
  what: string;
  rows: string;
  key: string;
  /** other fields by which writes name a row */
  names: string;
  fields: string;
  /** the writes of the member that may change a row */
  writes: RegExp;
  /** the writes that may add one; null: others add rows, too */
  adds: RegExp | null;
  /** the writes that may remove rows, of which `named` ones remove those that they name; null: others remove rows, too */
  removes: { named: RegExp; any: RegExp } | null;
}
const NONE = /^$/;
const removedBy = (named: RegExp, any = NONE) => ({ named, any });

const ADDRESSES: Omit<Own, 'rows'> = {
  what: 'addresses',
  key: 'id',
  names: 'id',
  fields: 'realName phone countryCode country email detail postCode isDefault',
  writes: /^address/,
  adds: /^addressSave$/,
  removes: removedBy(/^addressDelete$/),
};
/** A list that only grows by writes of its member, of rows that stay as they are. */
const own = (what: string, key: string, adds: RegExp, fields = ''): Own => ({
  what,
  rows: 'list[*]',
  key,
  names: key,
  fields,
  writes: NONE,
  adds,
  removes: removedBy(NONE),
});
const OWN: Partial<Record<OperationId, Own>> = {
  addressAll: { ...ADDRESSES, rows: '[*]' },
  addressList: { ...ADDRESSES, rows: 'list[*]' },
  cartList: {
    what: 'lines of the cart',
    rows: '[*].cartInfoList[*]',
    key: 'id',
    names: 'id attrId',
    fields: 'cartNum',
    writes: /^cart/,
    adds: null,
    removes: removedBy(/^cart(Delete|Reselect)$/, /^orderCreate$/),
  },
  collectProductList: {
    ...own('wishes', 'productId', NONE, 'id createTime'),
    names: 'id productId',
    writes: /^collectProduct/,
    adds: null,
    removes: removedBy(/^collectProduct/),
  },
  collectMerchantList: {
    ...own('followed stores', 'merId', /^collectMerchant/, 'createTime'),
    writes: /^collectMerchant/,
    removes: removedBy(/^collectMerchantCancel$/),
  },
  awaitPayOrders: {
    ...own('unpaid orders', 'orderNo', /^orderCreate$/, 'payPrice'),
    removes: null,
  },
  refundList: own('refunds', 'refundOrderNo', /^refundApply$/, 'refundPrice'),
  myReviews: {
    ...own('reviews', 'id', /^reviewAdd$/, 'star serviceStar comment createTime'),
    removes: null,
  },
  settlementRecords: {
    ...own(
      'applications',
      'id',
      /^settlementApply$/,
      'name realName email phone categoryId typeId keywords address createTime',
    ),
    writes: /^settlementResubmit$/,
  },
  reviewableLines: {
    ...own('lines to review', 'id', NONE, ''),
    adds: null,
    removes: removedBy(/^reviewAdd$/, /^(orderDelete|refundApply)$/),
  },
  // The contacts of an account stay what they are; its name may be changed by an administrator, too.
  userInfo: {
    ...own('contacts', 'userType', NONE, 'phone email'),
    rows: '',
    adds: null,
    removes: null,
  },
  couponList: {
    ...own('received coupons', 'id', NONE, 'money minPrice startTime endTime'),
    adds: null,
    removes: null,
  },
};
/** A new account has none of these; coupons may be a gift. */
const OPENS_ACCOUNT = /^(visitorRegister|emailRegister|phoneRegister)$/;
const GIVEN = 'received coupons';

interface Read {
  rows: Map<string, Tree>;
  isWhole: boolean;
  /** number of writes before it */
  nth: number;
}

const makesDefault = ({ id, sent }: Write) =>
  id === 'addressSetDefault' || (id === 'addressSave' && treeOf(sent).isDefault === true);

/** The fields of a row that changed, though no write names it. */
function changesOf(own: Own, before: Tree, after: Tree, writes: readonly Write[]): string[] {
  const names = own.names.split(' ').map((name) => String(before[name]));
  if (writes.some(({ named }) => names.some((name) => named.has(name)))) return [];
  return own.fields.split(' ').filter((field) => {
    const [old, now] = [before[field], after[field]];
    if (old === undefined || now === undefined || isSame(old, now)) return false;
    return !(field === 'isDefault' && now === false && writes.some(makesDefault));
  });
}

/** The rows that went, though no write has removed them. */
function lostOf(own: Own, before: Read, after: Read, writes: readonly Write[]): Tree[] {
  const { removes, key } = own;
  if (!removes || writes.some(({ id }) => removes.any.test(id))) return [];
  const named = writes.filter(({ id }) => removes.named.test(id));
  return [...before.rows.values()].filter((row) => {
    const names = [key, ...own.names.split(' ')].map((name) => String(row[name]));
    const isNamed = named.some((write) => names.some((name) => write.named.has(name)));
    return !after.rows.has(String(row[key])) && !isNamed;
  });
}

export interface Untouched {
  check(call: RuleCall): Difference[];
  /** another party may have changed something */
  forget(): void;
}

/** What a member has is as it was, unless this member has written to it. */
export function createUntouched(): Untouched {
  const reads = new Map<string, Read>();
  /** members whose accounts the run has opened, with the number of writes before */
  const opened = new Map<string, number>();
  const log = createWrites();

  function compare(call: RuleCall, own: Own, before: Read, after: Read): Difference[] {
    const mine = log.since(before.nth).filter(({ who }) => who === call.who);
    const writes = mine.filter(({ id }) => own.writes.test(id));
    const changed = [...before.rows].flatMap(([key, row]) => {
      const now = after.rows.get(key);
      return now ? changesOf(own, row, now, writes).map((field) => ({ field, row, now })) : [];
    });
    const [first] = changed;
    const found = first
      ? [
          differs(
            'not-kept',
            DATA,
            `${own.what} that no write has named, as before`,
            `${first.field} ${describe(first.row[first.field])} became ${describe(first.now[first.field])}`,
          ),
        ]
      : [];
    const { adds } = own;
    if (!before.isWhole || !after.isWhole) return found;
    const lost = lostOf(own, before, after, mine).length;
    if (lost > 0) found.push(extra(own.what, 'as before: none was removed', `${lost} less`));
    if (!adds) return found;
    const added = [...after.rows.keys()].filter((key) => !before.rows.has(key));
    return added.length === 0 || mine.some(({ id }) => adds.test(id))
      ? found
      : [...found, extra(own.what, 'as before: nothing was added', `${added.length} more`)];
  }

  const extra = (what: string, expected: string, got: string) =>
    differs('wrong-members', DATA, `${what} ${expected}`, got);

  /** The first read of an account that the run has opened. */
  function firstRead(call: RuleCall, own: Own, after: Read): Difference[] {
    const since = opened.get(call.who);
    if (since === undefined || own.rows === '' || own.what === GIVEN || after.rows.size === 0)
      return [];
    const isWritten = log.since(since).some(({ who }) => who === call.who);
    return isWritten ? [] : [extra(own.what, 'of a new account: none', `${after.rows.size} more`)];
  }

  return {
    forget: () => reads.clear(),
    check(call) {
      const { id, operation, data, query, who, isRecorded } = call;
      if (isRecorded) return [];
      if (!operation.reading) log.add(call);
      const { uid } = treeOf(data);
      if (OPENS_ACCOUNT.test(id) && uid !== undefined) opened.set(String(uid), log.count());
      const own = OWN[id];
      if (!own || who === 'guest') return [];
      const key = [id, who, JSON.stringify(query)].join(' ');
      const after: Read = {
        rows: new Map(
          pickAll(data, own.rows)
            .filter(isTree)
            .map((row) => [String(row[own.key]), row]),
        ),
        isWhole: isWhole(call),
        nth: log.count(),
      };
      const before = reads.get(key);
      reads.set(key, after);
      return before ? compare(call, own, before, after) : firstRead(call, own, after);
    },
  };
}
