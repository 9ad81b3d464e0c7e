import type { HomeActivity } from '#generated/model/homeActivity.ts';
import { ProductRow } from '#/domain/product/product-row.tsx';
import { buttonClass } from '#/ui/button-look.ts';
import { paths } from '#/lib/paths.ts';
import { ScrollButtons } from './scroll-buttons.tsx';
import { SeeAll } from './see-all.tsx';
import { useScroller } from './use-scroller.ts';
import * as styles from './strip.module.css';

/** Type 1: a red header and a scrollable row of cards. */
export function Strip({ activity }: { activity: HomeActivity }) {
  const scroller = useScroller();
  const products = activity.productList.map(({ proId, image, storeName, price, otPrice }) => ({
    id: proId,
    image,
    storeName,
    price,
    otPrice,
  }));
  return (
    <section className={`section ${styles.root}`}>
      <div className={styles.head}>
        <h2>{activity.name}</h2>
        <div className={styles.acts}>
          <SeeAll
            className={buttonClass({ kind: 'ghost', size: 'sm', className: styles.all }, true)}
            to={paths.activity(activity)}
            of={activity.name}
          />
          <ScrollButtons scroller={scroller} />
        </div>
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
