import { useTranslation } from '#/i18n/use-translation.ts';
import type { PreOrder } from '#generated/model/preOrder.ts';
import type { LineProblem } from '#/domain/cart/line-problems.ts';
import { eagerItemsOf } from '#/shared/async/use-near-item.ts';
import { Field } from '#/ui/field.tsx';
import { Link } from '#/ui/link.tsx';
import { Textarea } from '#/ui/textarea.tsx';
import type { BackLink } from './buy-line.ts';
import { NOTE_LIMIT } from './draft.ts';
import { MerchantLines } from './merchant-lines.tsx';
import * as checkoutStyles from './checkout.module.css';
import * as styles from './product-section.module.css';

/** Length from which the form says how long a note may be. */
const NOTE_HINT_AT = NOTE_LIMIT - 10;

interface ProductSectionProps {
  preOrder: PreOrder;
  /** link to change quantities and options */
  back: BackLink;
  /** lines for which the order was refused */
  problems: readonly LineProblem[];
  note: string;
  onNote: (note: string) => void;
}

/** The items by merchant, and the order note. */
export function ProductSection({ preOrder, back, problems, note, onNote }: ProductSectionProps) {
  const { t } = useTranslation();
  const eagerLines = eagerItemsOf(
    preOrder.orderList.map(({ orderInfoList }) => orderInfoList.length),
  );
  return (
    <section
      className={`card ${checkoutStyles.block} ${checkoutStyles.afterCoupons} ${styles.section}`}
      aria-labelledby="checkout-goods-title"
    >
      <div className={`${checkoutStyles.blockHead} ${styles.head}`}>
        <h2 id="checkout-goods-title">{t('checkout.goodsOf')}</h2>
        <Link className="link link--quiet" to={back.to}>
          {t(back.label)}
        </Link>
      </div>
      {preOrder.orderList.map((order, at) => (
        <MerchantLines
          key={order.merId}
          order={order}
          eager={eagerLines[at] ?? 0}
          problems={problems}
        />
      ))}
      <Field
        className={styles.note}
        label={t('checkout.note')}
        hint={
          note.length >= NOTE_HINT_AT ? t('checkout.noteLength', { max: NOTE_LIMIT }) : undefined
        }
      >
        <Textarea
          rows={2}
          autoComplete="off"
          value={note}
          limit={NOTE_LIMIT - 1}
          maxLength={NOTE_LIMIT - 1}
          placeholder={t('checkout.notePlaceholder')}
          onChange={(event) => onNote(event.target.value)}
        />
      </Field>
    </section>
  );
}
