import { useMemo } from 'react';
import { PayType } from '#generated/model/payType.ts';
import { fieldsOf } from '#/lib/parse-json.ts';
import { persisted, usePersisted } from '#/lib/persisted.ts';
import { tabStore } from '#/lib/storage.ts';

/** Maximum length of an order note plus one. */
export const NOTE_LIMIT = 150;

/** The shopper's input. It survives reloads, the end of the session and the expiry of the pre-order. */
interface Draft {
  /** pre-order it belongs to */
  preOrderNo: string;
  addressId: number | null;
  note: string;
  /** id of a received coupon */
  couponId: number | null;
  payType: PayType | null;
}

const emptyDraft = (preOrderNo: string): Draft => ({
  preOrderNo,
  addressId: null,
  note: '',
  couponId: null,
  payType: null,
});

const idOrNull = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null;

/** The stored draft of this pre-order, otherwise an empty one. */
function readDraft(stored: unknown, preOrderNo: string): Draft {
  const fields = fieldsOf(stored);
  if (fields.preOrderNo !== preOrderNo) return emptyDraft(preOrderNo);
  return {
    preOrderNo,
    addressId: idOrNull(fields.addressId),
    note: typeof fields.note === 'string' ? fields.note.slice(0, NOTE_LIMIT - 1) : '',
    couponId: idOrNull(fields.couponId),
    payType: Object.values(PayType).find((type) => type === fields.payType) ?? null,
  };
}

/** Validated by `readDraft`, which needs the number of the pre-order. */
const storedDraft = persisted<unknown>(tabStore, 'lychee.checkout', (stored) => stored);

/** Copies the draft of an expired pre-order to the one that replaces it. */
export const moveDraft = (from: string, to: string): void =>
  storedDraft.write({ ...readDraft(storedDraft.read(), from), preOrderNo: to });

/** The shopper's input at this checkout. Every change is stored immediately. */
export function useDraft(preOrderNo: string): [Draft, (change: Partial<Draft>) => void] {
  const stored = usePersisted(storedDraft);
  const draft = useMemo(() => readDraft(stored, preOrderNo), [stored, preOrderNo]);
  return [
    draft,
    (change) => storedDraft.write({ ...readDraft(storedDraft.read(), preOrderNo), ...change }),
  ];
}
