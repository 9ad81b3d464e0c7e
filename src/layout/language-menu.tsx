import { ChevronDown, Globe } from 'lucide';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#/i18n/languages.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { Icon } from '#/ui/icon.ts';
import { Popover } from '#/ui/popover.tsx';
import { LanguageLinks } from './language-links.tsx';
import * as styles from './header.module.css';

export function LanguageMenu() {
  const { t } = useTranslation();
  const { name, tag } = LANGUAGES[useLocale()];
  return (
    <Popover
      hover
      align="end"
      anchorClassName={styles.wideOnly}
      label={t('nav.language')}
      className={styles.langMenu}
      trigger={(props) => (
        <button {...props} type="button" className={styles.act}>
          <Icon as={Globe} size={16} />
          <span className="sr">{t('nav.language')}</span>
          <span className={styles.actLabel} lang={tag}>
            {name}
          </span>
          <Icon as={ChevronDown} size={12} />
        </button>
      )}
    >
      <LanguageLinks />
    </Popover>
  );
}
