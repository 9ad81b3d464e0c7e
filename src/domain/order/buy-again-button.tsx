import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCartSave } from '#generated/client/cart/cart.ts';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import type { ButtonKind, ButtonSize } from '#/ui/button-look.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { buyAgain } from './buy-again.ts';
import type { ProductLine } from './product-line.ts';

interface BuyAgainButtonProps {
  lines: readonly ProductLine[];
  kind?: ButtonKind;
  size?: ButtonSize;
}

/** Adds the lines of an order to the cart and opens it. A toast names up to two that are no longer sold. */
export function BuyAgainButton({ lines, kind = 'line', size }: BuyAgainButtonProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync } = useCartSave();
  const again = useAction(() =>
    buyAgain(lines, (cartAddItem) => mutateAsync({ data: cartAddItem })),
  );

  function toastMissing(missing: readonly ProductLine[]) {
    const [first = '', last, ...others] = missing.map(({ productName }) => productName);
    if (others.length > 0) return showToast('info', t('order.notSold'));
    const names = last === undefined ? first : t('common.both', { first, last });
    showToast('info', t('order.notSoldNames', { names }));
  }

  async function run() {
    const added = await again.run();
    if (!added.done) return;
    const missing = added.result;
    if (missing.length === lines.length) return showToast('error', t('order.noneSold'));
    if (missing.length > 0) toastMissing(missing);
    await navigate(paths.cart());
  }

  return (
    <Button kind={kind} size={size} busy={again.busy} onClick={() => void run()}>
      {t('order.buyAgain')}
    </Button>
  );
}
