import { CreditCard, type IconNode, ScanLine, Undo2, Wallet } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { MerchantOrderDetail } from '#generated/model/merchantOrderDetail.ts';
import { PayType } from '#generated/model/payType.ts';
import type { RefundForm } from '#generated/model/refundForm.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { parseWireTime } from '#/lib/wire-time.ts';
import { Icon } from '#/ui/icon.ts';
import { Price } from '#/ui/price.tsx';
import { StateTag } from '#/ui/tag.tsx';
import { ORDER_STATES, stateOf } from '#/domain/order/order-state.ts';
import { NumberWithCopy } from '#/shared/copy/number-with-copy.tsx';
import { Stamp, useDates } from '#/shared/time/dates.tsx';
import { isKnownPayType, payDestination } from './pay-destination.ts';
import { refundAmounts } from './refund-amounts.ts';
import { RefundSums } from './refund-sums.tsx';
import * as styles from './request-aside.module.css';

interface AsideProps {
  form: RefundForm;
  /** undefined if it failed to load */
  order: MerchantOrderDetail | undefined;
}

/** Amount of the refund, next steps, and the order. */
export function RequestAside({ form, order }: AsideProps) {
  return (
    <aside className={styles.aside}>
      <YouGetBack form={form} order={order} />
      <WhatHappensNext />
      <OrderFacts form={form} order={order} />
    </aside>
  );
}

const ICONS: Record<PayType, IconNode> = {
  [PayType.wallet]: Wallet,
  [PayType.card]: CreditCard,
  [PayType.scanCode]: ScanLine,
};

function YouGetBack({ form, order }: AsideProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const amounts = order && refundAmounts(order, form.payPrice);
  const paid = useDates().localDay(parseWireTime(order?.payTime));
  const destination = payDestination(paid ? order?.payType : undefined);
  return (
    <section className="card card--pad">
      <h2 className={styles.title}>{t('refund.youGetBack')}</h2>
      <Price className={styles.price} parts={money.parts(form.payPrice)} size={38} />
      {amounts && <RefundSums amounts={amounts} pieces={form.totalNum} />}
      <p className={styles.destination}>
        <Icon as={isKnownPayType(order?.payType) ? ICONS[order.payType] : Undo2} />
        <span>{destination.to(t, paid)}</span>
      </p>
    </section>
  );
}

function WhatHappensNext() {
  const { t } = useTranslation();
  const steps = [
    [t('refund.next1'), t('refund.next1Text')],
    [t('refund.next2'), t('refund.next2Text')],
    [t('refund.next3'), t('refund.next3Text')],
  ];
  return (
    <section className="card card--pad">
      <h2 className={styles.title}>{t('refund.next')}</h2>
      <ol className={styles.steps}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function OrderFacts({ form, order }: AsideProps) {
  const { t } = useTranslation();
  const paidAt = parseWireTime(order?.payTime);
  const state = order && ORDER_STATES[stateOf(order)];
  return (
    <section className="card card--pad">
      <h2 className="sr">{t('order.detailTitle')}</h2>
      <dl className={styles.facts}>
        <dt>{t('order.no')}</dt>
        <dd>
          <NumberWithCopy no={form.orderNo} />
        </dd>
        {paidAt && (
          <>
            <dt>{t('order.paidTime')}</dt>
            <dd>
              <Stamp of={paidAt} />
            </dd>
          </>
        )}
        {state && (
          <>
            <dt>{t('refund.orderState')}</dt>
            <dd>
              <StateTag tone={state.tone}>{state.label(t)}</StateTag>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
