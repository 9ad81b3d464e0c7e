import { useTranslation } from 'react-i18next';
import type { CartLine } from '#generated/model/cartLine.ts';
import { limitText } from '#/domain/cart/limit-text.ts';
import { isShort, maxQuantity } from '#/domain/cart/lines.ts';
import { Stepper } from '#/ui/stepper.tsx';
import { ItemButton } from '#/ui/item-name.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import * as styles from './line-quantity.module.css';

interface LineQuantityProps {
  line: CartLine;
  onChange: (value: number) => void;
}

const LOW = 5;

export function LineQuantity({ line, onChange }: LineQuantityProps) {
  const { t } = useTranslation();
  const { storeName, cartNum: value, stock } = line;
  const max = maxQuantity(line);
  const labels = {
    value: `${t('goods.quantity')} · ${storeName}`,
    less: t('a11y.decrease'),
    more: t('a11y.increase'),
  };
  const low = stock !== null && (stock <= LOW || isShort(line));
  const note = low ? t('goods.lowStock', { n: stock }) : limitText({ value, max }, t);
  useAnnounceChange(`quantity of ${line.id}`, note);
  return (
    <>
      <Stepper value={value} max={max} labels={labels} onChange={onChange} />
      <div className={`${styles.stock} num`}>{note}</div>
      {isShort(line) && (
        <ItemButton className={`link ${styles.lower}`} data-remedy onClick={() => onChange(max)}>
          {t('cart.lowerTo', { count: max })}
        </ItemButton>
      )}
    </>
  );
}
