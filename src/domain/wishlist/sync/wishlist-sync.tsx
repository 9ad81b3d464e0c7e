import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { UNASKED } from '#/api/query-client.ts';
import { useHeartStore } from '#/domain/product/card-presses.ts';
import { sessionStore } from '#/session/session.ts';
import { usePersisted } from '#/lib/persisted.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { listedIds } from '#/domain/product/listed-ids.ts';
import { isShownElsewhere, useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { mergeWishes } from './actions.ts';
import { deviceWishes, ownIds, removeFromDevice } from './device-wishes.ts';
import { usePresses, useHeartTexts } from './use-presses.tsx';

/** Reserves the list for the signed-in member and drops what is for another one. Returns the ids. */
function claimDeviceWishes(): number[] {
  const { shopper } = sessionStore.getState();
  const stored = deviceWishes.read();
  if (stored.length === 0) return [];
  const ids = ownIds(stored, shopper);
  deviceWishes.write(ids.map((id) => ({ id, shopper })));
  return ids;
}

/** Runs one at a time in all tabs. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  // Typed as always present, but absent outside secure contexts, and refused by browsers that block storage.
  const { locks } = navigator as { locks?: LockManager | null };
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    await locks?.request('lychee.merge-wishes', begin);
  } catch (error) {
    if (hasBegun) throw error;
  }
  if (!hasBegun) await work();
}

/**
 * Adds the wishlist of this device to that of a member, after sign-in and when the document starts. What could not be
 * added stays on the device.
 */
function useMerge(isMember: boolean): void {
  const { t } = useTranslation();
  const withTexts = useHeartTexts();
  const { run } = useAction(mergeWishes, { errors: 'none', concurrent: true });

  function showResult(added: number, gone: number) {
    const addedText = t('heart.added', { count: added });
    const goneText = t('heart.gone', { count: gone });
    if (gone === 0) showToast('ok', addedText);
    else if (added === 0) showToast('info', goneText);
    else showToast('info', t('heart.addedAndGone', { added: addedText, gone: goneText }));
  }

  async function merge() {
    const ids = claimDeviceWishes();
    if (ids.length === 0) return;
    const outcome = await run(ids);
    if (!outcome.done) {
      if (outcome.error && !isShownElsewhere(outcome.error))
        void withTexts(() => showToast('info', t('heart.notAdded')));
      return;
    }
    const gone = outcome.result;
    removeFromDevice(ids);
    void withTexts(() => showResult(ids.length - gone.size, gone.size));
  }

  useOnChange(isMember, () => {
    if (isMember) void inOneTab(merge);
  });
}

/**
 * Connects the hearts with the wishlist: of a member in the backend, of guests and visitors on this device. A visitor's
 * account ends with the purchase, so nothing is added to it.
 */
export function WishlistSync() {
  const { kind, shopper } = sessionStore();
  const isMember = kind === 'member';
  const hasCards = useHeartStore((state) => state.hasCards);
  const onDevice = usePersisted(deviceWishes);
  const isNeeded = isMember && hasCards;
  // Loaded when the browser is idle, and while the shopper does something else.
  const { data: listed } = useQuery({ ...listedIds(), enabled: isNeeded, meta: UNASKED });
  const saved = useMemo(
    () => new Set([...ownIds(onDevice, shopper), ...((isMember && listed) || [])]),
    [onDevice, shopper, isMember, listed],
  );
  useOnChange(saved, () => useHeartStore.setState({ saved }));
  usePresses();
  useMerge(isMember);
  return null;
}
