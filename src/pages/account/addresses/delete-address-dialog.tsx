import { useTranslation } from 'react-i18next';
import type { Address } from '#generated/model/address.ts';
import { placeText } from '#/domain/address/address-text.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
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
export function DeleteAddressDialog({
  address,
  nextDefault,
  busy,
  onConfirm,
  onCancel,
}: DeleteAddressDialogProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const text = (
    <>
      <span
        className={styles.bookDelete}
      >{`${address.realName}, ${placeText(address, locale)}`}</span>
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
