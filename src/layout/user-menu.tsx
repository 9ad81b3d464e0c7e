import { ChevronDown } from 'lucide';
import { QueryClientContext, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unaskedClient } from '#/api/query-client.ts';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useUserInfo } from '#generated/client/user/user.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { Icon } from '#/ui/icon.ts';
import { Popover } from '#/ui/popover.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { Avatar } from './avatar.tsx';
import { UserPanelSkeleton } from './user-panel-skeleton.tsx';
import { userName } from '#/backend/user-name.ts';
import * as styles from './header.module.css';

const UserPanel = lazyPart(() => import('./user-panel.tsx'), 'UserPanel');
const LogOutDialog = lazyPart(() => import('./log-out-dialog.tsx'), 'LogOutDialog');

export function UserMenu() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [panelClient] = useState(() => unaskedClient(queryClient));
  const { data: user, isPending } = useUserInfo();
  const [isConfirming, setConfirming] = useState(false);
  const closeDialog = () => setConfirming(false);
  const name = userName(user, t('nav.account'));
  return (
    <>
      <Popover
        hover
        align="end"
        label={t('nav.account')}
        className={styles.userPop}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            className={`${styles.act} ${styles.actUser}`}
            aria-label={isPending ? t('nav.account') : undefined}
          >
            <Avatar src={user?.avatar} size={26} />
            {isPending ? <Skeleton width={52} height={12} /> : <span className="clip">{name}</span>}
            <Icon as={ChevronDown} size={12} />
          </button>
        )}
      >
        {(close) => (
          <QueryClientContext value={panelClient}>
            <LazyBoundary fallback={<UserPanelSkeleton />} onFailed={close}>
              <UserPanel
                onLogOut={() => {
                  close();
                  setConfirming(true);
                }}
              />
            </LazyBoundary>
          </QueryClientContext>
        )}
      </Popover>
      {isConfirming && (
        <LazyBoundary onFailed={closeDialog}>
          <LogOutDialog onClose={closeDialog} />
        </LazyBoundary>
      )}
    </>
  );
}
