import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCartSave } from '#generated/client/cart/cart.ts';
import { LANGUAGES } from '#/i18n/languages.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import type { ButtonKind, ButtonSize } from '#/ui/button-look.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { buyAgain } from './buy-again.ts';
import type { ProductLine } from './product-line.ts';

/** Maximum number of names in the toast. */
const MOST_NAMES = 2;

interface BuyAgainButtonProps {
  lines: readonly ProductLine[];
  kind?: ButtonKind;
  size?: ButtonSize;
}

/** Adds the lines of an order to the cart and opens it. A toast names the ones that are no longer sold. */
export function BuyAgainButton({ lines, kind = 'line', size }: BuyAgainButtonProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const navigate = useNavigate();
  const { mutateAsync } = useCartSave();
  const again = useAction(() =>
    buyAgain(lines, (cartAddItem) => mutateAsync({ data: cartAddItem })),
  );

  function toastMissing(missing: readonly ProductLine[]) {
    if (missing.length > MOST_NAMES) return showToast('info', t('order.notSold'));
    const names = new Intl.ListFormat(LANGUAGES[locale].intl).format(
      missing.map((line) => line.productName),
    );
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
