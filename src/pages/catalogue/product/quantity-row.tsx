import { useTranslation } from 'react-i18next';
import { limitText } from '#/domain/cart/limit-text.ts';
import { OptionRow } from '#/domain/product/sku-picker/option-row.tsx';
import { Stepper } from '#/ui/stepper.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import * as styles from './quantity-row.module.css';

const LOW = 5;

interface QuantityRowProps {
  value: number;
  max: number;
  stock: number;
  onChange: (quantity: number) => void;
}

export function QuantityRow({ value, max, stock, onChange }: QuantityRowProps) {
  const { t } = useTranslation();
  const labels = { value: t('goods.quantity'), less: t('a11y.decrease'), more: t('a11y.increase') };
  const limit = limitText({ value, max }, t);
  useAnnounceChange('quantity', limit);
  return (
    <OptionRow label={t('goods.quantity')}>
      <div className={styles.controls}>
        <Stepper
          value={value}
          max={max}
          labels={labels}
          disabled={stock <= 0}
          onChange={onChange}
        />
        {stock > 0 && stock <= LOW && (
          <span className={`${styles.stock} ${styles.stockLow} num`}>
            {t('goods.lowStock', { n: stock })}
          </span>
        )}
        {stock > LOW && (
          <span className={`${styles.stock} num`}>{t('goods.inStock', { n: stock })}</span>
        )}
        <span className={`${styles.limit} num`}>{limit}</span>
      </div>
    </OptionRow>
  );
}
