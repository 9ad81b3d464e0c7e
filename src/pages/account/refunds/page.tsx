import { useTranslation } from 'react-i18next';
import { RefundList } from '#/domain/refund/refund-list.tsx';
import { paths } from '#/lib/paths.ts';
import { positive } from '#/lib/positive.ts';
import { useRouteLocation } from '#/router/router.tsx';
import { AccountHead } from '../account-head.tsx';

/** All refunds of the shopper. */
export default function RefundListPage() {
  const { t } = useTranslation();
  const page = positive(useRouteLocation().search.get('page')) ?? 1;
  return (
    <>
      <AccountHead>
        <h1>{t('refund.list')}</h1>
      </AccountHead>
      <RefundList page={page} href={paths.refunds} />
    </>
  );
}
