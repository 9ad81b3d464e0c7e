import { useTranslation } from 'react-i18next';
import { useProductLeaderboard } from '#generated/client/product/product.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { ListPrice } from '#/shared/shop/list-price.tsx';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { SeeAll } from './see-all.tsx';
import * as styles from './top-sellers.module.css';

const SHOWN = 3;

export function TopSellers() {
  const { t } = useTranslation();
  const board = useProductLeaderboard();
  if (board.data?.length === 0) return null;
  return (
    <section className={`card ${styles.root}`}>
      <div className={`section__head ${styles.head}`}>
        <h2>{t('nav.topSellers')}</h2>
        <SeeAll to={paths.topSellers()} of={t('nav.topSellers')} />
      </div>
      <QueryBoundary query={board} loading={<Skeleton height={276} radius={12} />}>
        {(products) => (
          <ol>
            {products.slice(0, SHOWN).map(({ id, image, storeName, price, sales }, index) => (
              <li key={id}>
                <Link to={paths.product(id)}>
                  <span className={styles.n} aria-hidden>
                    {index + 1}
                  </span>
                  <Picture
                    className={styles.pic}
                    srcFor={srcFor(image)}
                    alt=""
                    width={76}
                    height={76}
                  />
                  <span>
                    <span className={`${styles.name} clip-2`}>{storeName}</span>
                    <span className={styles.facts}>
                      <ListPrice product={{ price }} />
                      <small className="muted num">{t('goods.sold', { count: sales })}</small>
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        )}
      </QueryBoundary>
    </section>
  );
}
