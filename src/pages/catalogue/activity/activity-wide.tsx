import { Tile } from '#/domain/product/tile.tsx';
import type { LayoutProps } from './activity-cards.tsx';
import * as styles from './activity-wide.module.css';

/** Type 3: wide pictures. */
export function ActivityWide({ products }: LayoutProps) {
  return (
    <ul className={styles.root}>
      {products.map((item) => (
        <li key={item.proId}>
          <Tile product={item} width={592} height={280} large />
        </li>
      ))}
    </ul>
  );
}
