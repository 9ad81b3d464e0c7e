import { useMerchantCategories, useMerchantTypes } from '#generated/client/merchant/merchant.ts';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { cx } from '#/ui/cx.ts';
import { StoreScore } from './store-score.tsx';
import * as styles from './store-kind.module.css';

/** Rating of a store, and below it what it is and sells. */
export function StoreKind({
  store,
  className,
}: {
  store: MerchantCard;
  className?: string | undefined;
}) {
  const { data: types } = useMerchantTypes();
  const { data: categories } = useMerchantCategories();
  const type = types?.find(({ id }) => id === store.typeId);
  const category = categories?.find(({ id }) => id === store.categoryId);
  return (
    <div className={cx(styles.root, className)}>
      <StoreScore stars={store.starLevel} />
      <small className={`muted clip-2 ${styles.names}`}>
        {[type?.name, category?.name].filter(Boolean).join(' \u00b7 ')}
      </small>
    </div>
  );
}
