import type { HomeActivity } from '../../../generated/model/homeActivity.ts';
import { GoodsCard } from '../../features/goods/goods-card.tsx';
import { ScrollButtons } from './scroll-buttons.tsx';
import { useScroller } from './use-scroller.ts';
import './strip.css';

/** Type 1: a red head and a row of cards that scrolls. */
export function Strip({ activity }: { activity: HomeActivity }) {
  const scroller = useScroller();
  return (
    <section className="section strip">
      <div className="strip__head">
        <h2>{activity.name}</h2>
        <ScrollButtons scroller={scroller} />
      </div>
      <ul className="strip__row" ref={scroller.ref} onScroll={scroller.onScroll}>
        {activity.productList.map(({ proId, image, storeName, price, otPrice }) => (
          <li key={proId}><GoodsCard goods={{ id: proId, image, storeName, price, otPrice }} /></li>
        ))}
      </ul>
    </section>
  );
}
