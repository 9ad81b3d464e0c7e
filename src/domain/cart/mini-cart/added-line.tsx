import { useTranslation } from '#/i18n/use-translation.ts';
import { toMinor } from '#/lib/money.ts';
import { optionText } from '#/backend/option-text.ts';
import { Picture } from '#/ui/picture.tsx';
import { Price } from '#/ui/price.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import * as styles from './mini-cart.module.css';

/** An item that was added to the cart. */
export interface Added {
  /** time of adding, so that equal items differ */
  at: number;
  name: string;
  image: string;
  /** values of its specifications, comma-separated; empty without specifications */
  option: string;
  price: string;
  quantity: number;
}

export function AddedLine({ added: { name, image, option, price, quantity } }: { added: Added }) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  const chosen = optionText(option);
  return (
    <div className={styles.line}>
      <Picture srcFor={srcFor(image)} alt="" width={64} height={64} />
      <div>
        <p className={`${styles.name} clip-2`}>{name}</p>
        {chosen && <p className={styles.option}>{chosen}</p>}
        <p className={styles.price}>
          <Price parts={parts(toMinor(price))} size={16} tone="ink" />
          <span className="num">
            <span aria-hidden>×</span>
            <span className="sr">{`${t('goods.quantity')} `}</span>
            <span>{` ${quantity}`}</span>
          </span>
        </p>
      </div>
    </div>
  );
}
