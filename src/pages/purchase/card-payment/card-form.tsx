import type { StripeError } from '@stripe/stripe-js';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import { PayType } from '#generated/model/payType.ts';
import { type ApiError, isApiError } from '#/api/error.ts';
import { ChargeNote } from '#/domain/payment/charge-note.tsx';
import { failedPaymentText } from '#/domain/payment/failed-payments.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { isShownElsewhere } from '#/session/use-action.ts';
import { LANGUAGES } from '#/i18n/languages.ts';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { Note } from '#/ui/note.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useCardForm } from './use-card-form.ts';
import type { NotCurrent } from './use-card-secret.ts';
import * as styles from './card-form.module.css';

interface CardFormProps {
  order: MasterOrderDetail;
  publishableKey: string;
}

type CardError = Pick<StripeError, 'type' | 'code' | 'message' | 'payment_intent'>;
type CardProblem = CardError | ApiError | NotCurrent;

/** Error types whose message is meant for the shopper. */
const SHOPPER_MESSAGE_TYPES = new Set(['card_error', 'validation_error']);
/** 3-D Secure authentication failed or was cancelled. */
const NOT_AUTHENTICATED = 'payment_intent_authentication_failure';

/** The order is paid or cancelled, or its payment is on its way: the result says which. */
const isSettled = (problem: CardProblem | null): boolean =>
  problem === 'settled' ||
  (typeof problem === 'object' &&
    problem !== null &&
    'payment_intent' in problem &&
    ['succeeded', 'processing'].includes(problem.payment_intent?.status ?? ''));

/** Why nothing was charged; null if it is shown elsewhere. */
function problemText(problem: CardProblem, t: TFunction): string | null {
  if (typeof problem === 'string') return failedPaymentText(null, t);
  if (isApiError(problem)) return isShownElsewhere(problem) ? null : failedPaymentText(problem, t);
  const { type, code, message } = problem;
  if (code === NOT_AUTHENTICATED) return t('pay.notAuthenticated');
  return (SHOPPER_MESSAGE_TYPES.has(type) && message) || t('pay.error');
}

export function CardForm({ order, publishableKey }: CardFormProps) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const { text } = useMoney();
  const form = useCardForm(order.orderNo, publishableKey);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);
  const failed = form.secretError ?? (form.scriptFailed ? 'script' : null);

  async function pay() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    const result = paths.paymentResult(order.orderNo);
    const error = await form
      .confirm(window.location.origin + LANGUAGES[locale].prefix + result)
      .catch((cause: unknown): CardProblem =>
        isApiError(cause) ? cause : { type: 'api_connection_error' },
      );
    if (isSettled(error)) {
      void navigate(result, { replace: true });
      return;
    }
    running.current = false;
    setBusy(false);
    setProblem(error && problemText(error, t));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <ChargeNote type={PayType.card} amount={order.payPrice} className={styles.note} />
      {failed && (
        <Note kind="error" className={styles.note}>
          <p role="alert">
            {isApiError(failed) ? failedPaymentText(failed, t) : t('pay.cardNotLoaded')}
          </p>
          <Button className={styles.retry} size="sm" onClick={form.retry}>
            {t('common.retry')}
          </Button>
        </Note>
      )}
      <div className={styles.element} hidden={failed !== null}>
        <div ref={form.box} />
        {form.state === 'waiting' && <Skeleton height={230} radius="var(--r-md)" />}
      </div>
      {problem && (
        <Note kind="error" className={styles.note}>
          <span role="alert">{problem}</span>
        </Note>
      )}
      <Button
        kind="primary"
        size="lg"
        block
        type="submit"
        busy={busy}
        disabled={form.state !== 'ready'}
      >
        {t('pay.payAmount', { amount: text(order.payPrice) })}
      </Button>
    </form>
  );
}
