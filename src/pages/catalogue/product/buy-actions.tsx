import { Check, Heart, ShoppingCart } from 'lucide';
import { memo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { PATHS } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { buttonClass } from '#/ui/button-look.ts';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { useHeart } from '#/domain/product/card-presses.ts';
import { useAnnounceChange } from '#/ui/announce.ts';
import type { Buying } from './use-buying.ts';
import * as styles from './buy-actions.module.css';
import * as unavailableNoticeStyles from './unavailable-notice.module.css';
import type { ApiError } from '#/api/error.ts';
import { isGone } from '#/api/error-class.ts';
import { hasPrice } from '#/lib/money.ts';

/** unpriced: the chosen sku has no price. soldOut: no sku has stock. optionSoldOut: the chosen one has none. */
type Availability = 'available' | 'unpriced' | 'optionSoldOut' | 'soldOut' | 'discontinued';

/**
 * Whether a product, or the chosen sku of it, can be bought.
 * @param error of the last refetch; earlier data is still shown
 */
export function getAvailability(
  { productValue }: Pick<ProductDetail, 'productValue'>,
  sku: { stock: number; price: string } | null,
  error: ApiError | null,
): Availability {
  if (error && isGone(error)) return 'discontinued';
  if (sku && sku.stock > 0) return hasPrice(sku) ? 'available' : 'unpriced';
  return Object.values(productValue).some(({ stock }) => stock > 0) ? 'optionSoldOut' : 'soldOut';
}

/** Why the product cannot be bought, if it cannot. */
function UnavailableNotice({ availability }: { availability: Availability }) {
  const { t } = useTranslation();
  const why = {
    available: '',
    discontinued: t('goods.offSale'),
    unpriced: t('goods.unpriced'),
    soldOut: t('goods.allOut'),
    optionSoldOut: t('goods.optionOut'),
  }[availability];
  useAnnounceChange('availability', why);
  if (!why) return null;
  return <p className={unavailableNoticeStyles.root}>{why}</p>;
}

interface BuyActionsProps {
  detail: ProductDetail;
  buying: Buying;
  availability: Availability;
}

export const BuyActions = memo(function BuyActions({
  detail,
  buying,
  availability,
}: BuyActionsProps) {
  const { t } = useTranslation();
  const wish = useHeart(detail.productInfo.id, detail.userCollect);
  const off = !buying.canBuy;
  return (
    <>
      <UnavailableNotice availability={availability} />
      <div className={cx('bottom-bar', styles.root, off && styles.isOut)}>
        {off && availability !== 'optionSoldOut' && (
          <a
            className={buttonClass({ kind: 'soft', size: 'xl', className: styles.act }, true)}
            href="#alike"
          >
            {t('goods.alike')}
          </a>
        )}
        {off && availability === 'optionSoldOut' && (
          <Button className={styles.act} size="xl" disabled>
            {t('goods.soldOut')}
          </Button>
        )}
        {!off && (
          <>
            <Button
              className={styles.act}
              kind="soft"
              size="xl"
              icon={buying.isAdded ? Check : ShoppingCart}
              busy={buying.adding}
              onClick={buying.addToCart}
            >
              {t('goods.addToCart')}
            </Button>
            <Button
              className={styles.act}
              kind="primary"
              size="xl"
              busy={buying.buying}
              data-opens={PATHS.checkout}
              onClick={buying.buyNow}
            >
              {t('goods.buyNow')}
            </Button>
          </>
        )}
        <Button
          size="xl"
          className={cx(styles.act, styles.heart, wish.on && styles.isOn)}
          aria-label={wish.on ? t('goods.wishIn') : t('goods.wishAdd')}
          aria-pressed={wish.on}
          onClick={wish.press}
        >
          <Icon as={Heart} fill={wish.on} />
        </Button>
      </div>
    </>
  );
});
