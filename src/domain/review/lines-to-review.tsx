import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useReviewableLines } from '#generated/client/review/review.ts';
import type { ReviewableLinePage } from '#generated/model/reviewableLinePage.ts';
import statePicture from '#/assets/states/reviews.webp';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { PagedList } from '#/shared/async/paged-list.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { paths } from '#/lib/paths.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { StoreAvatar } from '#/domain/merchant/store-avatar.tsx';
import { langOfText } from '#/lib/lang-of-text.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { StateTag } from '#/ui/tag.tsx';
import { Amount } from '#/shared/shop/money.tsx';
import { lineText } from './line-text.ts';
import { ItemName } from '#/ui/item-name.tsx';
import { useOrderRefunds, type OrderRefund } from './order-refunds.ts';
import { reviewPages, writtenReviewParams } from './review-queries.ts';
import * as styles from './lines-to-review.module.css';

/** Lines of one merchant order, in the order of the list. */
interface OrderLines {
  orderNo: string;
  merId: number;
  merName: string;
  lines: ReviewableLine[];
}

/** Groups lines by merchant order, in the order of their first lines. */
export function groupByOrder(lines: readonly ReviewableLine[]): OrderLines[] {
  const groups = new Map<string, OrderLines>();
  for (const line of lines) {
    const { merOrderNo: orderNo, merId, merName } = line;
    const group = groups.get(orderNo) ?? { orderNo, merId, merName, lines: [] };
    group.lines.push(line);
    groups.set(orderNo, group);
  }
  return [...groups.values()];
}

interface ReviewableOrderProps {
  order: OrderLines;
  /** the order has a refund, so its lines cannot be reviewed */
  refund: OrderRefund | undefined;
}

/** The lines of a merchant order to review. */
function ReviewableOrder({ order, refund }: ReviewableOrderProps) {
  const { t } = useTranslation();
  const headId = useId();
  const { orderNo, merId, merName, lines } = order;
  return (
    <article className={`card ${styles.order}`} aria-labelledby={headId}>
      <header className={styles.head}>
        <h2 id={headId} className="num">
          {t('order.number', { no: orderNo })}
        </h2>
        <Link className={styles.store} to={paths.store(merId)}>
          <StoreAvatar merId={merId} name={merName} />
          <span className="clip" lang={langOfText(merName)}>
            {merName}
          </span>
        </Link>
      </header>
      <ul>
        {lines.map((line, index) => (
          <Row key={line.id} line={line} refund={refund} first={index === 0} />
        ))}
      </ul>
    </article>
  );
}

interface RowProps {
  line: ReviewableLine;
  refund: OrderRefund | undefined;
  first: boolean;
}

function Row({ line, refund, first }: RowProps) {
  const { t } = useTranslation();
  const optionId = useId();
  const { id, merOrderNo, productId, productName: name } = line;
  return (
    <li className={styles.row}>
      <Link className={styles.picture} to={paths.product(productId)} tabIndex={-1} aria-hidden>
        <Picture srcFor={srcFor(line.image)} alt="" width={80} height={80} />
      </Link>
      <div className={styles.goods}>
        <Link
          className={`${styles.name} clip-2`}
          to={paths.product(productId)}
          lang={langOfText(name)}
        >
          {name}
        </Link>
        <div id={optionId} className={styles.option}>
          {lineText(line)}
        </div>
        <div className={`${styles.price} num`}>
          <Amount of={line.price} />
        </div>
      </div>
      {refund ? (
        <StateTag tone={refund === 'refunded' ? 'ok' : 'warn'}>
          {refund === 'refunded' ? t('review.refunded') : t('review.refundRequested')}
        </StateTag>
      ) : (
        <ItemName value={optionId}>
          <ButtonLink
            kind={first ? 'soft' : 'line'}
            to={paths.writeReview(merOrderNo, id)}
            aria-label={t('review.writeOf', { name })}
          >
            {t('review.write')}
          </ButtonLink>
        </ItemName>
      )}
    </li>
  );
}

interface LinesToReviewProps {
  page: number;
  /** address of a page of this list */
  href: (page: number) => string;
}

/**
 * Lines to review, one card per merchant order. Needs the namespaces `review` and `order`, and the data of
 * `linesToReviewQueries`.
 */
export function LinesToReview({ page, href }: LinesToReviewProps) {
  const query = useReviewableLines(writtenReviewParams(page));
  return (
    <QueryBoundary query={query} loading={<LinesSkeleton />}>
      {(data) => <Orders data={data} page={page} href={href} />}
    </QueryBoundary>
  );
}

function LinesSkeleton() {
  return (
    <div className={styles.list}>
      <Skeleton height={270} radius={12} />
      <Skeleton height={158} radius={12} />
    </div>
  );
}

function Orders({ data, page, href }: LinesToReviewProps & { data: ReviewableLinePage }) {
  const { t } = useTranslation();
  const { refunds } = useOrderRefunds();
  const pages = reviewPages(data.total);
  if (data.total === 0) {
    return (
      <EmptyList
        className="card"
        picture={statePicture}
        title={t('review.emptyToWrite')}
        link={{ to: paths.orders('toReceive'), label: t('review.toOrders') }}
      />
    );
  }
  return (
    <PagedList page={page} pages={pages} href={href}>
      <ul className={styles.list}>
        {groupByOrder(data.list).map((order) => (
          <li key={order.orderNo}>
            <ReviewableOrder order={order} refund={refunds.get(order.orderNo)} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}
