import { Heart, ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '../../../generated/model/productDetail.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Buying } from './use-buying.ts';
import { useWish } from './use-collect.ts';

export function BuyActions({ detail, buying }: { detail: ProductDetail; buying: Buying }) {
  const { t } = useTranslation();
  const wish = useWish(detail);
  return (
    <div className={cx('buy__cta', !buying.possible && 'buy__cta--out')}>
      {buying.possible ? (
        <>
          <Button kind="soft" size="xl" icon={ShoppingCart} busy={buying.adding} onClick={buying.addToCart}>
            {t('goods.addToCart')}
          </Button>
          <Button kind="primary" size="xl" busy={buying.buying} onClick={buying.buyNow}>
            {t('goods.buyNow')}
          </Button>
        </>
      ) : (
        <Button size="xl" disabled>
          {t('goods.soldOut')}
        </Button>
      )}
      <Button size="xl" className={cx('buy__heart', wish.on && 'is-on')} aria-label={wish.on ? t('goods.wishIn') : t('goods.wishAdd')} aria-pressed={wish.on} onClick={wish.toggle}>
        <Icon as={Heart} fill={wish.on} />
      </Button>
    </div>
  );
}
