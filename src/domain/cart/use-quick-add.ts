import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartSave } from '#generated/client/cart/cart.ts';
import { getProductSkuDetailQueryOptions } from '#generated/client/product/product.ts';
import { isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { useAction } from '#/session/use-action.ts';
import { readSkus } from '#/domain/product/sku-picker/machine.ts';
import { showToast } from '#/shared/toasts/store.ts';

export interface QuickAdd {
  /** Adds one piece, or opens the option picker if there are several options. */
  add: () => void;
  /** Adds one piece of a sku. */
  addSku: (sku: { id: number; stock: number }) => void;
  busy: boolean;
  isPickerOpen: boolean;
  closePicker: () => void;
}

/** Adds a product to the cart from a list. */
export function useQuickAdd(productId: number): QuickAdd {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutateAsync } = useCartSave();
  const save = useAction((skuId: number) =>
    mutateAsync({ data: [{ productId, productAttrUnique: skuId, cartNum: 1 }] }),
  );
  const [isLoading, setIsLoading] = useState(false);
  const [isPickerOpen, setIsPickerOpen] = useState(false);

  async function addSku(sku: { id: number; stock: number }) {
    if (sku.stock <= 0) return showToast('info', t('goods.soldOut'));
    if (!(await save.run(sku.id)).done) return;
    setIsPickerOpen(false);
    showToast('ok', t('done.shoppingSU'));
  }

  async function addNow() {
    if (isLoading) return;
    setIsLoading(true);
    try {
      const { productAttr, productValue } = await queryClient.fetchQuery(
        getProductSkuDetailQueryOptions(productId),
      );
      const { rows } = readSkus(productAttr, productValue);
      if (rows.length > 1) setIsPickerOpen(true);
      else if (rows[0]) void addSku(rows[0].sku);
      else showToast('info', t('goods.soldOut'));
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast('error', messageOf(error, t));
    } finally {
      setIsLoading(false);
    }
  }

  return {
    add: () => void addNow(),
    addSku: (sku) => void addSku(sku),
    busy: isLoading || save.busy,
    isPickerOpen,
    closePicker: () => setIsPickerOpen(false),
  };
}
