import { useTranslation } from '#/i18n/use-translation.ts';
import { useEffect, useEffectEvent } from 'react';
import { SkuDialog } from '#/domain/product/sku-picker/sku-dialog.tsx';
import { type CardAdd, useCardAdds } from '#/domain/product/card-presses.ts';
import { useNamespaceSuspense } from '#/i18n/use-namespace-suspense.ts';
import { MoneyProvider } from '#/shared/shop/money.tsx';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useQuickAdd } from './use-quick-add.ts';

const forget = (id: number) => useCardAdds.setState(({ [id]: _, ...others }) => others, true);

/** Adds one product when it appears, and goes when that has ended. The button shows how far it is (`data-phase`). */
function OneAdd({ add }: { add: CardAdd }) {
  const { t } = useTranslation();
  const {
    product: { id, ...product },
    button,
  } = add;
  const quick = useQuickAdd(id, true);
  const start = useEffectEvent(() => quick.add(button));
  useEffect(() => start(), []);

  const phase = quick.busy || quick.isPickerOpen ? 'busy' : quick.isAdded ? 'added' : null;
  useOnChange(phase, () => {
    if (phase) button.dataset.phase = phase;
    else {
      delete button.dataset.phase;
      forget(id);
    }
  });

  if (!quick.isPickerOpen) return null;
  return (
    <SkuDialog
      product={{ ...product, productId: id }}
      initialSkuId={null}
      confirmLabel={t('goods.addToCart')}
      busy={quick.busy}
      onConfirm={quick.addSku}
      onClose={quick.closePicker}
    />
  );
}

/** Adds what is pressed on cards to the cart. Load it with the first press. */
export function CardAdds() {
  useNamespaceSuspense('catalogue');
  const adds = useCardAdds();
  return (
    <MoneyProvider>
      <>
        {Object.values(adds).map((add) => (
          <OneAdd key={add.product.id} add={add} />
        ))}
      </>
    </MoneyProvider>
  );
}
