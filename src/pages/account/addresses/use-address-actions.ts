import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#generated/model/address.ts';
import { deleteAddress, setDefaultAddress } from '#/domain/address/actions.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';

/** Actions on a saved address. Each resolves to whether it succeeded, after showing any error. */
export function useAddressActions() {
  const { t } = useTranslation();
  const marking = useAction(setDefaultAddress, { visitor: true });
  const removal = useAction(deleteAddress, { visitor: true });
  const [markingId, setMarkingId] = useState<number | null>(null);

  async function makeDefault({ id }: Address): Promise<boolean> {
    setMarkingId(id);
    const { done } = await marking.run(id);
    if (done) showToast('ok', t('done.setSU'));
    return done;
  }

  /** @param nextDefault the default address after the deletion */
  async function removeAddress(address: Address, nextDefault: Address | null): Promise<boolean> {
    if (!(await removal.run(address.id)).done) return false;
    showToast('ok', t('done.delSU'));
    if (nextDefault) await marking.run(nextDefault.id);
    return true;
  }

  return {
    makeDefault,
    removeAddress,
    marking: marking.busy ? markingId : null,
    removing: removal.busy || marking.busy,
  };
}
