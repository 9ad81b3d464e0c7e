import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { ApplyAside } from './apply-aside.tsx';
import { ApplySent } from './apply-sent.tsx';
import { ApplySkeleton } from './apply-skeleton.tsx';
import { ChangeApplication } from './change-application.tsx';
import { LazyApplyForm } from './lazy-form.ts';
import { REVIEW_DAYS } from './review-days.ts';
import * as styles from './page.module.css';
import { applySearch } from './search.ts';

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
          <LazyBoundary showErrorOnFailure fallback={<ApplySkeleton />}>
            {id ? (
              <ChangeApplication key={id} id={id} onSent={() => setSentId(id)} />
            ) : (
              <LazyApplyForm key="new" change={null} onSent={() => setSentId(0)} />
            )}
          </LazyBoundary>
        )}
        <ApplyAside sent={sent} />
      </div>
    </>
  );
}
