import { MapPin } from 'lucide';
import type { Address } from '#generated/model/address.ts';
import { phoneText, placeText } from '#/domain/address/address-text.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { Icon } from '#/ui/icon.ts';
import * as styles from './summary-address.module.css';

/** The address that the order is sent to. */
export function SummaryAddress({ address }: { address: Address }) {
  const locale = useLocale();
  return (
    <section className={`card card--pad ${styles.root}`}>
      <Icon as={MapPin} size={16} className={styles.pin} />
      <div>
        <b>{address.realName}</b>
        <span className="num muted">{` ${phoneText(address)}`}</span>
        <p>{placeText(address, locale)}</p>
      </div>
    </section>
  );
}
