import type { ComponentProps } from 'react';
import { Ban, Check, CircleHelp, Clock, X } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import { Link } from '#/ui/link.tsx';
import { payTypeName } from '#/domain/payment/pay-type-name.ts';
import { PaymentFailure } from '#/domain/payment/payment-failure.tsx';
import { useMoney } from '#/shared/shop/money.tsx';
import { paths } from '#/lib/paths.ts';
import { useAnnounceChange } from '#/ui/announce.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Price } from '#/ui/price.tsx';
import { StateMark } from '#/ui/state-mark.tsx';
import { Stamp } from '#/shared/time/dates.tsx';
import { OtherMethodButton } from '../other-method-button.tsx';
import { captureOf, phaseOf } from './machine.ts';
import { failReason, isUncharged, type ResultPhase } from './result-state.ts';
import * as styles from './result-card.module.css';
import type { usePaymentResult } from './use-payment-result.ts';

interface ResultCardProps extends ReturnType<typeof usePaymentResult> {
  /** a new payment is starting */
  busy: boolean;
  onPay: () => void;
}

const appearances: Record<ResultPhase, ComponentProps<typeof StateMark>> = {
  paid: { icon: Check, tone: 'ok' },
  confirming: { tone: 'warn' },
  slow: { icon: Clock, tone: 'warn' },
  failed: { icon: X, tone: 'error' },
  cancelled: { icon: Ban, tone: 'warn' },
  gone: { icon: X, tone: 'error' },
  missingOrder: { icon: CircleHelp, tone: 'error' },
  missingParams: { icon: CircleHelp, tone: 'error' },
};

export function ResultCard({ state, order, busy, onPay, checkAgain: onCheck }: ResultCardProps) {
  const { t } = useTranslation();
  const { kind, query, orderNo } = state;
  const phase = phaseOf(kind);
  const capture = captureOf(state);
  const { parts } = useMoney();
  const { icon, tone } = appearances[phase];
  const reasons: Record<ReturnType<typeof failReason>, string> = {
    turnedBack: t('pay.turnedBack'),
    walletRefused: t('pay.walletRefused'),
    bankRefused: t('pay.bankRefused'),
  };
  const texts: Record<ResultPhase, { title: string; text?: string }> = {
    paid: { title: t('pay.success'), text: t('pay.successText') },
    confirming: { title: t('pay.confirming') },
    slow: { title: t('pay.stillConfirming'), text: t('pay.stillConfirmingText') },
    failed: { title: t('pay.error'), text: reasons[failReason(query, capture)] },
    cancelled: {
      title: t('pay.cancelled'),
      text: isUncharged(query, capture) ? t('order.nextCancelled') : t('pay.chargeUnknown'),
    },
    gone: { title: t('error.404') },
    missingOrder: { title: t('pay.errorOrder') },
    missingParams: { title: t('pay.missingParams') },
  };
  const { title, text = '' } = texts[phase];
  const isError = tone === 'error';
  const shown = isError ? '' : `${title}\n${text}`;
  useAnnounceChange('payment', kind === 'opening' ? null : shown);
  const toOrders = (kind: 'primary' | 'line') => (
    <ButtonLink kind={kind} to={paths.orders(phase === 'paid' ? 'toShip' : 'toPay')}>
      {t('pay.viewOrders')}
    </ButtonLink>
  );
  const toOrdersOrHome = (
    <>
      {toOrders('primary')}
      <ButtonLink kind="line" to={paths.home()}>
        {t('common.backHome')}
      </ButtonLink>
    </>
  );
  const checkAgain = (kind: 'primary' | 'line') => (
    <Button kind={kind} onClick={onCheck}>
      {t('pay.checkAgain')}
    </Button>
  );
  const actions: Record<ResultPhase, Elements> = {
    paid: toOrdersOrHome,
    confirming: null,
    slow: (
      <>
        {checkAgain('primary')}
        {toOrders('line')}
      </>
    ),
    failed: (
      <>
        <Button kind="primary" busy={busy} onClick={onPay}>
          {t('pay.again')}
        </Button>
        {order && <OtherMethodButton order={order} />}
        {toOrders('line')}
      </>
    ),
    cancelled: toOrdersOrHome,
    gone: (
      <>
        {toOrders('primary')}
        {checkAgain('line')}
      </>
    ),
    missingOrder: toOrdersOrHome,
    missingParams: toOrdersOrHome,
  };
  return (
    <section className={`card ${styles.root}`}>
      <StateMark icon={icon} tone={tone} />
      <div role={isError ? 'alert' : undefined} className={styles.words}>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {order && phase !== 'cancelled' && (
        <Price parts={parts(order.payPrice)} size={38} tone={phase === 'paid' ? 'ink' : 'red'} />
      )}
      {orderNo && <ResultFacts orderNo={orderNo} isOpen={phase !== 'gone'} order={order} />}
      {orderNo && <PaymentFailure orderNo={orderNo} />}
      {actions[phase] && <div className={styles.acts}>{actions[phase]}</div>}
    </section>
  );
}

interface ResultFactsProps {
  orderNo: string;
  /** the order page can be opened */
  isOpen: boolean;
  order: MasterOrderDetail | undefined;
}

/** Number, method and time of a payment. */
function ResultFacts({ orderNo, isOpen, order }: ResultFactsProps) {
  const { t } = useTranslation();
  const paidAt = order?.paid ? parseWireTime(order.payTime) : null;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('pay.orderNo')}</dt>
        <dd className="num" translate="no">
          {isOpen ? (
            <Link className="link" to={paths.masterOrder(orderNo)}>
              {orderNo}
            </Link>
          ) : (
            orderNo
          )}
        </dd>
      </div>
      {order?.paid && (
        <div>
          <dt>{t('pay.method')}</dt>
          <dd>{payTypeName(order.payType, t)}</dd>
        </div>
      )}
      {paidAt && (
        <div>
          <dt>{t('order.paidTime')}</dt>
          <dd>
            <Stamp of={paidAt} />
          </dd>
        </div>
      )}
    </dl>
  );
}
