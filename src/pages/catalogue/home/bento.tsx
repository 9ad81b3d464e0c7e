import type { HomeActivity } from '#generated/model/homeActivity.ts';
import { BentoTiles } from '#/domain/product/bento-tiles.tsx';
import { paths } from '#/lib/paths.ts';
import { SeeAll } from './see-all.tsx';
import * as lateStyles from './late.module.css';

/** Type 2: one large tile and two small ones. */
export function Bento({ activity }: { activity: HomeActivity }) {
  return (
    <section className={`section ${lateStyles.root} ${lateStyles.tiles}`}>
      <div className="section__head">
        <h2>{activity.name}</h2>
        <SeeAll to={paths.activity(activity)} of={activity.name} />
      </div>
      <BentoTiles products={activity.productList} />
    </section>
  );
}
