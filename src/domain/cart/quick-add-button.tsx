import { Check, ShoppingCart } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { Button } from '#/ui/button.tsx';
import type { ButtonLook } from '#/ui/button-look.ts';
import { useQuickAdd } from './use-quick-add.ts';

const SkuDialog = lazyPart(() => import('#/domain/product/sku-picker/sku-dialog.tsx'), 'SkuDialog');

interface QuickAddButtonProps extends ButtonLook {
  product: { productId: number; storeName: string; image: string };
}

/** Adds one piece of a listed product to the cart. The shopper chooses if there are several options. */
export function QuickAddButton({ product, ...look }: QuickAddButtonProps) {
  const { t } = useTranslation();
  const quick = useQuickAdd(product.productId);

  return (
    <>
      <Button
        {...look}
        icon={quick.isAdded ? Check : ShoppingCart}
        busy={quick.busy}
        aria-label={t('goods.addToCartNamed', { name: product.storeName })}
        onClick={({ currentTarget }) => {
          if (!quick.busy) quick.add(currentTarget);
        }}
      >
        {t('goods.addToCart')}
      </Button>
      {quick.isPickerOpen && (
        <LazyBoundary onFailed={quick.closePicker}>
          <SkuDialog
            product={product}
            initialSkuId={null}
            confirmLabel={t('goods.addToCart')}
            busy={quick.busy}
            onConfirm={quick.addSku}
            onClose={quick.closePicker}
          />
        </LazyBoundary>
      )}
    </>
  );
}
