import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePreOrderCreate } from '../../../generated/client/order/order.ts';
import type { CartMerchantGroup } from '../../../generated/model/cartMerchantGroup.ts';
import { PreOrderType } from '../../../generated/model/preOrderType.ts';
import { type ApiError, isApiError } from '../../api/error.ts';
import { messageOf } from '../../api/policy.ts';
import { paths } from '../../lib/paths.ts';
import { withSignIn } from '../sign-in/with-sign-in.ts';
import { showToast } from '../toasts/store.ts';
import {
  findClosedStores,
  findProblems,
  type LineProblem,
  supplyOfLine,
  type Wanted,
} from './line-problems.ts';
import { problemText } from './problem-text.ts';
import { readCart } from './read-cart.ts';
import { isSelected, type DeselectedIds } from './selection.ts';
import type { Quantities } from './use-quantities.ts';

/** More toasts than these push each other away; every line is marked in its place. */
const MOST_NAMED = 3;

interface Checkout {
  busy: boolean;
  checkOut: () => Promise<void>;
  /** the lines for which the last attempt was refused */
  problems: readonly LineProblem[];
}

/** The lines that are to be bought, by id of the line. */
const wantedLines = (
  groups: readonly CartMerchantGroup[],
  deselectedIds: DeselectedIds,
): Wanted[] =>
  groups.flatMap(({ merId, cartInfoList }) =>
    cartInfoList
      .filter((line) => isSelected(line, deselectedIds))
      .map(({ id, storeName, attrId, cartNum }) => ({
        key: id,
        name: storeName,
        merId,
        skuId: attrId,
        quantity: cartNum,
      })),
  );

/** Creates a pre-order from the selected lines and opens the checkout. */
export function useCheckout(
  groups: readonly CartMerchantGroup[],
  deselectedIds: DeselectedIds,
  { settle }: Quantities,
): Checkout {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync } = usePreOrderCreate({ mutation: { meta: { quiet: true } } });
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);

  async function order(wanted: readonly Wanted[]) {
    // The backend reckons with its own quantities: they have to be those on the screen.
    if (!(await settle())) return;
    const orderDetails = wanted.map(({ key }) => ({ shoppingCartId: key }));
    const made = await withSignIn(() =>
      mutateAsync({ data: { preOrderType: PreOrderType.shoppingCart, orderDetails } }),
    );
    if (made) await navigate(paths.checkout(made.preOrderNo));
  }

  // The refusal does not say which line it is about; the cart and the stores do.
  async function findRefused(wanted: readonly Wanted[], error: ApiError): Promise<LineProblem[]> {
    if (error.kind !== 'answer') return [];
    try {
      const cart = await readCart(queryClient);
      const found = findProblems(wanted, ({ key }) => supplyOfLine(cart, key));
      return found.length > 0 ? found : await findClosedStores(queryClient, wanted);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      return [];
    }
  }

  async function checkOut() {
    const wanted = wantedLines(groups, deselectedIds);
    if (wanted.length === 0) {
      showToast('error', t('form.changeGoods'));
      return;
    }
    setBusy(true);
    try {
      await order(wanted);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const found = await findRefused(wanted, error);
      setProblems(found);
      for (const problem of found.slice(0, MOST_NAMED)) showToast('error', problemText(problem, t));
      if (found.length === 0 && error.kind !== 'cancelled') showToast('error', messageOf(error, t));
    } finally {
      setBusy(false);
    }
  }

  return { busy, checkOut, problems };
}
