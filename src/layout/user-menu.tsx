import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../../generated/client/user/user.ts';
import { lazyPart } from '../features/part/lazy-part.tsx';
import { Later } from '../features/part/later.tsx';
import { showToast } from '../features/toasts/store.ts';
import { Icon } from '../ui/icon.tsx';
import { Popover } from '../ui/popover.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Avatar } from './avatar.tsx';
import { userName } from './user-name.ts';

const UserPanel = lazyPart(() => import('./user-panel.tsx').then(({ UserPanel: Part }) => Part));
const LogOutDialog = lazyPart(() =>
  import('./log-out-dialog.tsx').then(({ LogOutDialog: Part }) => Part),
);

export function UserMenu() {
  const { t } = useTranslation();
  const { data: user, isPending } = useUserInfo();
  const [leaving, setLeaving] = useState(false);
  const cannotLeave = () => {
    setLeaving(false);
    showToast('error', t('error.network'));
  };
  const name = userName(user, t('nav.account'));
  return (
    <>
      <Popover
        hover
        align="end"
        label={t('nav.account')}
        className="user-pop"
        trigger={(props) => (
          <button
            {...props}
            type="button"
            className="act act--user"
            aria-label={isPending ? t('nav.account') : undefined}
          >
            <Avatar src={user?.avatar} size={26} />
            {isPending ? <Skeleton width={52} height={12} /> : <span className="clip">{name}</span>}
            <Icon as={ChevronDown} size={12} />
          </button>
        )}
      >
        {(close) => (
          <Later fallback={<Skeleton width={220} height={240} radius={8} />} onFailed={close}>
            <UserPanel
              onLogOut={() => {
                close();
                setLeaving(true);
              }}
            />
          </Later>
        )}
      </Popover>
      {leaving && (
        <Later onFailed={cannotLeave}>
          <LogOutDialog onClose={() => setLeaving(false)} />
        </Later>
      )}
    </>
  );
}
