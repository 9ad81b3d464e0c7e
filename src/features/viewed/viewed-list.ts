import { keptList } from '../kept/kept-list.ts';

/** A product as it was when somebody looked at it: what a card shows. */
export interface ViewedGoods {
  id: number;
  image: string;
  storeName: string;
  price: string;
}

const MOST = 30;
const LONGEST = 2000;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

function accept(stored: unknown): ViewedGoods | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, image, storeName, price } = stored as Record<string, unknown>;
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= LONGEST;
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

/** What was looked at in this browser. */
export const viewedList = keptList<ViewedGoods>({
  key: 'lychee.viewed',
  most: MOST,
  accept,
  isSame: (one, other) => one.id === other.id,
});
