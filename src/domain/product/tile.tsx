import { useTranslation } from '#/i18n/use-translation.ts';
import type { ActivityProduct } from '#generated/model/activityProduct.ts';
import { cx } from '#/ui/cx.ts';
import { CallToAction } from '#/ui/call-to-action.tsx';
import { Link } from '#/ui/link.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { ListPrice } from '#/shared/shop/list-price.tsx';
import { paths } from '#/lib/paths.ts';
import { Picture } from '#/ui/picture.tsx';
import { CardHeart } from './card-heart.tsx';
import * as styles from './tile.module.css';
import * as bentoTilesStyles from './bento-tiles.module.css';

/** number of products */
export const BENTO = 3;

/** One large tile and two small ones. */
export function BentoTiles({ products }: { products: readonly ActivityProduct[] }) {
  return (
    <ul className={bentoTilesStyles.root}>
      {products.slice(0, BENTO).map((item, index) => (
        <li key={item.proId}>
          <Tile product={item} width={index === 0 ? 592 : 288} height={320} large={index === 0} />
        </li>
      ))}
    </ul>
  );
}

interface TileProps {
  product: ActivityProduct;
  width: number;
  height: number;
  /** for wide pictures, whose left half is free for text */
  large?: boolean | undefined;
  className?: string | undefined;
}

/** A product with its activity picture, name, price and heart. The element around it is positioned. */
export function Tile({ product, width, height, large = false, className }: TileProps) {
  const { t } = useTranslation();
  return (
    <>
      <Link className={cx(styles.root, className)} to={paths.product(product.proId)}>
        <Picture
          srcFor={srcFor(product.proImage || product.image)}
          alt=""
          width={width}
          height={height}
        />
        <div className={large ? `${styles.plate} ${styles.plateLg}` : styles.plate}>
          <h3 className="clip-2">{product.storeName}</h3>
          <div className={styles.price}>
            <ListPrice product={product} size={large ? 24 : 20} />
          </div>
          {large && (
            <CallToAction className={styles.action} isDecorative>
              {t('goods.shopNow')}
            </CallToAction>
          )}
        </div>
      </Link>
      <CardHeart className={styles.heart} id={product.proId} name={product.storeName} />
    </>
  );
}
