import { fieldsOf } from '#/lib/parse-json.ts';
import { persistedList } from '#/shared/persisted/persisted-list.ts';
import { DEVICE_WISHES_KEY } from '#/session/storage.ts';

/** A product that a guest has added to the wishlist. */
interface DeviceWish {
  id: number;
  /** the member to whose account it is being added; null before a sign-in */
  shopper: string | null;
}

export const MAX_DEVICE_WISHES = 99;

function accept(stored: unknown): DeviceWish | null {
  const { id, shopper } = fieldsOf(stored);
  if (!Number.isSafeInteger(id) || Number(id) <= 0) return null;
  return { id: Number(id), shopper: typeof shopper === 'string' ? shopper : null };
}

/** Wishlist of this device, newest first. It outlives an expired session, because its products may not be in the account yet. */
export const deviceWishes = persistedList<DeviceWish>({
  key: DEVICE_WISHES_KEY,
  maxLength: MAX_DEVICE_WISHES,
  accept,
  isSame: (one, other) => one.id === other.id,
});

/** Ids of a device's wishlist that are not for another member. */
export const ownIds = (wishes: readonly DeviceWish[], shopper: string | null): number[] =>
  wishes.filter((wish) => wish.shopper === null || wish.shopper === shopper).map(({ id }) => id);

export function removeFromDevice(ids: readonly number[]): void {
  deviceWishes.write(deviceWishes.read().filter(({ id }) => !ids.includes(id)));
}
