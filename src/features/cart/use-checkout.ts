import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { getCartListQueryKey } from '../../../generated/client/cart/cart.ts';
import { usePreOrderCreate } from '../../../generated/client/order/order.ts';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import { PreOrderType } from '../../../generated/model/preOrderType.ts';
import { isApiError } from '../../api/error.ts';
import { paths } from '../../lib/paths.ts';
import { withSignIn } from '../sign-in/with-sign-in.ts';
import { showToast } from '../toasts/store.ts';
import type { Quantities } from './use-quantities.ts';

/** From the ticked lines to the confirmation of the order. */
export function useCheckout(
  ticked: readonly CartLine[],
  { settle }: Quantities,
): { busy: boolean; checkOut: () => Promise<void> } {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync } = usePreOrderCreate();
  const [busy, setBusy] = useState(false);

  async function order() {
    // The backend reckons with its own quantities: they have to be those on the screen.
    if (!(await settle())) return;
    const orderDetails = ticked.map(({ id }) => ({ shoppingCartId: id }));
    const made = await withSignIn(() =>
      mutateAsync({ data: { preOrderType: PreOrderType.shoppingCart, orderDetails } }),
    );
    if (made) await navigate(paths.checkout(made.preOrderNo));
  }

  async function checkOut() {
    if (ticked.length === 0) {
      showToast('error', t('form.changeGoods'));
      return;
    }
    setBusy(true);
    try {
      await order();
    } catch (error) {
      if (!isApiError(error)) throw error;
      void queryClient.invalidateQueries({ queryKey: getCartListQueryKey({ isValid: true }) });
    } finally {
      setBusy(false);
    }
  }

  return { busy, checkOut };
}
