import { useTranslation } from 'react-i18next';
import { LOCALES } from '#/i18n/languages.ts';
import { LanguageLink } from './language-link.tsx';
import { PayMarks } from './pay-marks.tsx';
import * as styles from './footer-bar.module.css';

/** Payment methods, and the page in the other languages. */
export function FooterBar() {
  const { t } = useTranslation();
  return (
    <div className={styles.root}>
      <div className="wrap">
        <PayMarks />
        <nav className={styles.languages} aria-label={t('nav.language')}>
          <ul>
            {LOCALES.map((locale) => (
              <li key={locale}>
                <LanguageLink locale={locale} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
