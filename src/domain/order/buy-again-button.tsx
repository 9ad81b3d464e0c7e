import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import type { ButtonKind, ButtonSize } from '#/ui/button-look.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { buyLinesAgain } from './actions.ts';
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
  const again = useAction(buyLinesAgain);

  async function run() {
    const outcome = await again.run(lines, t);
    if (!outcome.done) return;
    const { isAdded, texts } = outcome.result;
    const shown =
      texts.length > MAX_TOASTS ? [t('order.notAllAdded', { count: texts.length })] : texts;
    for (const text of shown) showToast(isAdded ? 'info' : 'error', text);
    if (isAdded) await navigate(paths.cart());
  }

  return (
    <Button kind={kind} size={size} busy={again.busy} onClick={() => void run()}>
      {t('order.buyAgain')}
    </Button>
  );
}
