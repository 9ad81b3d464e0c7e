import { useTranslation } from 'react-i18next';
import type { Availability } from './availability.ts';
import { useAnnounceChange } from '#/ui/announce.ts';
import * as styles from './unavailable-notice.module.css';

/** Why the product cannot be bought, if it cannot. */
export function UnavailableNotice({ availability }: { availability: Availability }) {
  const { t } = useTranslation();
  const why = {
    available: '',
    discontinued: t('goods.offSale'),
    soldOut: t('goods.allOut'),
    optionSoldOut: t('goods.optionOut'),
  }[availability];
  useAnnounceChange('availability', why);
  if (!why) return null;
  return <p className={styles.root}>{why}</p>;
}
