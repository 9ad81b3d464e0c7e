import { useTranslation } from 'react-i18next';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import type { BackLink } from './back-link.ts';
import { CheckoutBlocked } from './checkout-blocked.tsx';
import type { RebuildFailure } from './use-rebuild.ts';

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
