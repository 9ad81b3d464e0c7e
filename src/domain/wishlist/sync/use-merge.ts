import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCollectProductBatch } from '#generated/client/collect/collect.ts';
import { CollectCategory } from '#generated/model/collectCategory.ts';
import { isGone } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import { readNow } from '#/api/read-now.ts';
import { isShownElsewhere, useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { claimDeviceWishes, removeFromDevice } from './device-wishes.ts';
import { listedIds } from './listed-ids.ts';
import { useHeartTexts } from './use-heart-texts.ts';

/** Runs one at a time in all tabs. */
function inOneTab(work: () => Promise<void>): Promise<void> {
  // Typed as always present, but absent outside secure contexts.
  const { locks } = navigator as { locks?: LockManager | null };
  return locks ? locks.request('lychee.merge-wishes', work) : work();
}

/**
 * Adds the wishlist of this device to that of a member, after sign-in and when the document starts. What could not be
 * added stays on the device.
 */
export function useMerge(isMember: boolean): void {
  const { t } = useTranslation();
  const withTexts = useHeartTexts();
  const queryClient = useQueryClient();
  const batch = useCollectProductBatch();

  /** One call. If it is refused because a product is gone, each half is sent alone. Returns the ids that are gone. */
  async function addAll(ids: readonly number[]): Promise<readonly number[]> {
    try {
      // Reversed, because the backend puts the last one first.
      await batch.mutateAsync({ data: { id: ids.toReversed(), category: CollectCategory.store } });
      return [];
    } catch (error) {
      if (!isApiError(error) || !isGone(error)) throw error;
      if (ids.length === 1) return ids;
      const half = Math.ceil(ids.length / 2);
      const older = await addAll(ids.slice(half));
      return [...(await addAll(ids.slice(0, half))), ...older];
    }
  }
  const { run } = useAction(addAll, { errors: 'none', concurrent: true });

  /** The backend accepts products off the shelf, but does not list them. */
  async function unlisted(ids: readonly number[]): Promise<number[]> {
    try {
      const listed = await readNow(queryClient, listedIds());
      return ids.filter((id) => !listed.includes(id));
    } catch (error) {
      if (!isApiError(error)) throw error;
      return [];
    }
  }

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
    const gone = new Set([...outcome.result, ...(await unlisted(ids))]);
    removeFromDevice(ids);
    void withTexts(() => showResult(ids.length - gone.size, gone.size));
  }

  useOnChange(isMember, () => {
    if (isMember) void inOneTab(merge);
  });
}
