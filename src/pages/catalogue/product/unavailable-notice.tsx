import { useTranslation } from 'react-i18next';
import type { Availability } from './availability.ts';
import * as styles from './unavailable-notice.module.css';

/** Why the product cannot be bought. */
export function UnavailableNotice({
  availability,
}: {
  availability: Exclude<Availability, 'available'>;
}) {
  const { t } = useTranslation();
  const why = {
    discontinued: t('goods.offSale'),
    soldOut: t('goods.allOut'),
    optionSoldOut: t('goods.optionOut'),
  }[availability];
  return (
    <p className={styles.root} role="status">
      {why}
    </p>
  );
}
