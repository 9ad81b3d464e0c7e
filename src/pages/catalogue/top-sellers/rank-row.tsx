import { useTranslation } from 'react-i18next';
import type { LeaderboardProduct } from '#generated/model/leaderboardProduct.ts';
import { QuickAddButton } from '#/domain/cart/quick-add-button.tsx';
import { CardHeart } from '#/domain/product/card-heart.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { hasPrice } from '#/lib/has-price.ts';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { RankPrice } from './rank-price.tsx';
import * as styles from './rank-row.module.css';

/** A product of the leaderboard with its rank. The row links to it. */
export function RankRow({ product, rank }: { product: LeaderboardProduct; rank: number }) {
  const { t } = useTranslation();
  const { id, image, storeName, sales } = product;
  return (
    <li>
      <article className={`cover ${styles.root}`}>
        <span className={`${styles.n} num`}>
          <span className="sr">{t('search.rank', { n: rank })}</span>
          <span aria-hidden>{rank}</span>
        </span>
        <Picture className={styles.pic} srcFor={srcFor(image)} alt="" width={80} height={80} />
        <div className={styles.what}>
          <h2 className={`cover__name ${styles.name} clip-2`}>
            <Link to={paths.product(id)}>{storeName}</Link>
          </h2>
          <p className={`${styles.sold} num`}>{t('goods.sold', { count: sales })}</p>
        </div>
        <RankPrice className={styles.price} product={product} />
        <CardHeart className={styles.heart} id={id} name={storeName} />
        {hasPrice(product) && (
          <QuickAddButton className={styles.add} product={{ productId: id, storeName, image }} />
        )}
      </article>
    </li>
  );
}
