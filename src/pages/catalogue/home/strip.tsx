import type { HomeActivity } from '#generated/model/homeActivity.ts';
import { ProductCard } from '#/domain/product/product-card.tsx';
import { paths } from '#/lib/paths.ts';
import { ScrollButtons } from './scroll-buttons.tsx';
import { SeeAll } from './see-all.tsx';
import { useScroller } from './use-scroller.ts';
import './strip.css';

/** Type 1: a red header and a scrollable row of cards. */
export function Strip({ activity }: { activity: HomeActivity }) {
  const scroller = useScroller();
  return (
    <section className="section strip">
      <div className="strip__head">
        <h2>{activity.name}</h2>
        <div className="strip__acts">
          <SeeAll
            className="btn btn--sm strip__all"
            to={paths.activity(activity)}
            of={activity.name}
          />
          <ScrollButtons scroller={scroller} />
        </div>
      </div>
      <ul className="strip__row" ref={scroller.ref} onScroll={scroller.onScroll}>
        {activity.productList.map(({ proId, image, storeName, price, otPrice }) => (
          <li key={proId}>
            <ProductCard product={{ id: proId, image, storeName, price, otPrice }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
