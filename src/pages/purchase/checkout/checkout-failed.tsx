import { useTranslation } from 'react-i18next';
import type { ApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import type { BackLink } from './back-link.ts';
import { CheckoutBlocked } from './checkout-blocked.tsx';

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
