import { Check } from 'lucide';
import { useTranslation } from 'react-i18next';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { StateMark } from '#/ui/state-mark.tsx';
import { REVIEW_DAYS } from './review-days.ts';
import * as styles from './apply-sent.module.css';

const focusAndShow = (heading: HTMLElement | null) => heading?.focus();

/** Replaces the form after submission. */
export function ApplySent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={`card ${styles.root}`}>
      <StateMark icon={Check} tone="ok" />
      <h2 ref={focusAndShow} tabIndex={-1}>
        {t('apply.sentTitle')}
      </h2>
      <p>{t('apply.sent', { count: REVIEW_DAYS })}</p>
      <div className={styles.acts}>
        <ButtonLink kind="primary" to={paths.applications()}>
          {t('account.applications')}
        </ButtonLink>
        <Button onClick={onAnother}>{t('apply.another')}</Button>
      </div>
    </section>
  );
}
