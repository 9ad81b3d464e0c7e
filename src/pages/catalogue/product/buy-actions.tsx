import { Heart, ShoppingCart } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { Button } from '#/ui/button.tsx';
import { buttonClass } from '#/ui/button-look.ts';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.tsx';
import type { Availability } from './availability.ts';
import type { Buying } from './use-buying.ts';
import { useWish } from './use-toggles.ts';
import * as styles from './page.module.css';

interface BuyActionsProps {
  detail: ProductDetail;
  buying: Buying;
  availability: Availability;
}

/** Why the product cannot be bought. */
function UnavailableNotice({ availability }: { availability: Exclude<Availability, 'available'> }) {
  const { t } = useTranslation();
  const why = {
    discontinued: t('goods.offSale'),
    soldOut: t('goods.allOut'),
    optionSoldOut: t('goods.optionOut'),
  }[availability];
  return (
    <p className={styles.why} role="status">
      {why}
    </p>
  );
}

export const BuyActions = memo(function BuyActions({
  detail,
  buying,
  availability,
}: BuyActionsProps) {
  const { t } = useTranslation();
  const wish = useWish(detail);
  const off = !buying.canBuy;
  return (
    <>
      {availability !== 'available' && <UnavailableNotice availability={availability} />}
      <div className={cx(styles.cta, off && styles.ctaOut)}>
        {off && availability !== 'optionSoldOut' && (
          <a className={buttonClass({ kind: 'soft', size: 'xl' }, true)} href="#alike">
            {t('goods.alike')}
          </a>
        )}
        {off && availability === 'optionSoldOut' && (
          <Button size="xl" disabled>
            {t('goods.soldOut')}
          </Button>
        )}
        {!off && (
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
          className={cx(styles.heart, wish.on && styles.isOn)}
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
