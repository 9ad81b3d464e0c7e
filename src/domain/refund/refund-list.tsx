import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useRefundList } from '#generated/client/refund/refund.ts';
import type { RefundPage } from '#generated/model/refundPage.ts';
import statePicture from '#/assets/states/refunds.webp';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { PagedList } from '#/shared/async/paged-list.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { paths } from '#/lib/paths.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import type { RefundListItem } from '#generated/model/refundListItem.ts';
import { CardColumns } from '#/domain/order/card-columns.tsx';
import { useMoney } from '#/shared/shop/money.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { ItemName } from '#/ui/item-name.tsx';
import { Price } from '#/ui/price.tsx';
import { NumberWithCopy } from '#/shared/copy/number-with-copy.tsx';
import { refundListParams, REFUNDS_PER_PAGE } from './refund-queries.ts';
import { NextRequestLink } from './next-request-link.tsx';
import { RefundLines } from './refund-lines.tsx';
import { refundView } from './refund-state.ts';
import { RefundStore } from './refund-store.tsx';
import { RefundTag } from './refund-tag.tsx';
import * as styles from './refund-list.module.css';
import * as refundCardStyles from './refund-card.module.css';

/**
 * A refund in a list: items, amount, state and actions.
 * @param readAt when the list was read, in ms
 */
function RefundCard({ refund, readAt }: { refund: RefundListItem; readAt: number }) {
  const { t } = useTranslation();
  const money = useMoney();
  const headId = useId();
  const numberId = useId();
  const { refundOrderNo, refundStatus, orderInfoList } = refund;
  return (
    <article className="card" aria-labelledby={headId}>
      <header className={refundCardStyles.head}>
        <h2 id={headId} className={refundCardStyles.number}>
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
            <NextRequestLink refund={refund} readAt={readAt} size="sm" />
          </ItemName>
        }
      />
    </article>
  );
}

interface RefundListProps {
  /** starts at 1 */
  page: number;
  /** address of a page of this list */
  href: (page: number) => string;
}

const LOADING_CARDS = 3;

/** One page of the shopper's refunds. Needs the namespaces `refund`, `order` and `account`. */
export function RefundList({ page, href }: RefundListProps) {
  const query = useRefundList(refundListParams(page), {
    query: { refetchOnWindowFocus: 'always' },
  });
  const loading = (
    <div className={styles.list} aria-busy>
      {Array.from({ length: LOADING_CARDS }, (_, card) => (
        <Skeleton key={card} height={168} radius={12} />
      ))}
    </div>
  );
  return (
    <QueryBoundary query={query} loading={loading}>
      {(data) => <Refunds data={data} readAt={query.dataUpdatedAt} page={page} href={href} />}
    </QueryBoundary>
  );
}

function Refunds({
  data,
  readAt,
  page,
  href,
}: RefundListProps & { data: RefundPage; readAt: number }) {
  const { t } = useTranslation();
  const pages = Math.ceil(data.total / REFUNDS_PER_PAGE);
  if (data.total === 0) {
    return (
      <EmptyList
        className="card"
        picture={statePicture}
        title={t('refund.empty')}
        text={t('refund.emptyText')}
        link={{ to: paths.orders('toShip'), label: t('nav.myOrders') }}
      />
    );
  }
  return (
    <PagedList page={page} pages={pages} href={href}>
      <ul className={styles.list}>
        {data.list.map((refund) => (
          <li key={refund.refundOrderNo}>
            <RefundCard refund={refund} readAt={readAt} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}
