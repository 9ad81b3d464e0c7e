import { Check } from 'lucide';
import { LANGUAGES, LOCALES, pathInLocale } from '#/i18n/languages.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { useRouter } from '#/router/router.tsx';
import { Icon } from '#/ui/icon.ts';
import { Menu } from '#/ui/menu.tsx';
import { menuItemClass } from '#/ui/menu-item-class.ts';
import { rememberLocale } from './locale-cookie.ts';
import * as styles from './header.module.css';

/** Links to the page in other languages. They load a new document instead of navigating in the app. */
export function LanguageLinks() {
  const current = useLocale();
  const { location } = useRouter().entry;
  return (
    <Menu>
      {LOCALES.map((locale) => {
        const language = LANGUAGES[locale];
        const on = locale === current;
        return (
          <a
            key={locale}
            className={menuItemClass(on)}
            href={pathInLocale(location.pathname, locale) + location.search + location.hash}
            lang={language.tag}
            hrefLang={language.tag}
            aria-current={on ? 'true' : undefined}
            onClick={() => rememberLocale(locale)}
          >
            {language.name}
            {on && (
              <span className={styles.langOn}>
                <Icon as={Check} size={16} />
              </span>
            )}
          </a>
        );
      })}
    </Menu>
  );
}
