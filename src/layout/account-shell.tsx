import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Crumbs } from '../features/head/crumbs.tsx';
import { paths } from '../lib/paths.ts';
import { useRouter } from '../router/router.tsx';
import { AccountRail } from './account-rail.tsx';

/** The rail of the account area beside a page. */
export default function AccountShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { route } = useRouter().entry.prepared;
  const crumbs = [{ label: t('nav.home'), to: paths.home() }, { label: t('nav.account'), to: paths.account() }, ...(route.title ? [{ label: t(route.title) }] : [])];
  return (
    <>
      <Crumbs items={crumbs} />
      <div className="account">
        <AccountRail />
        <div className="account__page">{children}</div>
      </div>
    </>
  );
}
