import { fieldsOf } from '#/lib/parse-json.ts';
import { persistedList } from '#/shared/persisted/persisted-list.ts';

/** Snapshot of a viewed product: the fields of a card. */
export interface ViewedProduct {
  id: number;
  image: string;
  storeName: string;
  price: string;
}

const MAX_ITEMS = 30;
const MAX_TEXT_LENGTH = 2000;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

function accept(stored: unknown): ViewedProduct | null {
  const { id, image, storeName, price } = fieldsOf(stored);
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;
  if (
    !Number.isSafeInteger(id) ||
    Number(id) <= 0 ||
    !isText(image) ||
    !isText(storeName) ||
    !isText(price) ||
    !storeName.trim() ||
    !AMOUNT.test(price)
  )
    return null;
  return { id: Number(id), image, storeName, price };
}

/** Recently viewed products in this browser. */
export const viewedList = persistedList<ViewedProduct>({
  key: 'lychee.viewed',
  maxLength: MAX_ITEMS,
  accept,
  isSame: (one, other) => one.id === other.id,
});
