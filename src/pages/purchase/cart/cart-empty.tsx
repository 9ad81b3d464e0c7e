import { useTranslation } from 'react-i18next';
import picture from '#/assets/empty-cart.webp';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import * as styles from './cart-empty.module.css';

export function CartEmpty() {
  const { t } = useTranslation();
  const home = (
    <ButtonLink kind="primary" to={paths.home()}>
      {t('empty.goShopping')}
    </ButtonLink>
  );
  return (
    <Empty
      className={`card ${styles.root}`}
      picture={picture}
      title={t('empty.cart')}
      text={t('cart.emptyHint')}
      action={home}
    />
  );
}
