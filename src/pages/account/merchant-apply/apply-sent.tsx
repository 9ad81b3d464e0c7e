import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Icon } from '#/ui/icon.tsx';
import { REVIEW_DAYS } from './review-days.ts';
import * as styles from './apply-sent.module.css';

/** Replaces the form after submission. */
export function ApplySent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`card ${styles.root}`}>
      <span className={styles.mark}>
        <Icon as={Check} size={24} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
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
