import { useTranslation } from 'react-i18next';
import { useAddressDelete, useAddressSetDefault } from '#generated/client/address/address.ts';
import type { Address } from '#generated/model/address.ts';
import { isApiError } from '#/api/error.ts';
import { withSignIn } from '#/session/sign-in/with-sign-in.ts';
import { showToast } from '#/shared/toasts/store.ts';

/** Actions on a saved address. Each resolves to whether it succeeded, after showing any error. */
export function useAddressActions() {
  const { t } = useTranslation();
  const setDefault = useAddressSetDefault();
  const remove = useAddressDelete();

  /** Runs a call without a result; signs in first if needed. */
  async function done(call: () => Promise<unknown>): Promise<boolean> {
    try {
      return (await withSignIn(() => call().then(() => true), { visitor: true })) ?? false;
    } catch (error) {
      if (!isApiError(error)) throw error;
      return false;
    }
  }

  const mark = ({ id }: Address) => done(() => setDefault.mutateAsync({ data: { id } }));

  async function makeDefault(address: Address): Promise<boolean> {
    const marked = await mark(address);
    if (marked) showToast('ok', t('done.setSU'));
    return marked;
  }

  /** @param nextDefault the default address after the deletion */
  async function removeAddress(address: Address, nextDefault: Address | null): Promise<boolean> {
    if (!(await done(() => remove.mutateAsync({ data: { id: address.id } })))) return false;
    showToast('ok', t('done.delSU'));
    if (nextDefault) await mark(nextDefault);
    return true;
  }

  return {
    makeDefault,
    removeAddress,
    marking: setDefault.isPending ? (setDefault.variables?.data.id ?? null) : null,
    removing: remove.isPending || setDefault.isPending,
  };
}
