import type { TFunction } from 'i18next';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { PayType } from '#generated/model/payType.ts';
import { RefundState } from '#generated/model/refundState.ts';
import type { Elements } from '#/lib/content.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { parseWireTime } from '#/lib/wire-time.ts';
import { Price } from '#/ui/price.tsx';
import { Steps } from '#/ui/steps.tsx';
import { Stamp, useDates } from '#/shared/time/dates.tsx';
import { refundView } from './refund-state.ts';
import { RefundTag } from './refund-tag.tsx';
import { payDestination } from './pay-destination.ts';
import * as styles from './refund-panel.module.css';

interface RefundHeadline {
  title: string;
  /** empty if the merchant's reason is shown instead */
  text: string;
}

interface HeadlineFacts {
  state: RefundState;
  /** empty if unknown */
  store: string;
  /** formatted */
  amount: string;
  payType: PayType | undefined;
  /** day the money was paid back; empty if unknown */
  paidBack: string;
  /** the merchant gave a reason */
  hasReason: boolean;
}

/** Title and sentence about the state of a refund. */
function refundHeadline(t: TFunction, facts: HeadlineFacts): RefundHeadline {
  const { state, store, amount, paidBack, hasReason } = facts;
  const destination = payDestination(facts.payType);
  if (state === RefundState.waiting)
    return {
      title: store ? t('refund.waitingFor', { store }) : t('refund.waitingForPlain'),
      text: destination.onceAgreed(t, amount),
    };
  if (state === RefundState.refused)
    return {
      title: store ? t('refund.declined', { store }) : t('refund.declinedPlain'),
      text: hasReason ? '' : t('refund.noWhy'),
    };
  if (state === RefundState.refunding)
    return { title: t('refund.onItsWay'), text: t('refund.sending') };
  if (state === RefundState.refunded)
    return {
      title: t('refund.isBack', { amount }),
      text: paidBack ? destination.sent(t, paidBack) : t('refund.sentAny'),
    };
  return { title: t('refund.inProgress'), text: '' };
}

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
  const { localDay } = useDates();
  const refundTime = parseWireTime(facts.refundTime);
  const { title, text } = refundHeadline(t, {
    state,
    store: store.trim(),
    amount: money.text(amount),
    payType: facts.payType,
    paidBack: localDay(refundTime),
    hasReason: reason !== '',
  });
  const steps = [
    {
      label: t('refund.stepSent'),
      note: <Stamp of={facts.createTime} />,
    },
    { label: t('refund.stepMerchant'), note: state === RefundState.waiting && t('refund.now') },
    { label: t('refund.refunding'), note: t('refund.byProvider') },
    {
      label: t('refund.refunded'),
      note: refundTime ? <Stamp of={refundTime} /> : t('refund.moneyBack'),
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
