import { LogOut } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useNamespaceSuspense } from '#/i18n/use-namespace-suspense.ts';
import { numberText } from '#/i18n/format.ts';
import { Menu, MenuButton, MenuLine } from '#/ui/menu.tsx';
import { AccountEntries } from './account-entries.tsx';
import { useAccountMenu } from './use-account-menu.ts';
import { userName, userContact } from '#/backend/user-name.ts';
import { UserPanelSkeleton } from './user-panel-skeleton.tsx';
import { UserSummary } from './user-summary.tsx';
import * as styles from './user-panel.module.css';

/** Content of the user menu: name, counts, links and sign-out. */
export function UserPanel({ onLogOut }: { onLogOut: () => void }) {
  const { t, locale } = useTranslation();
  // The page may not have loaded this namespace.
  useNamespaceSuspense('account');
  const { user, isPending, ...menu } = useAccountMenu();
  const counts = [
    { label: t('account.coupons'), value: user?.couponCount },
    { label: t('account.wishList'), value: menu.counts.wishList },
    { label: t('account.points'), value: user?.integral },
  ];
  const contact = userContact(user);
  if (isPending) return <UserPanelSkeleton />;
  return (
    <Menu>
      <UserSummary
        className={styles.user}
        avatar={user?.avatar}
        name={userName(user, t('account.visitor'))}
        contact={
          contact && (
            <small className={`muted any-length ${styles.contact}`} translate="no">
              {contact}
            </small>
          )
        }
      />
      <dl className={styles.counts}>
        {counts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{numberText(value ?? 0, locale)}</dd>
          </div>
        ))}
      </dl>
      <AccountEntries {...menu} />
      <MenuLine />
      <MenuButton icon={LogOut} onClick={onLogOut}>
        {t('nav.logOut')}
      </MenuButton>
    </Menu>
  );
}
