import { useTranslation } from 'react-i18next';
import { useCartReselect } from '#generated/client/cart/cart.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { Sku } from '#generated/model/sku.ts';
import { maxQuantity } from '#/domain/cart/lines.ts';
import { useAction } from '#/session/use-action.ts';
import { SkuDialog } from '#/domain/product/sku-picker/sku-dialog.tsx';
import { showToast } from '#/shared/toasts/store.ts';

interface ReselectProps {
  line: CartLine;
  onClose: () => void;
}

/** Selects another option of the product of a cart line. */
export function ReselectDialog({ line, onClose }: ReselectProps) {
  const { t } = useTranslation();
  const { mutateAsync } = useCartReselect();
  const reselect = useAction((sku: Sku) => {
    const num = Math.min(line.cartNum, maxQuantity(sku));
    return mutateAsync({ data: { id: line.id, num, productId: line.productId, unique: sku.id } });
  });

  async function save(sku: Sku) {
    if (sku.id === line.attrId) return onClose();
    if (!(await reselect.run(sku)).done) return;
    showToast('ok', t('cart.optionChanged'));
    onClose();
  }

  return (
    <SkuDialog
      product={line}
      initialSkuId={line.attrId}
      confirmLabel={t('common.ok')}
      busy={reselect.busy}
      onConfirm={(sku) => void save(sku)}
      onClose={onClose}
    />
  );
}
