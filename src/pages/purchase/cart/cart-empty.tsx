import { useTranslation } from '#/i18n/use-translation.ts';
import statePicture from '#/assets/states/cart.webp';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';

export function CartEmpty() {
  const { t } = useTranslation();
  const home = (
    <ButtonLink kind="primary" to={paths.home()}>
      {t('empty.goShopping')}
    </ButtonLink>
  );
  return (
    <Empty
      className="card"
      isLarge
      picture={statePicture}
      title={t('empty.cart')}
      text={t('cart.emptyHint')}
      action={home}
    />
  );
}
