import { useTranslation } from '#/i18n/use-translation.ts';
import type { PreLine } from '#generated/model/preLine.ts';
import type { PreMerchantOrder } from '#generated/model/preMerchantOrder.ts';
import { shopName } from '#/config/shop.ts';
import type { LineProblem, ProblemKind } from '#/domain/cart/line-problems.ts';
import { StoreAvatar } from '#/domain/merchant/store-avatar.tsx';
import { useStoreFacts } from '#/domain/merchant/use-store-facts.ts';
import { itemText, useNearItem } from '#/shared/async/use-near-item.ts';
import { toMinor } from '#/lib/money.ts';
import { optionText } from '#/backend/option-text.ts';
import { paths } from '#/lib/paths.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { Amount, useMoney } from '#/shared/shop/money.tsx';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Tag } from '#/ui/tag.tsx';
import * as lineStyles from './checkout-line.module.css';
import * as styles from './merchant-lines.module.css';

/** Postage is a fixed amount per piece. */
const postageOf = ({ orderInfoList }: PreMerchantOrder) =>
  orderInfoList.reduce((sum, { postage, payNum }) => sum + toMinor(postage) * payNum, 0);

interface MerchantLinesProps {
  order: PreMerchantOrder;
  /** how many lines at the start are rendered wherever they are */
  eager: number;
  problems: readonly LineProblem[];
}

/** The items of one merchant and their delivery fee. */
export function MerchantLines({ order, eager, problems }: MerchantLinesProps) {
  const { t, locale } = useTranslation();
  const shop = shopName(locale);
  const postage = postageOf(order);
  const [store, place] = useStoreFacts(order.merId);
  return (
    <div ref={place} className={styles.root}>
      {/* Opens in a new tab, so that the checkout keeps its state. */}
      <div className={`row ${styles.store}`}>
        <StoreAvatar merId={order.merId} name={order.merName} />
        <h3 className={styles.name}>
          <Link to={paths.store(order.merId)} target="_blank">
            <span>{order.merName}</span>
            <span className="sr">{` (${t('a11y.newTab')})`}</span>
          </Link>
        </h3>
        {store?.isSelf && <Tag tone="red">{t('store.selfSupport', { shop })}</Tag>}
      </div>
      <ul>
        {order.orderInfoList.map((line, at) => (
          <CheckoutLine
            key={`${line.productId}.${line.attrValueId}`}
            line={line}
            isEager={at < eager}
            problem={problems.find(({ key }) => key === line.attrValueId)}
          />
        ))}
      </ul>
      <p className={styles.freight}>
        <span className="muted">{t('checkout.freight')}</span>
        {postage === 0 ? (
          <b className={styles.free}>{t('checkout.freeDelivery')}</b>
        ) : (
          <b className="num">
            <Amount of={postage} />
          </b>
        )}
      </p>
    </div>
  );
}

const PICTURE = 64;

interface CheckoutLineProps {
  line: PreLine;
  /** rendered wherever it is */
  isEager: boolean;
  problem: LineProblem | undefined;
}

function CheckoutLine({ line, isEager, problem }: CheckoutLineProps) {
  const money = useMoney();
  const [isRendered, item] = useNearItem(isEager || problem !== undefined);
  const { productName, sku, price, payNum } = line;
  return (
    <li
      {...item}
      id={`checkout-line-${line.attrValueId}`}
      className={isRendered ? lineStyles.root : lineStyles.isFar}
    >
      {isRendered ? (
        <CheckoutCells line={line} problem={problem} />
      ) : (
        itemText([productName, optionText(sku), `${money.text(price)} × ${payNum}`])
      )}
    </li>
  );
}

function CheckoutCells({ line, problem }: Omit<CheckoutLineProps, 'isEager'>) {
  const to = paths.product(line.productId);
  const option = optionText(line.sku);
  return (
    <>
      <Link className={lineStyles.picture} to={to} tabIndex={-1} aria-hidden>
        <Picture srcFor={srcFor(line.image)} alt="" width={PICTURE} height={PICTURE} />
      </Link>
      <div className={lineStyles.text}>
        <Link className={`${lineStyles.name} clip-2`} to={to}>
          {line.productName}
        </Link>
        {option && <span className={lineStyles.spec}>{option}</span>}
        {problem && <LineProblemText problem={problem} />}
      </div>
      <Amount className="num" of={line.price} />
      <span className="num muted">{`× ${line.payNum}`}</span>
      <b className="num">
        <Amount of={toMinor(line.price) * line.payNum} />
      </b>
    </>
  );
}

/** Why a line cannot be bought. */
function LineProblemText({ problem: { kind, name, left } }: { problem: LineProblem }) {
  const { t } = useTranslation();
  const texts: Record<ProblemKind, string> = {
    removed: t('cart.problemRemoved', { name }),
    offShelf: t('goods.offSale'),
    soldOut: t('goods.soldOut'),
    short: t('goods.lowStock', { n: left }),
    storeClosed: t('cart.storeClosed'),
  };
  return <span className={lineStyles.problem}>{texts[kind]}</span>;
}
