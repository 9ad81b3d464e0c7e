import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../../generated/client/user/user.ts';
import { useSession } from '../api/session.ts';
import { useVisit } from '../router/router.tsx';
import { MenuLink } from '../ui/menu.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ACCOUNT_LINKS, pageOf } from './account-links.ts';
import { Avatar } from './avatar.tsx';
import { userName, userReach } from './user-name.ts';
import './account-rail.css';

export function AccountRail() {
  const { t } = useTranslation();
  const { pathname } = useVisit();
  const signedIn = useSession((state) => state.signedIn);
  const { data: user, isPending } = useUserInfo({ query: { enabled: signedIn } });
  return (
    <nav className="card account__nav" aria-label={t('nav.account')}>
      <div className="account__me">
        <Avatar src={user?.avatar} size={44} />
        <div>
          {isPending ? <Skeleton width={96} height={18} /> : <b className="clip">{userName(user, t('nav.visitor'))}</b>}
          <small className="muted clip">{user?.email || userReach(user)}</small>
        </div>
      </div>
      {ACCOUNT_LINKS.map(({ to, label, icon }) => <MenuLink key={to} to={to} icon={icon} on={pathname === pageOf(to)}>{t(label)}</MenuLink>)}
    </nav>
  );
}
