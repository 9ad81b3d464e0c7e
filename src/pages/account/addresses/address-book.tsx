import { Plus } from 'lucide';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Address } from '#generated/model/address.ts';
import statePicture from '#/assets/states/addresses.webp';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { Button } from '#/ui/button.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Icon } from '#/ui/icon.ts';
import { AddressCard } from './address-card.tsx';
import { DeleteAddressDialog } from './delete-address-dialog.tsx';
import { useAddressActions } from './use-address-actions.ts';
import * as styles from './page.module.css';

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
          {list.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
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
