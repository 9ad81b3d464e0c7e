import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { HomeActivity } from '#generated/model/homeActivity.ts';
import { ProductRow } from '#/domain/product/product-row.tsx';
import { percentText } from '#/i18n/format.ts';
import { largestDiscount } from '#/lib/money.ts';
import { paths } from '#/lib/paths.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { buttonClass } from '#/ui/button-look.ts';
import { cx } from '#/ui/cx.ts';
import { Picture } from '#/ui/picture.tsx';
import { ScrollButtons, useScroller } from './scroll-buttons.tsx';
import { SeeAll } from './see-all.tsx';
import { ItemName } from '#/ui/item-name.tsx';
import * as styles from './strip.module.css';

/** The head shows the next product, so that no picture is repeated beside it. */
const IN_VIEW = 4;

interface StripProps {
  activity: HomeActivity;
  /** Two strips after one another have different grounds. */
  isPale: boolean;
}

/** Type 1: a head with the picture of the activity, and a scrollable row of cards. */
export function Strip({ activity, isPale }: StripProps) {
  const { t, locale } = useTranslation();
  const scroller = useScroller();
  const nameId = useId();
  const lead = activity.productList[IN_VIEW] ?? activity.productList.at(-1);
  const discount = largestDiscount(activity.productList);
  const products = activity.productList.map(({ proId, image, storeName, price, otPrice }) => ({
    id: proId,
    image,
    storeName,
    price,
    otPrice,
  }));
  return (
    <section className={`section ${styles.root}`}>
      <div className={cx(styles.head, isPale && styles.isPale)}>
        <div className={styles.words}>
          <h2 id={nameId}>{activity.name}</h2>
          {discount > 0 && <p>{t('home.upTo', { percent: percentText(discount, locale) })}</p>}
        </div>
        <div className={styles.acts}>
          <SeeAll
            className={buttonClass({ kind: 'ghost', size: 'sm', className: styles.all }, true)}
            to={paths.activity(activity)}
            of={activity.name}
          />
          <ItemName value={nameId}>
            <ScrollButtons scroller={scroller} />
          </ItemName>
        </div>
        {/* Last, so that it has its final place when it arrives. */}
        {lead && lead.proImage !== '' && lead.proImage !== lead.image && (
          <Picture
            className={styles.still}
            srcFor={srcFor(lead.proImage)}
            alt=""
            width={216}
            height={360}
          />
        )}
      </div>
      <ProductRow
        ref={scroller.ref}
        className={styles.row}
        products={products}
        onScroll={scroller.onScroll}
      />
    </section>
  );
}
