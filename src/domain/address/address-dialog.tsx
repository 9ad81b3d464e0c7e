import { type ComponentProps, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Dialog } from '#/ui/dialog.tsx';
import { AddressForm } from './address-form.tsx';

/** The address form in a dialog. Esc and the backdrop close it only while the form is unchanged. */
export default function AddressDialog({
  address,
  onSaved,
  onCancel,
}: Omit<ComponentProps<typeof AddressForm>, 'onDirty'>) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  return (
    <Dialog
      open
      onClose={onCancel}
      guarded={dirty}
      size="md"
      title={address ? t('address.edit') : t('address.add')}
      closeLabel={t('common.close')}
    >
      <AddressForm address={address} onSaved={onSaved} onCancel={onCancel} onDirty={setDirty} />
    </Dialog>
  );
}
