import { useTranslation } from '#/i18n/use-translation.ts';
import type { CartLine } from '#generated/model/cartLine.ts';
import type { Sku } from '#generated/model/sku.ts';
import { reselect } from '#/domain/cart/edit/actions.ts';
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
  const { run, busy } = useAction(reselect);

  async function save(sku: Sku) {
    if (sku.id === line.attrId) return onClose();
    const { id, productId, cartNum } = line;
    const num = Math.min(cartNum, maxQuantity(sku));
    if (!(await run({ id, num, productId, unique: sku.id })).done) return;
    showToast('ok', t('cart.optionChanged'));
    onClose();
  }

  return (
    <SkuDialog
      product={line}
      initialSkuId={line.attrId}
      confirmLabel={t('common.ok')}
      busy={busy}
      onConfirm={(sku) => void save(sku)}
      onClose={onClose}
    />
  );
}
