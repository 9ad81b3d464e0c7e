import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import { Note } from '#/ui/note.tsx';
import { NumberWithCopy } from '#/shared/copy/number-with-copy.tsx';
import { payTypeName } from '#/domain/payment/pay-type-name.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import { useMoney, Amount } from '#/shared/shop/money.tsx';
import { toMinor } from '#/lib/money.ts';
import { Price } from '#/ui/price.tsx';
import { NoTranslate } from '#/ui/no-translate.tsx';
import { Stamp } from '#/shared/time/dates.tsx';
import type { OrderView } from './order-view.ts';
import { useAmountLabel } from './use-amount-label.ts';
import * as styles from './order-detail.module.css';

/** Amounts of an order and their total. */
function DetailAmounts({
  order,
  details,
}: {
  order: OrderView;
  details: NonNullable<OrderView['details']>;
}) {
  const { t } = useTranslation();
  const money = useMoney();
  const label = useAmountLabel(order);
  const postage = toMinor(details.payPostage);
  const discounts = [
    { label: t('checkout.couponOff'), amount: toMinor(details.couponPrice) },
    { label: t('checkout.pointsOff'), amount: toMinor(details.pointsPrice) },
  ].filter(({ amount }) => amount !== 0);
  return (
    <section className="card card--pad">
      <h2 className={styles.head}>{t('order.amounts')}</h2>
      <dl className={styles.orderSum}>
        <div>
          <dt>
            <span>{`${t('checkout.goodsTotal')} `}</span>
            <small>{t('order.quantity', { count: order.totalNum })}</small>
          </dt>
          <dd>
            <Amount of={details.proTotalPrice} />
          </dd>
        </div>
        <div>
          <dt>{t('checkout.freight')}</dt>
          <dd>{postage === 0 ? t('checkout.freeDelivery') : <Amount of={postage} />}</dd>
        </div>
        {discounts.map((discount) => (
          <div key={discount.label}>
            <dt>{discount.label}</dt>
            <dd className={styles.orderSumMinus}>
              <Amount of={-discount.amount} />
            </dd>
          </div>
        ))}
        <div className={styles.orderSumTotal}>
          <dt>{label}</dt>
          <dd>
            <Price
              parts={money.parts(order.payPrice)}
              size={24}
              className={styles.orderSumPrice}
              tone={order.paid || order.isCancelled ? 'ink' : undefined}
            />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Number, times, payment and note of an order. */
function DetailFacts({ order }: { order: OrderView }) {
  const { t } = useTranslation();
  const { orderNo, createTime, paid, payTime, isCancelled, details } = order;
  const paidAt = parseWireTime(payTime);
  return (
    <section className="card card--pad">
      <h2 className={styles.head}>{t('order.detailTitle')}</h2>
      <dl className={styles.orderFacts}>
        <dt>{t('order.no')}</dt>
        <dd>
          <NumberWithCopy no={orderNo} />
        </dd>
        <dt>{t('order.time')}</dt>
        <dd>
          <Stamp of={createTime} />
        </dd>
        <dt>{t('order.payStatus')}</dt>
        <dd>
          {paid ? t('pay.paidStatus') : isCancelled ? t('pay.cancelledStatus') : t('pay.unpaid')}
        </dd>
        {details && (
          <>
            <dt>{t('pay.method')}</dt>
            <dd>{payTypeName(details.payType, t)}</dd>
          </>
        )}
        {paidAt && (
          <>
            <dt>{t('order.paidTime')}</dt>
            <dd>
              <Stamp of={paidAt} />
            </dd>
          </>
        )}
        {details?.message && (
          <>
            <dt>{t('order.buyerMessage')}</dt>
            <dd className={styles.orderFactsText}>{details.message}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** Recipient and address. */
function DetailReceiver({ details }: { details: NonNullable<OrderView['details']> }) {
  const { t } = useTranslation();
  return (
    <section className="card card--pad">
      <h2 className={styles.head}>{t('order.receiver')}</h2>
      <address className={styles.orderReceiver}>
        <b className="any-length" translate="no">
          {details.realName}
        </b>
        {details.userPhone && (
          <NoTranslate className="num any-length">{details.userPhone}</NoTranslate>
        )}
        <span>{details.userAddress}</span>
      </address>
    </section>
  );
}

interface OrderDetailProps {
  order: OrderView;
  panel: Elements;
  /** cards of the merchants */
  parts: Elements;
  /** at the end of the right column */
  help?: Elements;
  /** refetches the detail; shown if only the list could be loaded */
  onReadDetail?: (() => void) | undefined;
}

/** Layout of the order page: state, merchants with their parcels, amounts and facts. */
export function OrderDetail({ order, panel, parts, help, onReadDetail }: OrderDetailProps) {
  const { t } = useTranslation();
  const { details } = order;
  return (
    <div className={styles.root}>
      {panel}
      <div className={styles.parts}>
        {!details && !order.isCancelled && (
          <Note kind="warn">
            <span>{`${t('order.partial')} `}</span>
            {onReadDetail && (
              <button type="button" className="link" onClick={onReadDetail}>
                {t('common.retry')}
              </button>
            )}
          </Note>
        )}
        {parts}
      </div>
      <div className={styles.aside}>
        {details && <DetailAmounts order={order} details={details} />}
        {details && <DetailReceiver details={details} />}
        <DetailFacts order={order} />
        {help}
      </div>
    </div>
  );
}
