import { Pencil, Plus } from 'lucide';
import { useId, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Address } from '#generated/model/address.ts';
import { phoneText, addressLine } from '#/domain/address/address-text.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { paths } from '#/lib/paths.ts';
import { CardButton, RadioCard } from '#/ui/radio-card.tsx';
import { cx } from '#/ui/cx.ts';
import { FieldError } from '#/ui/field-notes.tsx';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Tag } from '#/ui/tag.tsx';
import { ItemButton, ItemName } from '#/ui/item-name.tsx';
import { NoTranslate } from '#/ui/no-translate.tsx';
import * as styles from './address-section.module.css';
import * as checkoutStyles from './checkout.module.css';

const SHOWN = 3;

/** The selected address, which is also the one that is sent. */
export const chosenAddress = (list: readonly Address[], chosenId: number | null): Address | null =>
  list.find(({ id }) => id === chosenId) ??
  list.find(({ isDefault }) => isDefault) ??
  list[0] ??
  null;

/** The first addresses; always includes the selected one. */
export function foldedAddresses(
  list: readonly Address[],
  chosen: Address | null,
): readonly Address[] {
  const first = list.slice(0, SHOWN);
  if (!chosen || list.length <= SHOWN || first.some(({ id }) => id === chosen.id)) return first;
  return [...first.slice(0, SHOWN - 1), chosen];
}

const AddressDialog = lazyPart(() => import('#/domain/address/address-dialog.tsx'), 'default');

interface AddressSectionProps {
  list: readonly Address[];
  chosen: Address | null;
  error: string | null;
  onChoose: (id: number) => void;
}

export function AddressSection({ list, chosen, error, onChoose }: AddressSectionProps) {
  const { t, locale } = useTranslation();
  const ids = useId();
  const placeId = (address: Address) => `${ids}-${address.id}`;
  const [unfolded, setUnfolded] = useState(false);
  /** null: closed; 'new': a new one */
  const [editing, setEditing] = useState<Address | 'new' | null>(null);
  const shown = unfolded ? list : foldedAddresses(list, chosen);

  function saved({ id }: Address) {
    setEditing(null);
    onChoose(id);
  }

  return (
    <section
      className={`card ${checkoutStyles.block}`}
      id="checkout-address"
      aria-labelledby="checkout-address-title"
    >
      <div className={checkoutStyles.blockHead}>
        <h2 id="checkout-address-title">{t('address.addresses')}</h2>
        <div className="row">
          {chosen && (
            <button
              type="button"
              className={cx('link', list.length <= SHOWN && styles.onPhones)}
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              {unfolded ? t('address.fewer') : t('address.more')}
            </button>
          )}
          {/* Opens in a new tab, so that the checkout keeps its state. */}
          <Link className={`link ${styles.manage}`} to={paths.addresses()} target="_blank">
            <span>{t('checkout.manageAddresses')}</span>
            <span className="sr">{` (${t('a11y.newTab')})`}</span>
          </Link>
        </div>
      </div>
      <div
        className={cx(styles.root, chosen && !unfolded && styles.isFolded)}
        role="radiogroup"
        aria-labelledby="checkout-address-title"
        aria-describedby={error ? 'checkout-address-error' : undefined}
      >
        {shown.map((address) => (
          <div key={address.id} className={styles.cell}>
            <RadioCard
              className={styles.card}
              name="address"
              value={address.id}
              checked={address.id === chosen?.id}
              onChange={() => onChoose(address.id)}
            >
              <span className={`row ${styles.name}`}>
                <b className="any-length" translate="no">
                  {address.realName}
                </b>
                {address.isDefault && <Tag tone="red">{t('address.default')}</Tag>}
              </span>
              <NoTranslate className="num any-length">{phoneText(address)}</NoTranslate>
              <span id={placeId(address)} className={styles.text}>
                {addressLine(address, locale)}
              </span>
            </RadioCard>
            <ItemName value={placeId(address)}>
              <ItemButton
                className={styles.edit}
                aria-label={t('address.editOf', { name: address.realName })}
                onClick={() => setEditing(address)}
              >
                <Icon as={Pencil} size={16} />
              </ItemButton>
            </ItemName>
          </div>
        ))}
        <CardButton
          className={cx(styles.card, styles.add, error && styles.isError)}
          onClick={() => setEditing('new')}
        >
          <Icon as={Plus} size={24} />
          <span>{t('address.add')}</span>
        </CardButton>
      </div>
      {error && (
        <FieldError
          as="p"
          hideIcon
          id="checkout-address-error"
          className={checkoutStyles.blockError}
        >
          {error}
        </FieldError>
      )}
      {editing && (
        <LazyBoundary onFailed={() => setEditing(null)}>
          <AddressDialog
            address={editing === 'new' ? null : editing}
            onSaved={saved}
            onCancel={() => setEditing(null)}
          />
        </LazyBoundary>
      )}
    </section>
  );
}
