import { useQueryClient } from '@tanstack/react-query';
import { ArrowUp, Headphones, Store } from 'lucide';
import { unaskedClient } from '#/api/query-client.ts';
import { useTranslation } from '#/i18n/use-translation.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { IfPermitted } from '#/session/if-permitted.tsx';
import { useCurrentStore } from '#/domain/merchant/current-store.ts';
import { noop } from '#/lib/noop.ts';
import { paths } from '#/lib/paths.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Popover } from '#/ui/popover.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './side-window.module.css';

const servicePanel = () => import('./service-panel.tsx');
const ServicePanel = lazyPart(servicePanel, 'ServicePanel');

function scrollToTop() {
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: reducesMotion ? 'auto' : 'smooth' });
}

export function SideWindow() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { store } = useCurrentStore();

  function prefetch() {
    servicePanel().catch(noop);
    if (store) void unaskedClient(queryClient).prefetchQuery(store.service);
  }

  return (
    <aside className={styles.root} aria-label={t('a11y.help')}>
      <Popover
        label={t('side.service')}
        anchorClassName={styles.service}
        className={styles.panel}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            className={styles.cell}
            onPointerEnter={prefetch}
            onFocus={prefetch}
          >
            <Icon as={Headphones} />
            <span>{t('side.service')}</span>
          </button>
        )}
      >
        <LazyBoundary
          showErrorOnFailure
          fallback={<Skeleton width={240} height={160} radius={8} />}
        >
          <ServicePanel />
        </LazyBoundary>
      </Popover>
      <IfPermitted permission="settlement">
        <Link to={paths.apply()} className={styles.cell} title={t('nav.becomeMerchant')}>
          <Icon as={Store} />
          <span>{t('nav.becomeMerchant')}</span>
        </Link>
      </IfPermitted>
      <button
        type="button"
        className={styles.cell}
        title={t('a11y.backToTop')}
        onClick={scrollToTop}
      >
        <Icon as={ArrowUp} />
        <span>{t('side.top')}</span>
      </button>
    </aside>
  );
}
