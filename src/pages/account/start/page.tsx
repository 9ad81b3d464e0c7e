import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useAwaitPayOrders, useOrderCenterCounts } from '#generated/client/order/order.ts';
import { useReviewableLines } from '#generated/client/review/review.ts';
import { MyCouponFilter } from '#generated/model/myCouponFilter.ts';
import statePicture from '#/assets/states/orders.webp';
import { faceText } from '#/domain/coupon/face-value.ts';
import { daysLeft, myCouponsQuery, sortCoupons } from '#/domain/coupon/my-coupons.ts';
import { Countdown } from '#/domain/order/countdown.tsx';
import { awaitPayParams, merchantOrdersQuery } from '#/domain/order/order-tabs.ts';
import { useMyPoints } from '#/domain/points/use-my-points.ts';
import { refundLookupQuery } from '#/domain/refund/refund-queries.ts';
import { isOpenRefund, refundView } from '#/domain/refund/refund-state.ts';
import { writtenReviewParams } from '#/domain/review/review-queries.ts';
import { numberText } from '#/i18n/format.ts';
import type { Content, Elements } from '#/lib/content.ts';
import { paths } from '#/lib/paths.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { QueryBoundary, type QueryBoundaryProps } from '#/shared/async/query-boundary.tsx';
import { useMountTime } from '#/shared/async/render-time.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { useMoney, Amount } from '#/shared/shop/money.tsx';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { AccountHead } from '../account-head.tsx';
import * as styles from './page.module.css';

const PICTURE = 56;

interface RowProps {
  to: string;
  /** address of a picture, or the value of a coupon */
  picture?: string | undefined;
  value?: string;
  title: string;
  /** below the title */
  note: Content;
  tail?: Content;
}

/** Something that waits; the whole row opens it. */
function Row({ to, picture = '', value, title, note, tail }: RowProps) {
  return (
    <li>
      <Link to={to} className={styles.row}>
        {value === undefined ? (
          <Picture srcFor={srcFor(picture)} alt="" width={PICTURE} height={PICTURE} />
        ) : (
          <b className={`${styles.value} num`} translate="no">
            {value}
          </b>
        )}
        <span className={styles.text}>
          <b className="clip-2">{title}</b>
          <small className="muted">{note}</small>
        </span>
        {tail && <span className={`${styles.tail} num`}>{tail}</span>}
        <Icon as={ChevronRight} size={16} className={styles.chevron} />
      </Link>
    </li>
  );
}

/** Rows of a kind; its list has the rest. */
const MOST_ROWS = 3;

interface Part {
  title: string;
  /** its whole list */
  to: string;
  query: QueryBoundaryProps<unknown>['query'];
  /** undefined until they are loaded */
  rows: readonly Elements[] | undefined;
}

/** All that waits, by kind. */
function useParts(): Part[] {
  const { t } = useTranslation();
  const money = useMoney();
  const now = useMountTime();
  const unpaid = useAwaitPayOrders(awaitPayParams(1));
  const parcels = useQuery(merchantOrdersQuery('toReceive', 1));
  const lines = useReviewableLines(writtenReviewParams(1));
  const refunds = useQuery(refundLookupQuery());
  const coupons = useQuery(myCouponsQuery(MyCouponFilter.usable));
  return [
    {
      title: t('start.toPay'),
      to: paths.orders('toPay'),
      query: unpaid,
      rows: unpaid.data?.list.map(({ orderNo, orderList, totalNum, payPrice, cancelTime }) => {
        const line = orderList[0]?.orderInfoList[0];
        const end = parseWireTime(cancelTime);
        return (
          <Row
            key={orderNo}
            to={paths.masterOrder(orderNo)}
            picture={line?.image}
            title={line?.productName ?? orderNo}
            note={end ? <Countdown end={end} /> : t('order.quantity', { count: totalNum })}
            tail={<Amount of={payPrice} />}
          />
        );
      }),
    },
    {
      title: t('start.parcels'),
      to: paths.orders('toReceive'),
      query: parcels,
      rows: parcels.data?.list.map(({ orderNo, orderInfoList, merName, totalNum }) => (
        <Row
          key={orderNo}
          to={paths.parcel(orderNo)}
          picture={orderInfoList[0]?.image}
          title={orderInfoList[0]?.productName ?? orderNo}
          note={merName}
          tail={t('order.quantity', { count: totalNum })}
        />
      )),
    },
    {
      title: t('start.refunds'),
      to: paths.refunds(),
      query: refunds,
      rows: refunds.data?.list
        .filter(({ refundStatus }) => isOpenRefund(refundStatus))
        .map(({ refundOrderNo, orderInfoList, refundStatus, refundPrice }) => (
          <Row
            key={refundOrderNo}
            to={paths.refund(refundOrderNo)}
            picture={orderInfoList[0]?.image}
            title={orderInfoList[0]?.productName ?? refundOrderNo}
            note={refundView(refundStatus).label(t)}
            tail={<Amount of={refundPrice} />}
          />
        )),
    },
    {
      title: t('start.toReview'),
      to: paths.reviews(),
      query: lines,
      rows: lines.data?.list.map(({ id, merOrderNo, merName, productName, image }) => (
        <Row
          key={id}
          to={paths.writeReview(merOrderNo, id)}
          picture={image}
          title={productName}
          note={merName}
        />
      )),
    },
    {
      title: t('start.coupons'),
      to: paths.coupons(),
      query: coupons,
      rows:
        coupons.data &&
        sortCoupons(coupons.data).usable.flatMap((coupon) => {
          const left = daysLeft(coupon, now);
          if (left === null) return [];
          return [
            <Row
              key={coupon.id}
              to={paths.coupons()}
              value={faceText(money.parts(coupon.money))}
              title={coupon.name}
              note={left === 0 ? t('coupons.lastDay') : t('coupons.daysLeft', { count: left })}
            />,
          ];
        }),
    },
  ];
}

