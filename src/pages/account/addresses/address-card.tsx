import { Pencil, Trash2 } from 'lucide';
import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Address } from '#generated/model/address.ts';
import { phoneText, addressLine } from '#/domain/address/address-text.ts';
import { itemText, useNearItem } from '#/shared/async/use-near-item.ts';
import { Button } from '#/ui/button.tsx';
import { cx } from '#/ui/cx.ts';
import { Tag } from '#/ui/tag.tsx';
import { ItemName } from '#/ui/item-name.tsx';
import { NoTranslate } from '#/ui/no-translate.tsx';
import * as styles from './page.module.css';

interface AddressCardProps {
  address: Address;
  /** rendered with its controls wherever it is */
  isEager: boolean;
  /** this address is being made the default */
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onDefault: () => void;
}

export function AddressCard({ isEager, ...props }: AddressCardProps) {
  const { address } = props;
  const { locale } = useTranslation();
  const [isRendered, item] = useNearItem(isEager);
  const { realName, email } = address;
  return (
    <li {...item} className={cx('card', styles.bookCard, !isRendered && styles.isFar)}>
      {isRendered ? (
        <AddressCells {...props} />
      ) : (
        itemText([realName, phoneText(address), email, addressLine(address, locale)])
      )}
    </li>
  );
}

function AddressCells({
  address,
  busy,
  onEdit,
  onDelete,
  onDefault,
}: Omit<AddressCardProps, 'isEager'>) {
  const { t, locale } = useTranslation();
  const name = address.realName;
  // Several addresses may have the same name.
  const place = useId();
  return (
    <>
      <div className={styles.bookCardHead}>
        <h2 className="any-length" translate="no">
          {name}
        </h2>
        {address.isDefault && (
          <Tag tone="red" className={styles.bookCardTag}>
            {t('address.default')}
          </Tag>
        )}
      </div>
      <address>
        <NoTranslate className="num any-length">{phoneText(address)}</NoTranslate>
        <NoTranslate className="any-length">{address.email}</NoTranslate>
        <span id={place} className={styles.bookCardPlace}>
          {addressLine(address, locale)}
        </span>
      </address>
      <ItemName value={place}>
        <div className={styles.bookCardActs}>
          {!address.isDefault && (
            <Button
              size="sm"
              kind="ghost"
              className={styles.bookCardDefault}
              busy={busy}
              aria-label={t('address.setDefaultOf', { name })}
              onClick={onDefault}
            >
              {t('address.setDefault')}
            </Button>
          )}
          <Button
            size="sm"
            kind="ghost"
            icon={Pencil}
            aria-label={t('address.editOf', { name })}
            onClick={onEdit}
          >
            {t('common.edit')}
          </Button>
          <Button
            size="sm"
            kind="ghost"
            icon={Trash2}
            aria-label={t('address.deleteOf', { name })}
            onClick={onDelete}
          >
            {t('common.delete')}
          </Button>
        </div>
      </ItemName>
    </>
  );
}
