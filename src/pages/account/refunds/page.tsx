import { useTranslation } from '#/i18n/use-translation.ts';
import { RefundList } from '#/domain/refund/refund-list.tsx';
import { paths } from '#/lib/paths.ts';
import { AccountHead } from '../account-head.tsx';
import { pageSearch } from '#/router/page-search.ts';
import { useSearch } from '#/router/router.tsx';

/** All refunds of the shopper. */
export default function RefundListPage() {
  const { t } = useTranslation();
  const { page } = useSearch(pageSearch);
  return (
    <>
      <AccountHead>
        <h1>{t('refund.list')}</h1>
      </AccountHead>
      <RefundList page={page} href={paths.refunds} />
    </>
  );
}
