import { useId } from 'react';
import type { HomeActivity } from '#generated/model/homeActivity.ts';
import { Tile } from '#/domain/product/tile.tsx';
import { paths } from '#/lib/paths.ts';
import { ScrollButtons } from './scroll-buttons.tsx';
import { SeeAll } from './see-all.tsx';
import { useScroller } from './use-scroller.ts';
import { ItemName } from '#/ui/item-name.tsx';
import * as lateStyles from './late.module.css';
import * as styles from './wide-pictures.module.css';

/** Type 3: a scrollable row of wide pictures. */
export function WidePictures({ activity }: { activity: HomeActivity }) {
  const scroller = useScroller();
  const nameId = useId();
  return (
    <section className={`section ${lateStyles.root} ${lateStyles.wide}`}>
      <div className={`section__head ${styles.head}`}>
        <h2 id={nameId}>{activity.name}</h2>
        <SeeAll className={`more ${styles.all}`} to={paths.activity(activity)} of={activity.name} />
        <ItemName value={nameId}>
          <ScrollButtons scroller={scroller} />
        </ItemName>
      </div>
      <ul className={`scroller ${styles.root}`} ref={scroller.ref} onScroll={scroller.onScroll}>
        {activity.productList.map((product) => (
          <li key={product.proId}>
            <Tile className={styles.tile} product={product} width={592} height={280} large />
          </li>
        ))}
      </ul>
    </section>
  );
}
