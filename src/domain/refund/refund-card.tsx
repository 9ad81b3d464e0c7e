import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefundListItem } from '#generated/model/refundListItem.ts';
import { CardColumns } from '#/domain/order/card-columns.tsx';
import { useMoney } from '#/shared/shop/money.tsx';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { ItemName } from '#/ui/item-name.tsx';
import { Price } from '#/ui/price.tsx';
import { NextRequestLink } from './next-request-link.tsx';
import { NumberWithCopy } from '#/shared/copy/number-with-copy.tsx';
import * as styles from './refund-card.module.css';
import { RefundLines } from './refund-lines.tsx';
import { refundView } from './refund-state.ts';
import { RefundStore } from './refund-store.tsx';
import { RefundTag } from './refund-tag.tsx';

/** A refund in a list: items, amount, state and actions. */
export function RefundCard({ refund }: { refund: RefundListItem }) {
  const { t } = useTranslation();
  const money = useMoney();
  const headId = useId();
  const numberId = useId();
  const { refundOrderNo, refundStatus, orderInfoList } = refund;
  return (
    <article className="card" aria-labelledby={headId}>
      <header className={styles.head}>
        <h2 id={headId} className={styles.number}>
          <span className="muted">{`${t('refund.no')} `}</span>
          <NumberWithCopy id={numberId} no={refundOrderNo} />
        </h2>
        <RefundStore merId={refund.merId} />
      </header>
      <CardColumns
        lines={<RefundLines lines={orderInfoList} />}
        sum={
          <>
            <small className="muted">{t('refund.amount')}</small>
            <Price
              parts={money.parts(refund.refundPrice)}
              size={20}
              tone={refundView(refundStatus).priceTone}
            />
            <small className="muted">{t('order.quantity', { count: refund.totalNum })}</small>
          </>
        }
        state={<RefundTag state={refundStatus} />}
        actions={
          <ItemName value={numberId}>
            <ButtonLink size="sm" to={paths.refund(refundOrderNo)}>
              {t('common.details')}
            </ButtonLink>
            <NextRequestLink refund={refund} size="sm" />
          </ItemName>
        }
      />
    </article>
  );
}
