import type { LeaderboardProduct } from '#generated/model/leaderboardProduct.ts';
import { ListPrice } from '#/shared/shop/list-price.tsx';
import { cx } from '#/ui/cx.ts';
import * as styles from './rank-price.module.css';

interface RankPriceProps {
  product: LeaderboardProduct;
  className?: string | undefined;
}

export const RankPrice = ({ product, className }: RankPriceProps) => (
  <span className={cx(styles.root, className)}>
    <ListPrice product={product} size={24} />
  </span>
);
