import { Plus } from 'lucide';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Address } from '#generated/model/address.ts';
import statePicture from '#/assets/states/addresses.webp';
import { eagerItems } from '#/shared/async/use-near-item.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { Button } from '#/ui/button.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Icon } from '#/ui/icon.ts';
import { deleteAddress, setDefaultAddress } from '#/domain/address/actions.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { addressLine } from '#/domain/address/address-text.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { AddressCard } from './address-card.tsx';
import * as styles from './page.module.css';

interface DeleteAddressDialogProps {
  address: Address;
  /** the default address after the deletion */
  nextDefault: Address | null;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms the deletion and names the next default address. */
function DeleteAddressDialog({
  address,
  nextDefault,
  busy,
  onConfirm,
  onCancel,
}: DeleteAddressDialogProps) {
  const { t, locale } = useTranslation();
  const text = (
    <>
      <span
        className={styles.bookDelete}
      >{`${address.realName}, ${addressLine(address, locale)}`}</span>
      {nextDefault && (
        <span className={styles.bookDelete}>
          {t('address.nextDefault', { name: `${nextDefault.realName}, ${nextDefault.detail}` })}
        </span>
      )}
    </>
  );
  return (
    <ConfirmDialog
      open
      danger
      title={t('address.sureDel')}
      text={text}
      confirmLabel={t('common.delete')}
      cancelLabel={t('common.cancel')}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

/** Actions on a saved address. Each resolves to whether it succeeded, after showing any error. */
function useAddressActions() {
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

const AddressDialog = lazyPart(() => import('#/domain/address/address-dialog.tsx'), 'default');

interface AddressBookProps {
  list: readonly Address[];
  /** Called when a control is removed; moves focus. */
  onGone: () => void;
}

export function AddressBook({ list, onGone }: AddressBookProps) {
  const { t } = useTranslation();
  const { makeDefault, removeAddress, marking, removing } = useAddressActions();
  /** null: closed; 'new': adding an address */
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const [deletingId, setDeletingId] = useState<number | null>(null);
  // Looked up in the list, because it may have become the default meanwhile.
  const deleting = list.find(({ id }) => id === deletingId) ?? null;
  const nextDefault = deleting?.isDefault
    ? (list.find(({ id }) => id !== deleting.id) ?? null)
    : null;

  async function setDefault(address: Address) {
    if (await makeDefault(address)) onGone();
  }

  async function remove(address: Address) {
    const isRemoved = await removeAddress(address, nextDefault);
    // Closed synchronously: closing the dialog restores focus, which `onGone` then moves.
    flushSync(() => setDeletingId(null));
    if (isRemoved) onGone();
  }

  return (
    <>
      {list.length === 0 && (
        <Empty
          className="card"
          picture={statePicture}
          title={t('address.empty')}
          text={t('address.emptyText')}
          action={
            <Button kind="primary" icon={Plus} onClick={() => setEditing('new')}>
              {t('address.add')}
            </Button>
          }
        />
      )}
      {list.length > 0 && (
        <ul className={styles.book}>
          <li className={styles.bookCell}>
            <button type="button" className={styles.bookAdd} onClick={() => setEditing('new')}>
              <Icon as={Plus} size={24} />
              <span>{t('address.add')}</span>
            </button>
          </li>
          {list.map((address, at) => (
            <AddressCard
              key={address.id}
              address={address}
              isEager={at < eagerItems(list.length)}
              busy={marking === address.id}
              onEdit={() => setEditing(address)}
              onDelete={() => setDeletingId(address.id)}
              onDefault={() => void setDefault(address)}
            />
          ))}
        </ul>
      )}
      {editing && (
        <LazyBoundary onFailed={() => setEditing(null)}>
          <AddressDialog
            address={editing === 'new' ? null : editing}
            onSaved={() => setEditing(null)}
            onCancel={() => setEditing(null)}
          />
        </LazyBoundary>
      )}
      {deleting && (
        <DeleteAddressDialog
          address={deleting}
          nextDefault={nextDefault}
          busy={removing}
          onConfirm={() => void remove(deleting)}
          onCancel={() => setDeletingId(null)}
        />
      )}
    </>
  );
}
