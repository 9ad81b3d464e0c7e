import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCartListQueryKey, useCartDelete } from '../../../generated/client/cart/cart.ts';
import type { CartMerchantGroup } from '../../../generated/model/cartMerchantGroup.ts';
import { isApiError } from '../../api/error.ts';
import { withSignIn } from '../sign-in/with-sign-in.ts';
import { showToast } from '../toasts/store.ts';
import { withoutLines } from './lines.ts';

export interface Removal {
  /** lines that are gone from the screen, but not yet from the cart */
  leaving: ReadonlySet<number>;
  /** @param said toast of the success, in place of the usual one */
  remove: (ids: readonly number[], said?: string) => Promise<void>;
}

/** Lines go from the screen at once, and come back when the backend keeps them. */
export function useRemoval(): Removal {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutateAsync } = useCartDelete();
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());

  function forget(ids: readonly number[]) {
    const gone = new Set(ids);
    for (const isValid of [true, false]) {
      queryClient.setQueryData<CartMerchantGroup[]>(
        getCartListQueryKey({ isValid }),
        (groups) => groups && withoutLines(groups, gone),
      );
    }
  }

  async function remove(ids: readonly number[], said = t('done.delSU')) {
    if (ids.length === 0) return;
    setLeaving((now) => new Set([...now, ...ids]));
    try {
      const removed = await withSignIn(async () => {
        await mutateAsync({ data: { ids: [...ids] } });
        return true;
      });
      if (!removed) return;
      forget(ids);
      showToast('ok', said);
    } catch (error) {
      if (!isApiError(error)) throw error;
      for (const isValid of [true, false])
        void queryClient.invalidateQueries({ queryKey: getCartListQueryKey({ isValid }) });
    } finally {
      setLeaving((now) => new Set([...now].filter((id) => !ids.includes(id))));
    }
  }

  return { leaving, remove };
}
