import type { HomeActivity } from '../../../generated/model/homeActivity.ts';
import { Tile } from './tile.tsx';
import './bento.css';

const MOST = 3;

/** Type 2: one large tile and two small ones. */
export function Bento({ activity }: { activity: HomeActivity }) {
  return (
    <section className="section late late--tiles">
      <div className="section__head"><h2>{activity.name}</h2></div>
      <ul className="bento">
        {activity.productList.slice(0, MOST).map((goods, index) => (
          <li key={goods.proId}><Tile goods={goods} width={index === 0 ? 592 : 288} height={320} large={index === 0} /></li>
        ))}
      </ul>
    </section>
  );
}
