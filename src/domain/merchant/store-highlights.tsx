import { useTranslation } from '#/i18n/use-translation.ts';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import type { MerchantProduct } from '#generated/model/merchantProduct.ts';
import { differentKinds } from '#/lib/kind-of.ts';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { ListPrice } from '#/shared/shop/list-price.tsx';
import { cx } from '#/ui/cx.ts';
import * as styles from './store-highlights.module.css';

type HighlightedProduct = Pick<MerchantProduct, 'id' | 'storeName' | 'image' | 'price'>;

interface StoreHighlightsProps {
  store: MerchantCard;
  /** more products of the store than its card has */
  more?: readonly HighlightedProduct[] | undefined;
  /** at most so many */
  limit?: number;
  /** of a picture, in CSS pixels */
  width: number;
  height: number;
  /** in the first viewport */
  priority?: boolean;
  className?: string | undefined;
}

/** Featured products of a store, one of each kind. Without products the height is the same. */
export function StoreHighlights({
  store,
  more = [],
  limit = 3,
  width,
  height,
  priority = false,
  className,
}: StoreHighlightsProps) {
  const { t } = useTranslation();
  const products = differentKinds<HighlightedProduct>([...store.proList, ...more], limit);
  if (products.length === 0)
    return <p className={cx(styles.none, 'muted', className)}>{t('storePage.noGoods')}</p>;
  return (
    <ul
      className={cx(styles.root, className)}
      aria-label={t('stores.goodsOf', { store: store.name })}
    >
      {products.map(({ id, image, storeName, price }) => (
        <li key={id}>
          <Link to={paths.product(id)} title={storeName}>
            <Picture
              srcFor={srcFor(image)}
              alt=""
              width={width}
              height={height}
              priority={priority}
            />
            <span className={`${styles.name} clip-2`}>{storeName}</span>
            <ListPrice product={{ price }} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
