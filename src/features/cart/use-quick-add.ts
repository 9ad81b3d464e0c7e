import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartSave } from '../../../generated/client/cart/cart.ts';
import { getProductSkuDetailQueryOptions } from '../../../generated/client/product/product.ts';
import { isApiError } from '../../api/error.ts';
import { messageOf } from '../../api/policy.ts';
import { runWithSignIn } from '../sign-in/run-with-sign-in.ts';
import { readSkus } from '../sku-picker/machine.ts';
import { showToast } from '../toasts/store.ts';

export interface QuickAdd {
  /** Puts one piece into the cart, or asks for an option first where there are several. */
  add: () => void;
  /** Puts one piece of a sku into the cart. */
  take: (sku: { id: number; stock: number }) => void;
  busy: boolean;
  /** the option is being asked for */
  choosing: boolean;
  stopChoosing: () => void;
}

/** Into the cart from a list, without the product's page. */
export function useQuickAdd(productId: number): QuickAdd {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const save = useCartSave();
  const [reading, setReading] = useState(false);
  const [choosing, setChoosing] = useState(false);

  function take(sku: { id: number; stock: number }) {
    if (save.isPending) return;
    if (sku.stock <= 0) return showToast('info', t('goods.soldOut'));
    void runWithSignIn(async () => {
      await save.mutateAsync({ data: [{ productId, productAttrUnique: sku.id, cartNum: 1 }] });
      setChoosing(false);
      showToast('ok', t('done.shoppingSU'));
    });
  }

  async function addNow() {
    setReading(true);
    try {
      const { productAttr, productValue } = await queryClient.fetchQuery(
        getProductSkuDetailQueryOptions(productId),
      );
      const { rows } = readSkus(productAttr, productValue);
      if (rows.length > 1) setChoosing(true);
      else take(rows[0]?.sku ?? { id: 0, stock: 0 });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast('error', messageOf(error, t));
    } finally {
      setReading(false);
    }
  }

  return {
    add: () => void addNow(),
    take,
    busy: reading || save.isPending,
    choosing,
    stopChoosing: () => setChoosing(false),
  };
}
