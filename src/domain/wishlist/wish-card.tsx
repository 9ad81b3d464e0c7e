import { useTranslation } from '#/i18n/use-translation.ts';
import {
  useProductSkuDetail,
  useProductDetail,
  useProductList,
} from '#generated/client/product/product.ts';
import type { CollectedProduct } from '#generated/model/collectedProduct.ts';
import { Checkbox } from '#/ui/check.tsx';
import { QuickAddButton } from '#/domain/cart/quick-add-button.tsx';
import { HeartButton } from '#/domain/product/card-heart.tsx';
import { ProductCard } from '#/domain/product/product-card.tsx';
import { useNear } from '#/shared/async/use-near.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { kindOf } from '#/lib/kind-of.ts';
import { similarParams, stockOf } from './page-params.ts';
import * as styles from './wishlist.module.css';

interface SoldOutLinkProps {
  productId: number;
  name: string;
}

/** Link from a sold-out product to similar ones, or to its store. */
function SoldOutLink({ productId, name }: SoldOutLinkProps) {
  const { t } = useTranslation();
  const kind = kindOf(name);
  const found = useProductList(similarParams(name));
  const alone = found.isError || (found.data !== undefined && found.data.total < 2);
  const { data: detail } = useProductDetail(productId, { query: { enabled: alone } });
  if (!alone || !detail)
    return (
      <ButtonLink size="sm" block to={paths.search({ title: kind })}>
        {t('wish.similar')}
      </ButtonLink>
    );
  return (
    <ButtonLink size="sm" block to={paths.store(detail.productInfo.merId)}>
      {t('wish.moreOfStore')}
    </ButtonLink>
  );
}

interface WishCardProps {
  row: CollectedProduct;
  /** null outside of selection mode */
  picked: boolean | null;
  priority: boolean;
  onPick: () => void;
  onRemove: (byKeyboard: boolean) => void;
}

/** A product of the wishlist. Its stock is loaded when the card comes near the viewport. */
export function WishCard({ row, picked, priority, onPick, onRemove }: WishCardProps) {
  const { t } = useTranslation();
  const { productId, storeName, image, price } = row;
  const [near, box] = useNear();
  const { data: detail } = useProductSkuDetail(productId, { query: { enabled: near } });
  const stock = detail && stockOf(detail);
  return (
    <div ref={box} className={styles.root}>
      <ProductCard
        product={{ id: productId, storeName, image, price, stock }}
        priority={priority}
        heart={
          picked === null && (
            <HeartButton
              label={t('wish.remove', { name: storeName })}
              on
              isToggle={false}
              onClick={({ detail }) => onRemove(detail === 0)}
            />
          )
        }
      >
        <div className={styles.act}>
          {stock === 0 ? (
            <SoldOutLink productId={productId} name={storeName} />
          ) : (
            <QuickAddButton size="sm" block product={row} />
          )}
        </div>
      </ProductCard>
      {picked !== null && (
        <Checkbox
          className={styles.pick}
          checked={picked}
          aria-label={t('a11y.selectItem', { name: storeName })}
          onChange={onPick}
        />
      )}
    </div>
  );
}
