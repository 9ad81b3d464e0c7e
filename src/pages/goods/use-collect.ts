import { useQueryClient } from '@tanstack/react-query';
import { useCollectMerchantAdd, useCollectMerchantCancel, useCollectProductAdd, useCollectProductCancel } from '../../../generated/client/collect/collect.ts';
import { getProductDetailQueryKey } from '../../../generated/client/product/product.ts';
import { CollectCategory } from '../../../generated/model/collectCategory.ts';
import type { ProductDetail } from '../../../generated/model/productDetail.ts';
import { attempt } from '../../features/sign-in/attempt.ts';

interface Toggle {
  on: boolean;
  toggle: () => void;
}

type Mark = (detail: ProductDetail, on: boolean) => ProductDetail;

const markProduct: Mark = (detail, on) => ({ ...detail, userCollect: on });
const markMerchant: Mark = (detail, on) => ({ ...detail, merchantInfo: { ...detail.merchantInfo, isCollect: on } });

/** Shows the new state at once and takes it back when the call fails. */
function useToggle(productId: number, mark: Mark) {
  const queryClient = useQueryClient();
  const queryKey = getProductDetailQueryKey(productId);
  const show = (on: boolean) => queryClient.setQueryData<ProductDetail>(queryKey, (old) => old && mark(old, on));
  return (on: boolean, call: () => Promise<unknown>) =>
    attempt(async () => {
      // An answer that is on its way would show the old state again.
      await queryClient.cancelQueries({ queryKey });
      show(on);
      try {
        await call();
      } catch (error) {
        show(!on);
        // It may have been so already, before the shopper signed in.
        void queryClient.invalidateQueries({ queryKey });
        throw error;
      }
    });
}

/** The product in the shopper's wish list. */
export function useWish({ productInfo: { id }, userCollect: on }: ProductDetail): Toggle {
  const set = useToggle(id, markProduct);
  const add = useCollectProductAdd();
  const cancel = useCollectProductCancel();
  function toggle() {
    if (add.isPending || cancel.isPending) return;
    void set(!on, () => (on ? cancel.mutateAsync({ proId: id }) : add.mutateAsync({ data: { id, category: CollectCategory.store } })));
  }
  return { on, toggle };
}

/** Whether the shopper follows the store of the product. */
export function useFollow({ productInfo: { id, merId }, merchantInfo: { isCollect: on } }: ProductDetail): Toggle {
  const set = useToggle(id, markMerchant);
  const add = useCollectMerchantAdd();
  const cancel = useCollectMerchantCancel();
  function toggle() {
    if (add.isPending || cancel.isPending) return;
    void set(!on, () => (on ? cancel : add).mutateAsync({ id: merId }));
  }
  return { on, toggle };
}
