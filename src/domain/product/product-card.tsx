import { use } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import { discountPercent, toMinor, hasPrice } from '#/lib/money.ts';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { ListPrice } from '#/shared/shop/list-price.tsx';
import { percentText } from '#/i18n/format.ts';
import { CardHeart } from './card-heart.tsx';
import { useCardAdds } from './card-presses.ts';
import { ListedCategory } from './listed-category.ts';
import * as styles from './product-card.module.css';

/** Product fields of a card; some calls do not send all of them. */
export interface CardProduct {
  id: number;
  image: string;
  storeName: string;
  price: string;
  otPrice?: string | null | undefined;
  sales?: number | null | undefined;
  /** pieces added to the sales shown */
  ficti?: number | null | undefined;
  stock?: number | null | undefined;
}

interface ProductCardProps {
  product: CardProduct;
  /** in the first viewport: the picture loads with high priority */
  priority?: boolean | undefined;
  /** width of the picture in CSS pixels */
  width?: number | undefined;
  /** replaces the heart; null for none */
  heart?: Elements;
  /** actions below the price, in place of the button over the picture */
  children?: Elements;
}

export function ProductCard({
  product,
  priority,
  width = 228,
  heart = <CardHeart id={product.id} name={product.storeName} />,
  children,
}: ProductCardProps) {
  const { t, locale } = useTranslation();
  const category = use(ListedCategory);
  const discount = discountPercent(toMinor(product.price), toMinor(product.otPrice));
  const sold = (product.sales ?? 0) + (product.ficti ?? 0);
  const soldOut = product.stock === 0;

  return (
    <article className={`cover ${styles.root}`}>
      <div className={styles.pic}>
        <Picture
          srcFor={srcFor(product.image)}
          alt=""
          width={width}
          height={width}
          priority={priority}
        />
        {discount > 0 && <span className={styles.off}>{percentText(-discount, locale)}</span>}
        {heart}
        {!children && !soldOut && hasPrice(product) && (
          <button
            type="button"
            className={styles.add}
            aria-label={t('goods.addToCartNamed', { name: product.storeName })}
            onClick={({ currentTarget: button }) =>
              useCardAdds.setState({ [product.id]: { product, button } })
            }
          />
        )}
        {soldOut && (
          <div className={styles.soldout}>
            <span>{t('goods.soldOut')}</span>
          </div>
        )}
      </div>
      <div className={styles.body}>
        <h3 className={`cover__name ${styles.name} clip-2`}>
          <Link to={paths.product(product.id)} state={category && { category }}>
            {product.storeName}
          </Link>
        </h3>
        {sold > 0 && (
          <span className={`${styles.sold} num`}>{t('goods.sold', { count: sold })}</span>
        )}
        <span className={styles.price}>
          <ListPrice product={product} size={20} tone={soldOut ? 'off' : 'red'} />
        </span>
        {children}
      </div>
    </article>
  );
}
