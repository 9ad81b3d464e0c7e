import { useTranslation } from 'react-i18next';
import type { LineProblem, ProblemKind } from '#/domain/cart/line-problems.ts';
import * as styles from './checkout-line.module.css';

/** Why a line cannot be bought. */
export function LineProblemText({ problem: { kind, name, left } }: { problem: LineProblem }) {
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
