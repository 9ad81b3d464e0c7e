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
import * as styles from './rank-card.module.css';

/** One of the first products of the leaderboard. The card links to it. */
export function RankCard({ product, rank }: { product: LeaderboardProduct; rank: number }) {
  const { t } = useTranslation();
  const { id, image, storeName, sales } = product;
  return (
    <li>
      <article className={`card cover ${styles.root}`}>
        <div className={styles.pic}>
          <Picture srcFor={srcFor(image)} alt="" width={454} height={336} priority />
          <span className={`${styles.n} num`}>
            <span className="sr">{t('search.rank', { n: rank })}</span>
            <span aria-hidden>{rank}</span>
          </span>
          <CardHeart className={styles.heart} id={id} name={storeName} />
        </div>
        <div className={styles.body}>
          <h2 className={`cover__name ${styles.name} clip-2`}>
            <Link to={paths.product(id)}>{storeName}</Link>
          </h2>
          <p className={`${styles.sold} num`}>{t('goods.sold', { count: sales })}</p>
          <div className={styles.foot}>
            <RankPrice product={product} />
            {hasPrice(product) && (
              <QuickAddButton
                className={styles.add}
                kind="soft"
                product={{ productId: id, storeName, image }}
              />
            )}
          </div>
        </div>
      </article>
    </li>
  );
}
