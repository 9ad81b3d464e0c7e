import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/error.ts';
import { messageOf } from '../../api/policy.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface CheckoutGoneProps {
  /** The reason in words, if there is one. */
  why?: string;
  /** The reason as a failed call. */
  error?: ApiError;
  onAgain: (() => void) | null;
}

/** There is nothing to confirm here any more; the goods are in the cart or in an order. */
export function CheckoutGone({ why, error, onAgain }: CheckoutGoneProps) {
  const { t } = useTranslation();
  const reason = error ? messageOf(error, t) : why;
  const actions = (
    <>
      {onAgain && (
        <Button kind="primary" onClick={onAgain}>
          {t('common.retry')}
        </Button>
      )}
      <ButtonLink kind={onAgain ? 'line' : 'primary'} to={paths.cart()}>
        {t('checkout.backToCart')}
      </ButtonLink>
      <ButtonLink to={paths.orders('toPay')}>{t('pay.viewOrders')}</ButtonLink>
    </>
  );
  return (
    <div className="card" role="alert">
      <Empty
        title={error ? t('error.part') : t('checkout.goneTitle')}
        text={[reason, error ? '' : t('checkout.goneText')].filter(Boolean).map((line) => (
          <span key={line} className="checkout-gone__line">
            {line}
          </span>
        ))}
        action={actions}
      />
    </div>
  );
}

/** @param part one block instead of the page */
export function CheckoutSkeleton({ part = false }: { part?: boolean }) {
  if (part) return <Skeleton height={132} radius="var(--r-lg)" />;
  return (
    <div className="checkout" aria-hidden>
      <div className="checkout-wait">
        <Skeleton height={218} radius="var(--r-lg)" />
        <Skeleton height={420} radius="var(--r-lg)" />
        <Skeleton height={170} radius="var(--r-lg)" />
      </div>
      <Skeleton height={380} radius="var(--r-lg)" />
    </div>
  );
}
