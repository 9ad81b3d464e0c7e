import { useTranslation } from 'react-i18next';
import type { PreLine } from '#generated/model/preLine.ts';
import type { LineProblem, ProblemKind } from '#/domain/cart/line-problems.ts';
import { optionText } from '#/lib/option-text.ts';
import { toMinor } from '#/lib/money.ts';
import { paths } from '#/lib/paths.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Amount } from '#/shared/shop/amount.tsx';
import * as styles from './checkout-line.module.css';

const PICTURE = 64;

interface CheckoutLineProps {
  line: PreLine;
  problem: LineProblem | undefined;
}

export function CheckoutLine({ line, problem }: CheckoutLineProps) {
  const to = paths.product(line.productId);
  const option = optionText(line.sku);
  return (
    <li id={`checkout-line-${line.attrValueId}`} className={styles.root}>
      <Link className={styles.picture} to={to} tabIndex={-1} aria-hidden>
        <Picture srcFor={srcFor(line.image)} alt="" width={PICTURE} height={PICTURE} />
      </Link>
      <div className={styles.text}>
        <Link className={`${styles.name} clip-2`} to={to}>
          {line.productName}
        </Link>
        {option && <span className={styles.spec}>{option}</span>}
        {problem && <LineProblemText problem={problem} />}
      </div>
      <Amount className="num" of={line.price} />
      <span className="num muted">{`× ${line.payNum}`}</span>
      <b className="num">
        <Amount of={toMinor(line.price) * line.payNum} />
      </b>
    </li>
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
  return <span className={styles.problem}>{texts[kind]}</span>;
}
