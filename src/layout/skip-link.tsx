import { useTranslation } from 'react-i18next';
import * as styles from './skip-link.module.css';

/** Link to the content, visible while it has focus. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.root} href="#main">
      {t('a11y.skip')}
    </a>
  );
}
