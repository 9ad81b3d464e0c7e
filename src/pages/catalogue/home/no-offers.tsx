import { useTranslation } from 'react-i18next';
import statePicture from '#/assets/states/products.webp';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import * as styles from './no-offers.module.css';

/** A market that has just been opened. */
export function NoOffers() {
  const { t } = useTranslation();
  return (
    <Empty
      className={`card ${styles.root}`}
      picture={statePicture}
      title={t('home.empty')}
      action={<ButtonLink to={paths.search()}>{t('empty.goShopping')}</ButtonLink>}
    />
  );
}
