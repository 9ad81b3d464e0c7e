import type { ActivityProduct } from '#generated/model/activityProduct.ts';
import { Tile } from './tile.tsx';
import * as styles from './bento-tiles.module.css';

/** number of products */
export const BENTO = 3;

/** One large tile and two small ones. */
export function BentoTiles({ products }: { products: readonly ActivityProduct[] }) {
  return (
    <ul className={styles.root}>
      {products.slice(0, BENTO).map((item, index) => (
        <li key={item.proId}>
          <Tile product={item} width={index === 0 ? 592 : 288} height={320} large={index === 0} />
        </li>
      ))}
    </ul>
  );
}
