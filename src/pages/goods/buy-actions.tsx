import { Heart, ShoppingCart } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '../../../generated/model/productDetail.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Sale } from './sale.ts';
import type { Buying } from './use-buying.ts';
import { useWish } from './use-collect.ts';

interface BuyActionsProps {
  detail: ProductDetail;
  buying: Buying;
  sale: Sale;
}

/** Why nothing can be bought, and what to do about it. */
function Hindrance({ sale }: { sale: Exclude<Sale, 'open'> }) {
  const { t } = useTranslation();
  const why = { gone: t('goods.offSale'), out: t('goods.allOut'), optionOut: t('goods.optionOut') }[
    sale
  ];
  return (
    <p className="buy__why" role="status">
      {why}{' '}
      {sale !== 'optionOut' && (
        <a className="link" href="#alike">
          {t('goods.alike')}
        </a>
      )}
    </p>
  );
}

export const BuyActions = memo(function BuyActions({ detail, buying, sale }: BuyActionsProps) {
  const { t } = useTranslation();
  const wish = useWish(detail);
  const off = !buying.possible;
  return (
    <>
      {sale !== 'open' && <Hindrance sale={sale} />}
      <div className={cx('buy__cta', off && 'buy__cta--out')}>
        {off ? (
          <Button size="xl" disabled>
            {sale === 'gone' ? t('goods.offSale') : t('goods.soldOut')}
          </Button>
        ) : (
          <>
            <Button
              kind="soft"
              size="xl"
              icon={ShoppingCart}
              busy={buying.adding}
              onClick={buying.addToCart}
            >
              {t('goods.addToCart')}
            </Button>
            <Button kind="primary" size="xl" busy={buying.buying} onClick={buying.buyNow}>
              {t('goods.buyNow')}
            </Button>
          </>
        )}
        <Button
          size="xl"
          className={cx('buy__heart', wish.on && 'is-on')}
          aria-label={wish.on ? t('goods.wishIn') : t('goods.wishAdd')}
          aria-pressed={wish.on}
          onClick={wish.toggle}
        >
          <Icon as={Heart} fill={wish.on} />
        </Button>
      </div>
    </>
  );
});
