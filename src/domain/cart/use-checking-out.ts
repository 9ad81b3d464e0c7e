import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import { type ApiError, isApiError } from '#/api/error.ts';
import { nameWithOption } from '#/backend/option-text.ts';
import { paths } from '#/lib/paths.ts';
import { useAction } from '#/session/use-action.ts';
import { useTryErrors } from '#/shared/toasts/use-try-errors.ts';
import { orderLines } from './edit/actions.ts';
import {
  findClosedStores,
  findProblems,
  type LineProblem,
  supplyOfLine,
  type RequestedLine,
} from './line-problems.ts';
import { problemText } from './problem-text.ts';
import { readCart } from './read-cart.ts';
import { isSelected, type DeselectedIds } from './selection.ts';
import type { useQuantities } from './edit/use-quantities.ts';

/** More toasts would replace each other; every line shows its problem as well. */
const MAX_TOASTS = 3;

interface Checkout {
  busy: boolean;
  checkOut: () => Promise<void>;
  /** the lines for which the backend refused the last attempt */
  problems: readonly LineProblem[];
}

/** The selected lines, with the line id as key. */
const selectedLines = (
  groups: readonly CartMerchantGroup[],
  deselectedIds: DeselectedIds,
): RequestedLine[] =>
  groups.flatMap(({ merId, cartInfoList }) =>
    cartInfoList
      .filter((line) => isSelected(line, deselectedIds))
      .map(({ id, storeName, suk, attrId, cartNum }) => ({
        key: id,
        name: nameWithOption(storeName, suk),
        merId,
        skuId: attrId,
        quantity: cartNum,
      })),
  );

/** Creates a pre-order from the selected lines and opens the checkout. */
export function useCheckingOut(
  groups: readonly CartMerchantGroup[],
  deselectedIds: DeselectedIds,
  { flush }: ReturnType<typeof useQuantities>,
): Checkout {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const create = useAction(orderLines, { errors: 'none' });
  const toasts = useTryErrors();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly LineProblem[]>([]);

  async function order(lines: readonly RequestedLine[]) {
    // The backend orders the stored quantities, so pending changes are sent first.
    if (!(await flush())) return;
    const created = await create.run(lines.map(({ key }) => key));
    if (created.done) return navigate(paths.checkout(created.result.preOrderNo));
    if (!created.error) return;
    const found = await findRefused(lines, created.error);
    setProblems(found);
    for (const problem of found.slice(0, MAX_TOASTS)) toasts.show(problemText(problem, t));
    if (found.length === 0 && created.error.kind !== 'cancelled') toasts.show(created.problem);
  }

  // The error does not name the line, so the cart and the stores are checked.
  async function findRefused(
    lines: readonly RequestedLine[],
    error: ApiError,
  ): Promise<LineProblem[]> {
    if (error.kind !== 'answer') return [];
    try {
      const cart = await readCart(queryClient);
      const found = findProblems(lines, ({ key }) => supplyOfLine(cart, key));
      return found.length > 0 ? found : await findClosedStores(queryClient, lines);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      return [];
    }
  }

  async function checkOut() {
    if (busy) return;
    toasts.begin();
    const lines = selectedLines(groups, deselectedIds);
    if (lines.length === 0) {
      toasts.show(t('cart.changeGoods'));
      return;
    }
    setBusy(true);
    try {
      await order(lines);
    } finally {
      setBusy(false);
    }
  }

  return { busy, checkOut, problems };
}
