import { useTranslation } from 'react-i18next';
import statePicture from '#/assets/states/applications.webp';
import { paths } from '#/lib/paths.ts';
import { LoadError } from '#/shared/async/load-error.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { ApplySkeleton } from './apply-skeleton.tsx';
import { LazyApplyForm } from './lazy-form.ts';
import { useApplication } from './use-application.ts';

/** The form filled with an application that is changed. */
export function ChangeApplication({ id, onSent }: { id: number; onSent: () => void }) {
  const { t } = useTranslation();
  const found = useApplication(id);
  if (found.state === 'loading') return <ApplySkeleton />;
  if (found.state === 'failed')
    return <LoadError error={found.error} busy={found.busy} onRetry={found.retry} />;
  if (found.state === 'found') return <LazyApplyForm change={found} onSent={onSent} />;
  const action = (
    <ButtonLink kind="primary" to={paths.applications()}>
      {t('account.applications')}
    </ButtonLink>
  );
  return <Empty className="card" picture={statePicture} title={t('apply.gone')} action={action} />;
}
