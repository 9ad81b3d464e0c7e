import { BENTO, BentoTiles } from '#/domain/product/bento-tiles.tsx';
import { ActivityCards, type LayoutProps } from './activity-cards.tsx';
import * as styles from './activity-bento.module.css';

/** Type 2: the first products large, the others as cards. */
export function ActivityBento({ products, first }: LayoutProps) {
  if (!first) return <ActivityCards products={products} first={first} />;
  return (
    <>
      <BentoTiles products={products} />
      {products.length > BENTO && (
        <ActivityCards className={styles.others} products={products.slice(BENTO)} first={false} />
      )}
    </>
  );
}
