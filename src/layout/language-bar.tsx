import type { i18n } from 'i18next';
import { X } from 'lucide';
import { use } from 'react';
import { createI18n } from '#/i18n/i18n.ts';
import { LANGUAGES, pathInLocale, type Locale } from '#/i18n/languages.ts';
import { useRouter } from '#/router/router.tsx';
import { buttonClass } from '#/ui/button-look.ts';
import { Icon } from '#/ui/icon.ts';
import { rememberLocale } from './locale-cookie.ts';
import * as styles from './language-bar.module.css';

const loaded = new Map<Locale, Promise<i18n>>();

function textsOf(locale: Locale): Promise<i18n> {
  const texts = loaded.get(locale) ?? createI18n(locale);
  loaded.set(locale, texts);
  texts.catch(() => loaded.delete(locale));
  return texts;
}

/** Its texts are in the offered language. */
export function LanguageBar({ locale, onClose }: { locale: Locale; onClose: () => void }) {
  const { t } = use(textsOf(locale));
  const { location } = useRouter().entry;
  const { tag } = LANGUAGES[locale];
  return (
    <section className={styles.root} lang={tag} aria-label={t('nav.language')}>
      <p>{t('site.suggestLanguage')}</p>
      <a
        className={buttonClass({ kind: 'ink', size: 'sm' }, true)}
        href={pathInLocale(location.pathname, locale) + location.search}
        hrefLang={tag}
        onClick={() => rememberLocale(locale)}
      >
        {t('nav.switchLanguage')}
      </a>
      <button type="button" className={styles.x} aria-label={t('common.close')} onClick={onClose}>
        <Icon as={X} size={16} />
      </button>
    </section>
  );
}
