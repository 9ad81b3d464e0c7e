import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/button.tsx';
import * as styles from './consent-bar.module.css';

interface ConsentBarProps {
  onChoose: (consent: 'accepted' | 'refused') => void;
  /** receives the bar, to focus it */
  ref?: ((element: HTMLElement | null) => void) | undefined;
}

/** Asks whether events may be sent. Both answers look the same. */
export function ConsentBar({ onChoose, ref }: ConsentBarProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.root} aria-label={t('consent.label')} tabIndex={-1} ref={ref}>
      <p>{t('consent.text')}</p>
      <div className={styles.buttons}>
        <Button kind="line" onClick={() => onChoose('refused')}>
          {t('consent.refuse')}
        </Button>
        <Button kind="line" onClick={() => onChoose('accepted')}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  );
}
