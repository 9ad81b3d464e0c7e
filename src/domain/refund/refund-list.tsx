import { useTranslation } from 'react-i18next';
import { useRefundList } from '#generated/client/refund/refund.ts';
import type { RefundPage } from '#generated/model/refundPage.ts';
import statePicture from '#/assets/states/refunds.webp';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { PagedList } from '#/shared/async/paged-list.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { paths } from '#/lib/paths.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import { RefundCard } from './refund-card.tsx';
import * as styles from './refund-list.module.css';
import { refundListParams, REFUNDS_PER_PAGE } from './refund-queries.ts';

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
      {(data) => <Refunds data={data} page={page} href={href} />}
    </QueryBoundary>
  );
}

function Refunds({ data, page, href }: RefundListProps & { data: RefundPage }) {
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
            <RefundCard refund={refund} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}
