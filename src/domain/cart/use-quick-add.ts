import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { getProductSkuDetailQueryOptions } from '#generated/client/product/product.ts';
import { isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { useAction } from '#/session/use-action.ts';
import { readSkus } from '#/domain/product/sku-picker/machine.ts';
import { noop } from '#/lib/noop.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { useTryErrors } from '#/shared/toasts/use-try-errors.ts';
import { useFlash } from '#/ui/use-flash.ts';
import { addToCart } from './actions.ts';
import { prepareFlight } from './prepare-flight.ts';

interface QuickAdd {
  /** Adds one piece, or opens the option picker if there are several options. The picture beside the button moves to the cart. */
  add: (button: Element) => void;
  /** Adds one piece of a sku. */
  addSku: (sku: { id: number; stock: number }) => void;
  busy: boolean;
  /** for a moment after the product was added */
  isAdded: boolean;
  isPickerOpen: boolean;
  closePicker: () => void;
}

/**
 * Adds a product to the cart from a list.
 * @param startsAtOnce it is busy until the first `add` has ended
 */
export function useQuickAdd(productId: number, startsAtOnce = false): QuickAdd {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const save = useAction(addToCart);
  const toasts = useTryErrors();
  const [isLoading, setIsLoading] = useState(startsAtOnce);
  const [isAdded, flash] = useFlash();
  const fly = useRef<() => void>(noop);
  const [isPickerOpen, setIsPickerOpen] = useState(false);

  async function addSku(sku: { id: number; stock: number }) {
    if (sku.stock <= 0) return void showToast('info', t('goods.soldOut'));
    if (!(await save.run(productId, sku.id, 1)).done) return;
    setIsPickerOpen(false);
    flash();
    fly.current();
    showToast('ok', t('done.shoppingSU'));
  }

  async function addNow(button: Element) {
    fly.current = prepareFlight(button);
    toasts.begin();
    setIsLoading(true);
    try {
      const { productAttr, productValue } = await queryClient.fetchQuery(
        getProductSkuDetailQueryOptions(productId),
      );
      const { rows } = readSkus(productAttr, productValue);
      if (rows.length > 1) setIsPickerOpen(true);
      else if (rows[0]) await addSku(rows[0].sku);
      else showToast('info', t('goods.soldOut'));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show(messageOf(error, t));
    } finally {
      setIsLoading(false);
    }
  }

  return {
    add: (button) => void addNow(button),
    addSku: (sku) => void addSku(sku),
    busy: isLoading || save.busy,
    isAdded,
    isPickerOpen,
    closePicker: () => setIsPickerOpen(false),
  };
}
