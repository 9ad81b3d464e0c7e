import { Check } from 'lucide';
import { LOCALES } from '#/i18n/languages.ts';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Icon } from '#/ui/icon.ts';
import { Menu, menuItemClass } from '#/ui/menu.tsx';
import { LanguageLink } from './language-link.tsx';
import * as styles from './header.module.css';

/** Menu of the languages, with a mark at the current one. */
export function LanguageLinks() {
  const { locale: current } = useTranslation();
  return (
    <Menu>
      {LOCALES.map((locale) => (
        <LanguageLink key={locale} className={menuItemClass(locale === current)} locale={locale}>
          {locale === current && (
            <span className={styles.langOn}>
              <Icon as={Check} size={16} />
            </span>
          )}
        </LanguageLink>
      ))}
    </Menu>
  );
}
