import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { CouponUseType } from '#generated/model/couponUseType.ts';
import type { Elements } from '#/lib/content.ts';
import { toMinor } from '#/lib/money.ts';
import { cx } from '#/ui/cx.ts';
import { Price } from '#/ui/price.tsx';
import { Tag } from '#/ui/tag.tsx';
import { useMoney } from '#/shared/shop/money.tsx';
import { faceParts, faceSize, faceText } from './face-value.ts';
import { ItemName } from '#/ui/item-name.tsx';
import * as styles from './coupon.module.css';

interface CouponTicketProps {
  coupon: { name: string; money: string; minPrice: string; useType: CouponUseType };
  /** text about when it can be used */
  validity: string;
  /** used or expired; rendered without colour */
  used?: boolean;
  /** the children are below the text */
  tall?: boolean;
  /** why it cannot be used here */
  note?: string | undefined;
  /** beside its kind */
  mark?: Elements;
  /** button or radio at the right edge */
  children?: Elements;
}

/** A coupon in the shape of a ticket. */
export function CouponTicket({
  coupon,
  validity,
  used = false,
  tall = false,
  note,
  mark,
  children,
}: CouponTicketProps) {
  const { t } = useTranslation();
  const id = useId();
  const nameId = `${id}-name`;
  const valueId = `${id}-value`;
  const { parts } = useMoney();
  const kinds: Record<CouponUseType, string> = {
    [CouponUseType.merchant]: t('coupon.merchant'),
    [CouponUseType.product]: t('coupon.goods'),
    [CouponUseType.platform]: t('coupon.general'),
  };
  const worth = parts(coupon.money);
  const condition =
    toMinor(coupon.minPrice) === 0
      ? t('coupon.noMinimum')
      : t('coupon.over', { amount: faceText(parts(coupon.minPrice)) });
  return (
    <div className={cx(styles.root, tall && styles.isTall, used && styles.isUsed)}>
      <div id={valueId} className={styles.value}>
        <Price parts={faceParts(worth)} size={faceSize(worth)} className={styles.price} />
        <small>{condition}</small>
      </div>
      <div className={styles.body}>
        <div className={styles.text}>
          <div className={styles.kinds}>
            <Tag tone="red" className={styles.kind}>
              {kinds[coupon.useType]}
            </Tag>
            {mark}
          </div>
          <b id={nameId} className="clip-2" title={coupon.name}>
            {coupon.name}
          </b>
          <small className={styles.clip3}>{validity}</small>
          {note && <small className={styles.note}>{note}</small>}
        </div>
        {/* Several coupons may have the same name. */}
        <ItemName value={`${nameId} ${valueId}`}>{children}</ItemName>
      </div>
    </div>
  );
}
