import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import emptyPicture from '#/assets/empty-order.webp';
import { lazyWithRetry } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { LoadError } from '#/shared/async/load-error.tsx';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { ApplyAside } from './apply-aside.tsx';
import { ApplySent } from './apply-sent.tsx';
import { REVIEW_DAYS } from './review-days.ts';
import { useApplication } from './use-application.ts';
import * as styles from './page.module.css';
import { applySearch } from './search.ts';

// Forms and validators are a fifth of this page's scripts; the frame renders before they load.
const ApplyForm = lazyWithRetry(() =>
  import('./apply-form.tsx').then(({ ApplyForm: Part }) => Part),
);

const Loading = () => <Skeleton height={1050} radius={12} />;

/** Application to become a merchant; with an id in the address, changes that application. */
export default function MerchantApplyPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id } = useSearch(applySearch);
  /** id of the application just submitted; 0 for a new one */
  const [sentId, setSentId] = useState<number | null>(null);
  const sent = sentId === (id ?? 0);

  function another() {
    if (id) void navigate(paths.apply());
    else setSentId(null);
  }

  return (
    <>
      <header className={styles.applyHero}>
        <h1>{id ? t('apply.editTitle') : t('apply.heroTitle')}</h1>
        <p>{t('apply.heroText', { count: REVIEW_DAYS })}</p>
      </header>
      <div className={styles.apply}>
        {sent && <ApplySent onAnother={another} />}
        {!sent && (
          <LazyBoundary showErrorOnFailure fallback={<Loading />}>
            {id ? (
              <ChangeApplication key={id} id={id} onSent={() => setSentId(id)} />
            ) : (
              <ApplyForm key="new" change={null} onSent={() => setSentId(0)} />
            )}
          </LazyBoundary>
        )}
        <ApplyAside sent={sent} />
      </div>
    </>
  );
}

function ChangeApplication({ id, onSent }: { id: number; onSent: () => void }) {
  const { t } = useTranslation();
  const found = useApplication(id);
  if (found.state === 'loading') return <Loading />;
  if (found.state === 'failed')
    return <LoadError error={found.error} busy={found.busy} onRetry={found.retry} />;
  if (found.state === 'found') return <ApplyForm change={found} onSent={onSent} />;
  const action = (
    <ButtonLink kind="primary" to={paths.applications()}>
      {t('account.applications')}
    </ButtonLink>
  );
  return <Empty className="card" picture={emptyPicture} title={t('apply.gone')} action={action} />;
}
