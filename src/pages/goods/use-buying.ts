import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCartSave } from '../../../generated/client/cart/cart.ts';
import { usePreOrderCreate } from '../../../generated/client/order/order.ts';
import { PreOrderType } from '../../../generated/model/preOrderType.ts';
import { attempt } from '../../features/sign-in/attempt.ts';
import { showToast } from '../../features/toasts/store.ts';
import { paths } from '../../lib/paths.ts';

export interface Buying {
  /** The chosen sku is there and has stock. */
  possible: boolean;
  addToCart: () => void;
  adding: boolean;
  buyNow: () => void;
  buying: boolean;
}

export function useBuying(productId: number, sku: { id: number; stock: number } | null, quantity: number): Buying {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const save = useCartSave();
  const preOrder = usePreOrderCreate();
  const possible = sku !== null && sku.stock > 0;

  function addToCart() {
    if (!possible) return;
    const line = { productId, productAttrUnique: sku.id, cartNum: quantity };
    void attempt(
      async () => {
        await save.mutateAsync({ data: [line] });
        showToast('ok', t('done.shoppingSU'));
      },
      { visitor: true },
    );
  }

  function buyNow() {
    if (!possible) return;
    const line = { productId, attrValueId: sku.id, productNum: quantity };
    void attempt(
      async () => {
        const { preOrderNo } = await preOrder.mutateAsync({ data: { preOrderType: PreOrderType.buyNow, orderDetails: [line] } });
        void navigate(paths.checkout(preOrderNo, `${productId}.${sku.id}.${quantity}`));
      },
      { visitor: true },
    );
  }

  return { possible, addToCart, adding: save.isPending, buyNow, buying: preOrder.isPending };
}
