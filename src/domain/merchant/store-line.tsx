import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { paths } from '#/lib/paths.ts';
import { cx } from '#/ui/cx.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { OwnStoreTag } from './own-store-tag.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { StoreScore } from './store-score.tsx';
import * as styles from './store-line.module.css';

const PRODUCTS = 3;

/** A store in one row, with some of its products. */
export function StoreLine({
  store,
  className,
}: {
  store: MerchantCard;
  className?: string | undefined;
}) {
  return (
    <article className={cx('card', styles.root, className)}>
      <Picture className="logo" srcFor={srcFor(store.avatar)} alt="" width={52} height={52} />
      <div className={styles.who}>
        <h3 className={`${styles.name} clip`}>
          <Link to={paths.store(store.id)}>{store.name}</Link>
        </h3>
        <StoreScore stars={store.starLevel}>
          <OwnStoreTag store={store} />
        </StoreScore>
      </div>
      <div className={styles.goods}>
        {store.proList.slice(0, PRODUCTS).map((product) => (
          <Link key={product.id} to={paths.product(product.id)} title={product.storeName}>
            <Picture
              srcFor={srcFor(product.image)}
              alt={product.storeName}
              width={56}
              height={56}
            />
          </Link>
        ))}
      </div>
    </article>
  );
}
