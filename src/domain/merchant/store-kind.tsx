import { useMerchantCategories, useMerchantTypes } from '#generated/client/merchant/merchant.ts';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { StoreScore } from './store-score.tsx';

/** Rating and type of a store. */
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
    <StoreScore stars={store.starLevel} className={className}>
      <small className="muted clip">
        {[type?.name, category?.name].filter(Boolean).join(' \u00b7 ')}
      </small>
    </StoreScore>
  );
}
