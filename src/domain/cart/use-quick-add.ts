import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartSave } from '#generated/client/cart/cart.ts';
import { getProductSkuDetailQueryOptions } from '#generated/client/product/product.ts';
import { isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { runWithSignIn } from '#/session/sign-in/run-with-sign-in.ts';
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
  const save = useCartSave();
  const [isLoading, setIsLoading] = useState(false);
  const [isPickerOpen, setIsPickerOpen] = useState(false);

  function addSku(sku: { id: number; stock: number }) {
    if (save.isPending) return;
    if (sku.stock <= 0) return showToast('info', t('goods.soldOut'));
    void runWithSignIn(async () => {
      await save.mutateAsync({ data: [{ productId, productAttrUnique: sku.id, cartNum: 1 }] });
      setIsPickerOpen(false);
      showToast('ok', t('done.shoppingSU'));
    });
  }

  async function addNow() {
    setIsLoading(true);
    try {
      const { productAttr, productValue } = await queryClient.fetchQuery(
        getProductSkuDetailQueryOptions(productId),
      );
      const { rows } = readSkus(productAttr, productValue);
      if (rows.length > 1) setIsPickerOpen(true);
      else addSku(rows[0]?.sku ?? { id: 0, stock: 0 });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast('error', messageOf(error, t));
    } finally {
      setIsLoading(false);
    }
  }

  return {
    add: () => void addNow(),
    addSku,
    busy: isLoading || save.isPending,
    isPickerOpen,
    closePicker: () => setIsPickerOpen(false),
  };
}
