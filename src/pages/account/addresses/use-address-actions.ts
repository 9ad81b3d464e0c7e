import { useTranslation } from 'react-i18next';
import { useAddressDelete, useAddressSetDefault } from '#generated/client/address/address.ts';
import type { Address } from '#generated/model/address.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';

/** Actions on a saved address. Each resolves to whether it succeeded, after showing any error. */
export function useAddressActions() {
  const { t } = useTranslation();
  const setDefault = useAddressSetDefault();
  const remove = useAddressDelete();
  const marking = useAction(({ id }: Address) => setDefault.mutateAsync({ data: { id } }), {
    visitor: true,
  });
  const removal = useAction(({ id }: Address) => remove.mutateAsync({ data: { id } }), {
    visitor: true,
  });

  async function makeDefault(address: Address): Promise<boolean> {
    const { done } = await marking.run(address);
    if (done) showToast('ok', t('done.setSU'));
    return done;
  }

  /** @param nextDefault the default address after the deletion */
  async function removeAddress(address: Address, nextDefault: Address | null): Promise<boolean> {
    if (!(await removal.run(address)).done) return false;
    showToast('ok', t('done.delSU'));
    if (nextDefault) await marking.run(nextDefault);
    return true;
  }

  return {
    makeDefault,
    removeAddress,
    marking: marking.busy ? (setDefault.variables?.data.id ?? null) : null,
    removing: removal.busy || marking.busy,
  };
}
