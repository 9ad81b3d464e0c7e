import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '../../ui/price.tsx';
import { Steps } from '../../ui/steps.tsx';
import { StateTag } from '../../ui/tag.tsx';
import { useMoney } from '../../features/shop/money.tsx';
import { ORDER_STATES, type OrderState } from './order-state.ts';
import './state-panel.css';

interface StatePanelProps {
  state: OrderState;
  step: number;
  /** said instead of the state's own sentence */
  next?: string | undefined;
  orderNo: string;
  amountLabel: string;
  amount: string;
  countdown?: ReactNode;
  actions?: ReactNode;
}

/** How far an order is, what comes next, and what the shopper can do. */
export function StatePanel({
  state,
  step,
  next,
  orderNo,
  amountLabel,
  amount,
  countdown,
  actions,
}: StatePanelProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const view = ORDER_STATES[state];
  const steps = [
    t('order.toPay'),
    t('order.toShip'),
    t('order.toReceive'),
    t('order.completed'),
  ].map((label) => ({ label }));
  return (
    <section className="card card--pad order-state">
      <div className="order-state__top">
        <div>
          <small className="muted num">{t('order.number', { no: orderNo })}</small>
          <h1>
            <StateTag tone={view.tone}>
              <span>{view.word(t)}</span>
            </StateTag>
          </h1>
          <p className="muted">{next ?? view.next(t)}</p>
          {countdown && <p>{countdown}</p>}
        </div>
        <div className="order-state__amount">
          <small className="muted">{amountLabel}</small>
          <Price parts={money.parts(amount)} size={38} />
        </div>
      </div>
      {actions && <div className="order-state__acts">{actions}</div>}
      {state !== 'cancelled' && (
        <Steps
          className="order-state__steps"
          label={t('order.steps')}
          steps={steps}
          current={step}
        />
      )}
    </section>
  );
}
