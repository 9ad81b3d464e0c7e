import { CreditCard, type IconNode, QrCode, Wallet } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { PayType } from '#generated/model/payType.ts';
import { Icon } from '#/ui/icon.ts';
import { Note } from '#/ui/note.tsx';
import { cx } from '#/ui/cx.ts';
import { RadioCard } from '#/ui/radio-card.tsx';
import { ChargeNote } from './charge-note.tsx';
import { payTypeName } from './pay-type-name.ts';
import * as styles from './pay-choice.module.css';

interface PayChoiceProps {
  /** the enabled payment methods */
  types: readonly PayType[];
  value: PayType | null;
  /** amount due; null while it is not known */
  amount: string | null;
  onChange: (type: PayType) => void;
  /** class of the group of cards */
  className?: string | undefined;
}

const icons: Record<PayType, IconNode> = {
  [PayType.wallet]: Wallet,
  [PayType.card]: CreditCard,
  [PayType.scanCode]: QrCode,
};

/** Radio cards of the payment methods, with a note if the selected one charges in another currency. */
export function PayChoice({ types, value, amount, onChange, className }: PayChoiceProps) {
  const { t } = useTranslation();
  const hints: Record<PayType, string> = {
    [PayType.wallet]: t('pay.redirectHint'),
    [PayType.card]: t('pay.cardHint'),
    [PayType.scanCode]: t('pay.scanHint'),
  };
  if (types.length === 0) return <Note kind="error">{t('checkout.noPayMethod')}</Note>;
  return (
    <>
      <div className={cx(styles.root, className)} role="radiogroup" aria-label={t('pay.method')}>
        {types.map((type) => (
          <RadioCard
            key={type}
            className={styles.card}
            name="pay-type"
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
          >
            <span className={styles.mark}>
              <Icon as={icons[type]} />
            </span>
            <span className={styles.text}>
              <b>{payTypeName(type, t)}</b>
              <small>{hints[type]}</small>
            </span>
          </RadioCard>
        ))}
      </div>
      {value && <ChargeNote type={value} amount={amount} className={styles.charged} />}
    </>
  );
}
