import { useTranslation } from 'react-i18next';
import type { PreLine } from '../../../generated/model/preLine.ts';
import type { PreMerchantOrder } from '../../../generated/model/preMerchantOrder.ts';
import type { PreOrder } from '../../../generated/model/preOrder.ts';
import { optionText } from '../../lib/option-text.ts';
import { srcFor } from '../../features/picture/src-for.ts';
import { useMoney } from '../../features/shop/money.tsx';
import { toMinor } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { NOTE_LIMIT } from './draft.ts';
import './goods-section.css';

const PICTURE = 64;

/** Postage is flat, per piece. */
const postageOf = ({ orderInfoList }: PreMerchantOrder) =>
  orderInfoList.reduce((sum, { postage, payNum }) => sum + toMinor(postage) * payNum, 0);

function Line({ line }: { line: PreLine }) {
  const { text } = useMoney();
  const to = paths.goods(line.productId);
  return (
    <li className="oline">
      <Link className="oline__pic" to={to} tabIndex={-1} aria-hidden>
        <Picture srcFor={srcFor(line.image)} alt="" width={PICTURE} height={PICTURE} />
      </Link>
      <div className="oline__text">
        <Link className="oline__name clip-2" to={to}>
          {line.productName}
        </Link>
        <span className="oline__spec">{optionText(line.sku)}</span>
      </div>
      <span className="num">{text(line.price)}</span>
      <span className="num muted">
        {'× '}
        {line.payNum}
      </span>
      <b className="num">{text(toMinor(line.price) * line.payNum)}</b>
    </li>
  );
}

function Merchant({ order }: { order: PreMerchantOrder }) {
  const { t } = useTranslation();
  const { text } = useMoney();
  const postage = postageOf(order);
  return (
    <div className="order-part">
      {/* In a tab of its own: what is filled in here stays as it is. */}
      <h3 className="order-part__name">
        <Link to={paths.store(order.merId)} target="_blank">
          {order.merName}
          <span className="sr">{` (${t('a11y.newTab')})`}</span>
        </Link>
      </h3>
      <ul>
        {order.orderInfoList.map((line) => (
          <Line key={`${line.productId}.${line.attrValueId}`} line={line} />
        ))}
      </ul>
      <p className="order-part__freight">
        <span className="muted">{t('checkout.freight')}</span>
        {postage === 0 ? (
          <b className="order-part__free">{t('checkout.freeDelivery')}</b>
        ) : (
          <b className="num">{text(postage)}</b>
        )}
      </p>
    </div>
  );
}

interface GoodsSectionProps {
  preOrder: PreOrder;
  note: string;
  onNote: (note: string) => void;
}

/** What is bought, by merchant, and the note to them. */
export function GoodsSection({ preOrder, note, onNote }: GoodsSectionProps) {
  const { t } = useTranslation();
  return (
    <section className="card block" aria-labelledby="checkout-goods-title">
      <div className="block__head">
        <h2 id="checkout-goods-title">{t('checkout.goodsOf')}</h2>
        {preOrder.cartIdList.length > 0 && (
          <Link className="link link--quiet" to={paths.cart()}>
            {t('checkout.backToCart')}
          </Link>
        )}
      </div>
      {preOrder.orderList.map((order) => (
        <Merchant key={order.merId} order={order} />
      ))}
      <Field
        className="order-note"
        label={t('checkout.note')}
        hint={t('form.noteLength', { max: NOTE_LIMIT })}
      >
        <Textarea
          rows={2}
          value={note}
          maxLength={NOTE_LIMIT - 1}
          placeholder={t('checkout.notePlaceholder')}
          onChange={(event) => onNote(event.target.value)}
        />
      </Field>
    </section>
  );
}
