import { useTranslation } from '#/i18n/use-translation.ts';
import { useOrderDetail } from '#generated/client/order/order.ts';
import type { RefundDetail as Refund } from '#generated/model/refundDetail.ts';
import type { RefundListItem } from '#generated/model/refundListItem.ts';
import { ContactStoreLink } from '#/domain/merchant/contact-store-link.tsx';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Note } from '#/ui/note.tsx';
import { NextRequestLink } from './next-request-link.tsx';
import * as styles from './refund-detail.module.css';
import { refundAmounts } from './refund-amounts.ts';
import { RefundFacts, useHasOrder } from './refund-facts.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { RefundProgress } from './refund-progress.tsx';

/** All details of a refund. */
export function RefundDetail({ refund }: { refund: Refund }) {
  const { t } = useTranslation();
  const { data: order } = useOrderDetail(refund.merOrderNo, {
    query: { retry: false, refetchOnWindowFocus: 'always' },
  });
  const hasOrder = useHasOrder(refund.merOrderNo);
  return (
    <div className={styles.page}>
      <RefundPanel
        state={refund.refundStatus}
        amount={refund.refundPrice}
        store={refund.merName}
        payType={order?.payType}
        createTime={refund.createTime}
        refundTime={refund.refundTime}
        refusal={refund.refundReason}
        actions={<NextRequestLink refund={refund} />}
      />
      <div className={styles.columns}>
        <RefundFacts
          refund={refund}
          amounts={order ? refundAmounts(order, refund.refundPrice) : null}
        />
        <RefundProgress refund={refund} payTime={order?.payTime ?? null}>
          <ContactStoreLink merId={refund.merId} block />
          {hasOrder && (
            <ButtonLink kind="ghost" block to={paths.order(refund.merOrderNo)}>
              {t('order.view')}
            </ButtonLink>
          )}
        </RefundProgress>
      </div>
    </div>
  );
}

/** A refund known only from its row in the list. */
export function PartialRefundDetail({ refund }: { refund: RefundListItem }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <Note kind="warn">
        <b>{t('refund.partTitle')}</b>
        <span>{` ${t('refund.partText')}`}</span>
      </Note>
      <RefundPanel
        state={refund.refundStatus}
        amount={refund.refundPrice}
        actions={<NextRequestLink refund={refund} />}
      />
      <RefundFacts refund={refund} />
    </div>
  );
}
