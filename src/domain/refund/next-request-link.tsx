import { useTranslation } from 'react-i18next';
import type { RefundListItem } from '#generated/model/refundListItem.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { useNextRequest } from './use-next-request.ts';

interface NextRequestLinkProps {
  refund: Pick<RefundListItem, 'id' | 'merOrderNo' | 'refundStatus'>;
  size?: 'sm' | 'md';
}

/** Link from a refused refund to a new request, or to a newer one. */
export function NextRequestLink({ refund, size = 'md' }: NextRequestLinkProps) {
  const { t } = useTranslation();
  const next = useNextRequest(refund);
  if (!next) return null;
  return (
    <ButtonLink kind="soft" size={size} to={next.to}>
      {next.kind === 'again' ? t('refund.again') : t('refund.newer')}
    </ButtonLink>
  );
}
