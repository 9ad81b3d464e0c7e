import { useTranslation } from '#/i18n/use-translation.ts';
import statePicture from '#/assets/states/checkout.webp';
import type { ApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import type { Content } from '#/lib/content.ts';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import type { BackLink } from './buy-line.ts';
import type { CheckoutState } from './state.ts';
import * as styles from './checkout.module.css';

interface CheckoutBlockedProps {
  title: string;
  lines: (string | null)[];
  action: Content;
}

/** Shown in place of the checkout. */
function CheckoutBlocked({ title, lines, action }: CheckoutBlockedProps) {
  const text = lines.filter(Boolean).map((line) => (
    <span key={line} className={styles.reason}>
      {line}
    </span>
  ));
  return (
    <div className="card" role="alert">
      <Empty picture={statePicture} title={title} text={text} action={action} />
    </div>
  );
}

interface CheckoutFailedProps {
  error: ApiError;
  onAgain: () => void;
  back: BackLink;
}

/** Shown when the pre-order could not be loaded. */
export function CheckoutFailed({ error, onAgain, back }: CheckoutFailedProps) {
  const { t } = useTranslation();
  const action = (
    <>
      <Button kind="primary" onClick={onAgain}>
        {t('common.retry')}
      </Button>
      <ButtonLink to={back.to}>{t(back.label)}</ButtonLink>
      <ButtonLink to={paths.orders('toPay')}>{t('pay.viewOrders')}</ButtonLink>
    </>
  );
  return <CheckoutBlocked title={t('error.part')} lines={[messageOf(error, t)]} action={action} />;
}

interface CheckoutGoneProps {
  state: CheckoutState;
  onAgain: () => void;
  back: BackLink;
}

/** Shown when the pre-order cannot be re-created: the items are in the cart or in an order. */
export function CheckoutGone({ state: { kind, problem }, onAgain, back }: CheckoutGoneProps) {
  const { t } = useTranslation();
  const retry = (look: 'primary' | 'line') => (
    <Button kind={look} onClick={onAgain}>
      {t('common.retry')}
    </Button>
  );
  if (kind === 'unknown') {
    const action = (
      <>
        <ButtonLink kind="primary" to={paths.orders('toPay')}>
          {t('pay.viewOrders')}
        </ButtonLink>
        {retry('line')}
      </>
    );
    const lines = [t('checkout.mayBePlaced')];
    return <CheckoutBlocked title={t('checkout.lostTitle')} lines={lines} action={action} />;
  }
  const action = (
    <>
      {kind === 'failed' && retry('primary')}
      <ButtonLink kind={kind === 'failed' ? 'line' : 'primary'} to={back.to}>
        {t(back.label)}
      </ButtonLink>
      <ButtonLink to={paths.orders('toPay')}>{t('pay.viewOrders')}</ButtonLink>
    </>
  );
  const lines = [problem, t('checkout.goneText')];
  return <CheckoutBlocked title={t('checkout.goneTitle')} lines={lines} action={action} />;
}
