import type { Difference } from '../grade.ts';
import { pickAll } from '../run/pick.ts';
import { below, DATA, differs, type RuleCall, treeOf } from './call.ts';
import { isWhole } from './members.ts';

/** The tabs that have all coupons of a member together. */
const TABS = ['usable', 'unusable'];
/** They give back the coupon of an order. */
const GIVE_BACK = /^(orderCancel|walletCancel)$/;
const NO_COUPON = '0';
const PLACE = below(DATA, 'list');

interface Book {
  tabs: Map<string, readonly string[]>;
  known: Set<string> | null;
  /** used up, and no order of theirs was given up since */
  spent: Set<string>;
  /** received since all tabs were read together */
  received: number;
}

export interface CouponBook {
  check(call: RuleCall): Difference[];
  /** another party did something: it may have ended an order */
  forget(): void;
}

/** A member gets coupons one by one, as many as were received; a used one comes back with its order only. */
export function createCouponBook(): CouponBook {
  const books = new Map<string, Book>();
  const bookOf = (who: string): Book => {
    const book = books.get(who) ?? { tabs: new Map(), known: null, spent: new Set(), received: 0 };
    books.set(who, book);
    return book;
  };

  /** the coupons of the orders that the run has placed */
  const paidWith = new Map<string, string>();

  /** What is given back is the coupon of the order; that of an order of others is not known. */
  function giveBack({ params }: RuleCall) {
    const coupon = paidWith.get(params.orderNo ?? '');
    for (const { spent } of books.values()) {
      if (coupon === undefined) spent.clear();
      else spent.delete(coupon);
    }
  }

  function readAll(book: Book): Difference[] {
    const { known, received, spent } = book;
    const usable = book.tabs.get('usable') ?? [];
    const ids = TABS.flatMap((tab) => book.tabs.get(tab) ?? []);
    const back = usable.filter((one) => spent.has(one));
    const added = known ? ids.filter((one) => !known.has(one)).length : received;
    Object.assign(book, {
      known: new Set(ids),
      spent: new Set(book.tabs.get('unusable')),
      received: 0,
    });
    const expected = `${received} more coupons: as many as were received`;
    return [
      ...(added === received ? [] : [differs('wrong-count', PLACE, expected, `${added} more`)]),
      ...(back.length === 0
        ? []
        : [
            differs(
              'not-kept',
              PLACE,
              'no coupon of an order that is still there',
              `${back.length} that can be used again`,
            ),
          ]),
    ];
  }

  return {
    forget() {
      for (const { spent, tabs } of books.values()) {
        spent.clear();
        tabs.clear();
      }
    },
    check(call) {
      const { id, who, query, data, operation, isRecorded } = call;
      if (isRecorded) return [];
      const book = bookOf(who);
      if (id === 'couponReceive') book.received += 1;
      if (id === 'orderCreate')
        paidWith.set(String(treeOf(data).orderNo), String(treeOf(call.sent).couponId ?? NO_COUPON));
      if (GIVE_BACK.test(id)) giveBack(call);
      if (!operation.reading) book.tabs.clear();
      if (id !== 'couponList' || !isWhole(call)) return [];
      book.tabs.set(query.type ?? '', pickAll(data, 'list[*].id').map(String));
      return TABS.every((tab) => book.tabs.has(tab)) ? readAll(book) : [];
    },
  };
}
