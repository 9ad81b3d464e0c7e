import { useTranslation } from '#/i18n/use-translation.ts';
import type { RefundDetail } from '#generated/model/refundDetail.ts';
import type { RefundListItem } from '#generated/model/refundListItem.ts';
import { refundPictures } from '#/backend/refund-pictures.ts';
import type { Content } from '#/lib/content.ts';
import { PictureRow } from '#/shared/picture/picture-row.tsx';
import { useMoney } from '#/shared/shop/money.tsx';
import { numberText } from '#/i18n/format.ts';
import { paths } from '#/lib/paths.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import { Link } from '#/ui/link.tsx';
import { NumberWithCopy } from '#/shared/copy/number-with-copy.tsx';
import { Stamp } from '#/shared/time/dates.tsx';
import type { RefundAmounts } from './refund-amounts.ts';
import { RefundSums } from './refund-sums.tsx';
import { RefundLines } from './refund-lines.tsx';
import { RefundStore } from './refund-store.tsx';
import * as styles from './refund-facts.module.css';
import { useQuery } from '@tanstack/react-query';
import { useOrderDetail } from '#generated/client/order/order.ts';
import { isGone } from '#/api/error-class.ts';
import { orderRowsQuery } from '#/domain/order/find-order-rows.ts';

/** Whether the merchant order of a refund can be opened: the shopper may have deleted it. True while that is unknown. */
export function useHasOrder(orderNo: string): boolean {
  const { data, error } = useOrderDetail(orderNo, { query: { retry: false } });
  // An order of a removed store has no detail, but is in the list.
  const isMissing = error?.kind === 'answer' && (!data || isGone(error));
  const { data: rows } = useQuery({ ...orderRowsQuery(orderNo), enabled: isMissing });
  return !isMissing || rows?.length !== 0;
}

type Refund = RefundListItem & Partial<RefundDetail>;

function Fact({ label, children }: { label: string; children: Content }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

interface RefundFactsProps {
  refund: Refund;
  /** null if unknown */
  amounts?: RefundAmounts | null;
}

/** Items and data of a refund. A row of the list has fewer fields than the detail. */
export function RefundFacts({ refund, amounts = null }: RefundFactsProps) {
  const { t, locale } = useTranslation();
  const money = useMoney();
  const hasOrder = useHasOrder(refund.merOrderNo);
  const reason = refund.refundReasonWap?.trim();
  const remark = refund.refundReasonWapExplain?.trim();
  const pictures = refundPictures(refund.refundReasonWapImg);
  const requested = parseWireTime(refund.createTime);
  const paidBack = parseWireTime(refund.refundTime);
  return (
    <section className="card card--pad">
      <h2 className={styles.title}>{t('refund.itemsAndRequest')}</h2>
      <div className={styles.store}>
        <RefundStore merId={refund.merId} name={refund.merName} />
      </div>
      <RefundLines lines={refund.orderInfoList} />
      {amounts && <RefundSums amounts={amounts} pieces={refund.totalNum} />}
      <dl className={styles.facts}>
        <Fact label={t('refund.no')}>
          <NumberWithCopy no={refund.refundOrderNo} />
        </Fact>
        <Fact label={t('order.no')}>
          {hasOrder ? (
            <Link className="link num" translate="no" to={paths.order(refund.merOrderNo)}>
              {refund.merOrderNo}
            </Link>
          ) : (
            <NumberWithCopy no={refund.merOrderNo} />
          )}
        </Fact>
        {reason && <Fact label={t('refund.reason')}>{reason}</Fact>}
        <Fact label={t('refund.quantity')}>{numberText(refund.totalNum, locale)}</Fact>
        <Fact label={t('refund.amount')}>{money.text(refund.refundPrice)}</Fact>
        {requested && (
          <Fact label={t('refund.requestTime')}>
            <Stamp of={requested} />
          </Fact>
        )}
        {paidBack && (
          <Fact label={t('refund.time')}>
            <Stamp of={paidBack} />
          </Fact>
        )}
        {remark && (
          <Fact label={t('refund.remark')}>
            <span className={styles.remark}>{remark}</span>
          </Fact>
        )}
        {pictures.length > 0 && (
          <Fact label={t('refund.photos')}>
            <PictureRow pictures={pictures} size={80} title={t('refund.pictures')} />
          </Fact>
        )}
      </dl>
    </section>
  );
}
