import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserInfo, useUserMenu } from '../../generated/client/user/user.ts';
import { numberText } from '../i18n/format.ts';
import { useLocale } from '../i18n/locale.tsx';
import { Menu, MenuButton, MenuLine, MenuLink } from '../ui/menu.tsx';
import { ACCOUNT_LINKS, pageOf } from './account-links.ts';
import { Avatar } from './avatar.tsx';
import { useKnownPath } from './known-routes.ts';
import { userName, userReach } from './user-name.ts';
import './user-panel.css';

const FIXED = ACCOUNT_LINKS.map(({ to }) => pageOf(to));

/** What the user menu holds: who, how much, where to, and out. */
export function UserPanel({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isKnown = useKnownPath();
  const { data: user } = useUserInfo();
  const { data: menu } = useUserMenu();
  const offered = menu?.routine_my_menus.filter(({ pc_url }) => pc_url.trim() !== '' && isKnown(pc_url.trim()) && !FIXED.includes(pageOf(pc_url.trim()))) ?? [];
  const counts = [
    { label: t('nav.coupons'), value: user?.couponCount },
    { label: t('nav.saved'), value: user?.collectCount },
    { label: t('nav.points'), value: user?.integral },
  ];
  const reach = userReach(user);
  return (
    <Menu>
      <div className="user-pop__me">
        <Avatar src={user?.avatar} size={44} />
        <div>
          <b className="clip">{userName(user, t('nav.visitor'))}</b>
          {reach && <small className="muted">{reach}</small>}
        </div>
      </div>
      <dl className="user-pop__counts">
        {counts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{numberText(value ?? 0, locale)}</dd>
          </div>
        ))}
      </dl>
      {ACCOUNT_LINKS.map(({ to, label, icon }) => <MenuLink key={to} to={to} icon={icon}>{t(label)}</MenuLink>)}
      {offered.length > 0 && <MenuLine />}
      {offered.map(({ id, name, pc_url }) => <MenuLink key={id} to={pc_url.trim()}>{name}</MenuLink>)}
      <MenuLine />
      <MenuButton icon={LogOut} onClick={onLogOut}>{t('nav.logOut')}</MenuButton>
    </Menu>
  );
}
