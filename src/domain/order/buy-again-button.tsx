import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCartSave } from '#generated/client/cart/cart.ts';
import { messageOf } from '#/api/policy.ts';
import { linesOf, piecesOf } from '#/domain/cart/lines.ts';
import { problemText } from '#/domain/cart/problem-text.ts';
import { readCart } from '#/domain/cart/read-cart.ts';
import { readSupply } from '#/domain/cart/read-supply.ts';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import type { ButtonKind, ButtonSize } from '#/ui/button-look.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { type Available, buyAgain, type NotAdded } from './buy-again.ts';
import type { ProductLine } from './product-line.ts';

/** More toasts would replace each other. */
const MAX_TOASTS = 3;

interface BuyAgainButtonProps {
  lines: readonly ProductLine[];
  kind?: ButtonKind;
  size?: ButtonSize;
}

/** Adds the lines of an order to the cart and opens it. Toasts say what is missing there, and why. */
export function BuyAgainButton({ lines, kind = 'line', size }: BuyAgainButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync } = useCartSave();
  const again = useAction(() =>
    buyAgain(lines, { save: (data) => mutateAsync({ data }), read: readAvailable }),
  );

  async function readAvailable({ productId, attrValueId: skuId }: ProductLine): Promise<Available> {
    const [supply, cart] = await Promise.all([
      readSupply(queryClient, { productId, skuId }),
      readCart(queryClient),
    ]);
    const known = linesOf(cart.valid).filter(({ attrId }) => attrId === skuId);
    return { supply, inCart: piecesOf(known) };
  }

  const textOf = (problem: NotAdded): string =>
    problem.kind === 'refused'
      ? t('cart.problemOther', { name: problem.name, why: messageOf(problem.error, t) })
      : problemText(problem, t);

  async function run() {
    const outcome = await again.run();
    if (!outcome.done) return;
    const { isAdded, notAdded } = outcome.result;
    const texts =
      notAdded.length > MAX_TOASTS
        ? [t('order.notAllAdded', { count: notAdded.length })]
        : notAdded.map(textOf);
    for (const text of texts) showToast(isAdded ? 'info' : 'error', text);
    if (isAdded) await navigate(paths.cart());
  }

  return (
    <Button kind={kind} size={size} busy={again.busy} onClick={() => void run()}>
      {t('order.buyAgain')}
    </Button>
  );
}