/** Figures of the account, which open their lists. */
function Figures() {
  const { t, locale } = useTranslation();
  const { data: orders, isError } = useOrderCenterCounts();
  const coupons = useQuery(myCouponsQuery(MyCouponFilter.usable));
  const points = useMyPoints();
  const usable = coupons.data && sortCoupons(coupons.data).usable.length;
  const figures = [
    { to: paths.orders('toPay'), label: t('order.toPay'), value: orders?.unPaidCount, isError },
    {
      to: paths.orders('toShip'),
      label: t('order.toShip'),
      value: orders?.unShippedCount,
      isError,
    },
    {
      to: paths.orders('toReceive'),
      label: t('order.toReceive'),
      value: orders?.receivedCount,
      isError,
    },
    { to: paths.reviews(), label: t('order.toReview'), value: orders?.commentCount, isError },
    { to: paths.refunds(), label: t('account.refunds'), value: orders?.refundCount, isError },
    { to: paths.coupons(), label: t('account.coupons'), value: usable, isError: coupons.isError },
    ...(points.missing
      ? []
      : [
          {
            to: paths.points(),
            label: t('account.points'),
            value: points.query.data?.integral,
            isError: points.query.isError,
          },
        ]),
  ];
  return (
    <ul className={`card ${styles.figures}`}>
      {figures.map(({ to, label, value, isError: isUnknown }) => (
        <li key={to}>
          <Link to={to}>
            {value === undefined && !isUnknown ? (
              <b>
                <Skeleton width={40} height="1lh" />
              </b>
            ) : (
              <b className="num">{value === undefined ? '–' : numberText(value, locale)}</b>
            )}
            <span>{` ${label}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** In place of all parts from the first that is loading: none of them moves what is there already. */
const Waiting = () => (
  <div className={styles.waiting}>
    <Skeleton height={160} radius={12} className={styles.part} />
    <Skeleton height={160} radius={12} className={styles.part} />
  </div>
);

/** Where the account begins: what waits for the shopper, each one press away. */
export default function AccountStartPage() {
  const { t } = useTranslation();
  const parts = useParts();
  const waitingAt = parts.findIndex(({ rows, query }) => rows === undefined && !query.error);
  const shown = waitingAt < 0 ? parts : parts.slice(0, waitingAt + 1);
  return (
    <>
      <AccountHead>
        <h1>{t('nav.account')}</h1>
      </AccountHead>
      <Figures />
      {parts.every(({ rows }) => rows?.length === 0) && (
        <EmptyList
          className="card"
          picture={statePicture}
          title={t('start.nothing')}
          text={t('start.nothingText')}
        />
      )}
      {shown.map(({ title, to, query, rows }) => (
        <QueryBoundary key={to} query={{ ...query, data: rows }} loading={<Waiting />}>
          {(known) =>
            known.length > 0 && (
              <section className={`card ${styles.part}`} aria-labelledby={`start${to}`}>
                <div className={styles.head}>
                  <h2 id={`start${to}`}>{title}</h2>
                  <Link
                    className="link link--quiet"
                    to={to}
                    aria-label={`${title}, ${t('nav.seeAll')}`}
                  >
                    {t('nav.seeAll')}
                  </Link>
                </div>
                <ul>{known.slice(0, MOST_ROWS)}</ul>
              </section>
            )
          }
        </QueryBoundary>
      ))}
    </>
  );
}
