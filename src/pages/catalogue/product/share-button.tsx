import { Share2 } from 'lucide';
import { useTranslation } from 'react-i18next';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { Icon } from '#/ui/icon.ts';
import { Popover } from '#/ui/popover.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { SharePanel } from './lazy-components.ts';

/** Opens the share panel for an address. */
export function ShareButton(props: { title: string; url: string }) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('goods.share')}
      trigger={(trigger) => (
        <button type="button" className="link link--quiet" {...trigger}>
          <Icon as={Share2} size={14} />
          <span>{t('goods.share')}</span>
        </button>
      )}
    >
      <LazyBoundary showErrorOnFailure fallback={<Skeleton width={248} height={330} radius={8} />}>
        <SharePanel {...props} />
      </LazyBoundary>
    </Popover>
  );
}
