import { useTranslation } from 'react-i18next';
import type { LeaderboardProduct } from '#generated/model/leaderboardProduct.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { toMinor } from '#/lib/money.ts';
import { paths } from '#/lib/paths.ts';
import { buttonClass } from '#/ui/button-look.ts';
import { cx } from '#/ui/cx.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { OriginalPrice, Price } from '#/ui/price.tsx';
import * as styles from './rank-row.module.css';

const MEDALS = [styles.n1, styles.n2, styles.n3];

interface RankRowProps {
  product: LeaderboardProduct;
  rank: number;
  priority: boolean;
}

/** A product with its rank. The whole row links to it. */
export function RankRow({
  product: { id, image, storeName, price, otPrice, sales },
  rank,
  priority,
}: RankRowProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const medal = MEDALS[rank - 1];
  const now = toMinor(price);
  const original = toMinor(otPrice);
  return (
    <li>
      <article className={styles.root}>
        <span className={cx(styles.n, 'num', medal && styles.nMedal, medal)}>
          <span className="sr">{t('search.rank', { n: rank })}</span>
          <span aria-hidden>{rank}</span>
        </span>
        <Picture
          className={styles.pic}
          srcFor={srcFor(image)}
          alt=""
          width={120}
          height={120}
          priority={priority}
        />
        <div className={styles.what}>
          <h2 className={`${styles.name} clip-2`}>
            <Link to={paths.product(id)}>{storeName}</Link>
          </h2>
          <p className="muted num">{t('goods.sold', { count: sales })}</p>
        </div>
        <span className={styles.price}>
          <Price
            parts={money.parts(now)}
            size={24}
            label={t('a11y.priceNow', { price: money.text(now) })}
          />
          {original > now && (
            <OriginalPrice label={t('goods.originalPrice')}>{money.text(original)}</OriginalPrice>
          )}
        </span>
        <span className={buttonClass({ kind: 'soft', className: styles.more }, true)} aria-hidden>
          {t('common.details')}
        </span>
      </article>
    </li>
  );
}
