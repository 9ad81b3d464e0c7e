import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHeartStore } from '#/domain/product/heart-store.ts';
import { sessionStore } from '#/session/session.ts';
import { usePersisted } from '#/shared/persisted/use-persisted.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { deviceWishes, ownIds } from './device-wishes.ts';
import { listedIds } from '#/domain/product/listed-ids.ts';
import { useMerge } from './use-merge.ts';
import { usePresses } from './use-presses.ts';

/**
 * Connects the hearts with the wishlist: of a member in the backend, of guests and visitors on this device. A visitor's
 * account ends with the purchase, so nothing is added to it.
 */
export function WishlistSync() {
  const { kind, shopper } = sessionStore();
  const isMember = kind === 'member';
  const hasCards = useHeartStore((state) => state.hasCards);
  const onDevice = usePersisted(deviceWishes);
  const { data: listed } = useQuery({ ...listedIds(), enabled: isMember && hasCards });
  const saved = useMemo(
    () => new Set([...ownIds(onDevice, shopper), ...((isMember && listed) || [])]),
    [onDevice, shopper, isMember, listed],
  );
  useOnChange(saved, () => useHeartStore.setState({ saved }));
  usePresses();
  useMerge(isMember);
  return null;
}
