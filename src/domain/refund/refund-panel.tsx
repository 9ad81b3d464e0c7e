import { useTranslation } from 'react-i18next';
import type { PayType } from '#generated/model/payType.ts';
import { RefundState } from '#generated/model/refundState.ts';
import type { Elements } from '#/lib/content.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { dayText, stampText } from '#/i18n/format.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import { Price } from '#/ui/price.tsx';
import { Steps } from '#/ui/steps.tsx';
import { withoutBreaks } from '#/i18n/without-breaks.ts';
import { refundHeadline } from './refund-headline.ts';
import * as styles from './refund-panel.module.css';
import { refundView } from './refund-state.ts';
import { RefundTag } from './refund-tag.tsx';

interface RefundPanelProps {
  state: RefundState;
  amount: string;
  /** empty if unknown */
  store?: string;
  payType?: PayType | undefined;
  createTime?: string | undefined;
  refundTime?: string | null | undefined;
  /** reason for a refusal, as entered by the merchant */
  refusal?: string | null | undefined;
  actions?: Elements;
}

/** State of a refund: tag, headline, amount and steps. */
export function RefundPanel({ state, amount, store = '', actions, ...facts }: RefundPanelProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const view = refundView(state);
  const refused = state === RefundState.refused;
  const reason = refused ? (facts.refusal?.trim() ?? '') : '';
  const refundTime = parseWireTime(facts.refundTime);
  const { title, text } = refundHeadline(t, {
    state,
    store: store.trim(),
    amount: money.text(amount),
    payType: facts.payType,
    paidBack: withoutBreaks(dayText(refundTime)),
    hasReason: reason !== '',
  });
  const steps = [
    {
      label: t('refund.stepSent'),
      note: withoutBreaks(stampText(parseWireTime(facts.createTime))),
    },
    { label: t('refund.stepMerchant'), note: state === RefundState.waiting && t('refund.now') },
    { label: t('refund.refunding'), note: t('refund.byProvider') },
    {
      label: t('refund.refunded'),
      note: withoutBreaks(stampText(refundTime)) || t('refund.moneyBack'),
    },
  ];
  return (
    <section className="card card--pad">
      <div className={styles.top}>
        <div className={styles.words}>
          <RefundTag state={state} />
          <h1>{title}</h1>
          {text && <p className="muted">{text}</p>}
          {reason && (
            <blockquote className={styles.reason} aria-label={t('refund.refuseReason')} lang="">
              {reason}
            </blockquote>
          )}
        </div>
        <div className={styles.amount}>
          <small className="muted">{t('refund.amount')}</small>
          <Price parts={money.parts(amount)} size={38} tone={view.priceTone} />
        </div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <Steps
        className={styles.steps}
        label={t('refund.steps')}
        steps={steps}
        current={view.step}
        failed={refused}
      />
    </section>
  );
}
