import { useTranslation } from '#/i18n/use-translation.ts';
import type { PayType } from '#generated/model/payType.ts';
import { codedPriceText } from '#/i18n/format.ts';
import { toMinor } from '#/lib/money.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { Note } from '#/ui/note.tsx';
import { chargedCurrency } from './pay-types.ts';

interface ChargeNoteProps {
  type: PayType;
  /** amount due; null while it is not known */
  amount: string | null;
  className?: string | undefined;
}

/** What is charged, if the payment method charges in another currency than that of the shop. */
export function ChargeNote({ type, amount, className }: ChargeNoteProps) {
  const { t, locale } = useTranslation();
  const { currency } = useMoney();
  const charged = chargedCurrency(type);
  if (charged === currency) return null;
  return (
    <Note className={className}>
      {amount === null
        ? t('checkout.chargedIn', { currency: charged })
        : t('checkout.charged', { amount: codedPriceText(toMinor(amount), locale, charged) })}
    </Note>
  );
}
