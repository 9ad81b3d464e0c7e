import { useTranslation } from 'react-i18next';
import { Stepper } from '../../ui/stepper.tsx';

interface LineQuantityProps {
  name: string;
  value: number;
  max: number;
  stock: number | null;
  onChange: (value: number) => void;
}

const LOW = 5;

export function LineQuantity({ name, value, max, stock, onChange }: LineQuantityProps) {
  const { t } = useTranslation();
  const labels = {
    value: `${t('goods.quantity')} · ${name}`,
    less: t('a11y.decrease'),
    more: t('a11y.increase'),
  };
  const scarce = stock !== null && (stock <= LOW || stock < value);
  return (
    <>
      <Stepper value={value} max={max} labels={labels} onChange={onChange} />
      {scarce && <div className="cart-row__stock num">{t('goods.lowStock', { n: stock })}</div>}
    </>
  );
}
