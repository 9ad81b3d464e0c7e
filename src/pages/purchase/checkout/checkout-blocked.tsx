import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { paths } from '#/lib/paths.ts';
import { type BackLink } from './back-link.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import type { RebuildFailure } from './use-rebuild.ts';
import * as styles from './checkout.module.css';

function CheckoutBlocked({
  title,
  lines,
  action,
}: {
  title: string;
  lines: string[];
  action: ReactNode;
}) {
  const text = lines.filter(Boolean).map((line) => (
    <span key={line} className={styles.checkoutGoneLine}>
      {line}
    </span>
  ));
  return (
    <div className="card" role="alert">
      <Empty title={title} text={text} action={action} />
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

/** Shown when the pre-order cannot be re-created: the items are in the cart or in an order. */
export function CheckoutGone({
  reason,
  isUncertain,
  retry,
  back,
}: RebuildFailure & { back: BackLink }) {
  const { t } = useTranslation();
  const retryButton = retry && (
    <Button kind={isUncertain ? 'line' : 'primary'} onClick={retry}>
      {t('common.retry')}
    </Button>
  );
  if (isUncertain) {
    const action = (
      <>
        <ButtonLink kind="primary" to={paths.orders('toPay')}>
          {t('pay.viewOrders')}
        </ButtonLink>
        {retryButton}
      </>
    );
    return <CheckoutBlocked title={t('checkout.lostTitle')} lines={[reason]} action={action} />;
  }
  const action = (
    <>
      {retryButton}
      <ButtonLink kind={retryButton ? 'line' : 'primary'} to={back.to}>
        {t(back.label)}
      </ButtonLink>
      <ButtonLink to={paths.orders('toPay')}>{t('pay.viewOrders')}</ButtonLink>
    </>
  );
  const lines = [reason, t('checkout.goneText')];
  return <CheckoutBlocked title={t('checkout.goneTitle')} lines={lines} action={action} />;
}
