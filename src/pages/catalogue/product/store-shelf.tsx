import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantProduct } from '#generated/model/merchantProduct.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Price } from '#/ui/price.tsx';
import * as styles from './store-shelf.module.css';

const SHOWN = 3;

/** A few products of the same store. */
export const StoreShelf = memo(function StoreShelf({
  products,
  except,
}: {
  products: readonly MerchantProduct[];
  /** id of the shown product */
  except: number;
}) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  const others = products.filter(({ id }) => id !== except).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section className={`card ${styles.root}`}>
      <h2 className={styles.title}>{t('goods.fromStore')}</h2>
      <ul>
        {others.map(({ id, storeName, image, price }) => (
          <li key={id}>
            <Link to={paths.product(id)}>
              <Picture srcFor={srcFor(image)} alt="" width={72} height={72} />
              <span>
                <span className={`${styles.name} clip-2`}>{storeName}</span>
                <Price parts={parts(price)} size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
