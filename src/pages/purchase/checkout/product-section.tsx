import { useTranslation } from 'react-i18next';
import type { PreLine } from '#generated/model/preLine.ts';
import type { PreMerchantOrder } from '#generated/model/preMerchantOrder.ts';
import type { PreOrder } from '#generated/model/preOrder.ts';
import type { LineProblem, ProblemKind } from '#/domain/cart/line-problems.ts';
import { StoreAvatar } from '#/domain/merchant/store-avatar.tsx';
import { useStoreFacts } from '#/domain/merchant/use-store-facts.ts';
import { optionText } from '#/lib/option-text.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { toMinor } from '#/lib/money.ts';
import { paths } from '#/lib/paths.ts';
import { Field } from '#/ui/field.tsx';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { shopName } from '#/config/shop.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { Tag } from '#/ui/tag.tsx';
import { Textarea } from '#/ui/textarea.tsx';
import { type BackLink } from './back-link.ts';
import { NOTE_LIMIT } from './draft.ts';
import * as checkoutStyles from './checkout.module.css';
import * as styles from './product-section.module.css';

const PICTURE = 64;

/** Postage is a fixed amount per piece. */
const postageOf = ({ orderInfoList }: PreMerchantOrder) =>
  orderInfoList.reduce((sum, { postage, payNum }) => sum + toMinor(postage) * payNum, 0);

/** Why a line cannot be bought. */
function Problem({ problem: { kind, name, left } }: { problem: LineProblem }) {
  const { t } = useTranslation();
  const texts: Record<ProblemKind, string> = {
    removed: t('cart.problemRemoved', { name }),
    offShelf: t('goods.offSale'),
    soldOut: t('goods.soldOut'),
    short: t('goods.lowStock', { n: left }),
    storeClosed: t('cart.storeClosed'),
  };
  return <span className={styles.olineProblem}>{texts[kind]}</span>;
}

interface LineProps {
  line: PreLine;
  problem: LineProblem | undefined;
}

function Line({ line, problem }: LineProps) {
  const { text } = useMoney();
  const to = paths.product(line.productId);
  const option = optionText(line.sku);
  return (
    <li id={`checkout-line-${line.attrValueId}`} className={styles.oline}>
      <Link className={styles.olinePic} to={to} tabIndex={-1} aria-hidden>
        <Picture srcFor={srcFor(line.image)} alt="" width={PICTURE} height={PICTURE} />
      </Link>
      <div className={styles.olineText}>
        <Link className={`${styles.olineName} clip-2`} to={to}>
          {line.productName}
        </Link>
        {option && <span className={styles.olineSpec}>{option}</span>}
        {problem && <Problem problem={problem} />}
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

interface MerchantProps {
  order: PreMerchantOrder;
  problems: readonly LineProblem[];
}

function Merchant({ order, problems }: MerchantProps) {
  const { t } = useTranslation();
  const shop = shopName(useLocale());
  const { text } = useMoney();
  const postage = postageOf(order);
  const { data: store } = useStoreFacts(order.merId);
  return (
    <div className={styles.orderPart}>
      {/* Opens in a new tab, so that the checkout keeps its state. */}
      <div className={`row ${styles.orderPartStore}`}>
        <StoreAvatar merId={order.merId} name={order.merName} />
        <h3 className={styles.orderPartName}>
          <Link to={paths.store(order.merId)} target="_blank">
            {order.merName}
            <span className="sr">{` (${t('a11y.newTab')})`}</span>
          </Link>
        </h3>
        {store?.isSelf && <Tag tone="red">{t('store.selfSupport', { shop })}</Tag>}
      </div>
      <ul>
        {order.orderInfoList.map((line) => (
          <Line
            key={`${line.productId}.${line.attrValueId}`}
            line={line}
            problem={problems.find(({ key }) => key === line.attrValueId)}
          />
        ))}
      </ul>
      <p className={styles.orderPartFreight}>
        <span className="muted">{t('checkout.freight')}</span>
        {postage === 0 ? (
          <b className={styles.orderPartFree}>{t('checkout.freeDelivery')}</b>
        ) : (
          <b className="num">{text(postage)}</b>
        )}
      </p>
    </div>
  );
}

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
  return (
    <section className={`card ${checkoutStyles.block}`} aria-labelledby="checkout-goods-title">
      <div className={checkoutStyles.blockHead}>
        <h2 id="checkout-goods-title">{t('checkout.goodsOf')}</h2>
        <Link className="link link--quiet" to={back.to}>
          {t(back.label)}
        </Link>
      </div>
      {preOrder.orderList.map((order) => (
        <Merchant key={order.merId} order={order} problems={problems} />
      ))}
      <Field
        className={styles.orderNote}
        label={t('checkout.note')}
        hint={t('checkout.noteLength', { max: NOTE_LIMIT })}
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
