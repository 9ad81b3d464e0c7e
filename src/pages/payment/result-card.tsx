import { Check, CircleHelp, Clock, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MasterOrderDetail } from '../../../generated/model/masterOrderDetail.ts';
import type { ResultPhase } from '../../features/payment/result-state.ts';
import { useMoney } from '../../features/shop/money.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import './result-card.css';

interface ResultCardProps {
  phase: ResultPhase;
  orderNo: string | null;
  order: MasterOrderDetail | undefined;
  /** A new payment is being started. */
  busy: boolean;
  onPay: () => void;
  again: () => void;
}

const looks: Record<ResultPhase, { icon: LucideIcon; tone: 'ok' | 'wait' | 'error' }> = {
  paid: { icon: Check, tone: 'ok' },
  confirming: { icon: Clock, tone: 'wait' },
  slow: { icon: Clock, tone: 'wait' },
  failed: { icon: X, tone: 'error' },
  gone: { icon: X, tone: 'error' },
  missingOrder: { icon: CircleHelp, tone: 'error' },
  missingParams: { icon: CircleHelp, tone: 'error' },
};

export function ResultCard({ phase, orderNo, order, busy, onPay, again }: ResultCardProps) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  const { icon, tone } = looks[phase];
  const words: Record<ResultPhase, { title: string; text?: string }> = {
    paid: { title: t('pay.success'), text: t('pay.successText') },
    confirming: { title: t('pay.confirming') },
    slow: { title: t('pay.stillConfirming'), text: t('pay.stillConfirmingText') },
    failed: { title: t('pay.error'), text: t('pay.failedText') },
    gone: { title: t('error.404') },
    missingOrder: { title: t('pay.errorOrder') },
    missingParams: { title: t('pay.missingParams') },
  };
  const { title, text } = words[phase];
  const toOrders = (kind: 'primary' | 'line') => (
    <ButtonLink kind={kind} to={paths.orders(phase === 'paid' ? 'toShip' : 'toPay')}>
      {t('pay.viewOrders')}
    </ButtonLink>
  );
  const toHome = (
    <ButtonLink kind="line" to={paths.home()}>
      {t('common.backHome')}
    </ButtonLink>
  );
  const actions: Record<ResultPhase, ReactNode> = {
    paid: (
      <>
        {toOrders('primary')}
        {toHome}
      </>
    ),
    confirming: null,
    slow: (
      <>
        <Button kind="primary" onClick={again}>
          {t('pay.checkAgain')}
        </Button>
        {toOrders('line')}
      </>
    ),
    failed: (
      <>
        <Button kind="primary" busy={busy} onClick={onPay}>
          {t('pay.again')}
        </Button>
        {toOrders('line')}
      </>
    ),
    gone: (
      <>
        {toOrders('primary')}
        {toHome}
      </>
    ),
    missingOrder: (
      <>
        {toOrders('primary')}
        {toHome}
      </>
    ),
    missingParams: (
      <>
        {toOrders('primary')}
        {toHome}
      </>
    ),
  };
  return (
    <section className="card result">
      <span className={cx('result__mark', `result__mark--${tone}`)}>
        {phase === 'confirming' ? (
          <span className="spin spin--20" aria-hidden />
        ) : (
          <Icon as={icon} size={24} />
        )}
      </span>
      <div role={tone === 'error' ? 'alert' : 'status'} className="result__words">
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {order && (
        <Price parts={parts(order.payPrice)} size={38} tone={phase === 'paid' ? 'ink' : 'red'} />
      )}
      {orderNo && (
        <p className="muted">
          {t('pay.orderNo')} <span className="num">{orderNo}</span>
        </p>
      )}
      {actions[phase] && <div className="result__acts">{actions[phase]}</div>}
    </section>
  );
}
