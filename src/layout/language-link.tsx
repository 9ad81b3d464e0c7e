import type { Elements } from '#/lib/content.ts';
import { LANGUAGES, type Locale, pathInLocale } from '#/i18n/languages.ts';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useRouter } from '#/router/router.tsx';
import { rememberLocale } from './locale-cookie.ts';

interface LanguageLinkProps {
  locale: Locale;
  className?: string | undefined;
  /** after the name of the language */
  children?: Elements;
}

/** The current address. Before the page is loaded, only what all addresses of the frame have in common. */
function useShownAddress() {
  const { location, prepared, kind } = useRouter().entry;
  if (kind !== 'first' || !prepared.isLoading) return location;
  const { path } = prepared.route;
  return { pathname: /[:*]/.test(path) ? '/' : path, search: '', hash: '' };
}

/** Link to the current page in another language. It loads a new document instead of navigating in the app. */
export function LanguageLink({ locale, className, children }: LanguageLinkProps) {
  const { locale: current } = useTranslation();
  const { pathname, search, hash } = useShownAddress();
  const { tag, name } = LANGUAGES[locale];
  return (
    <a
      className={className}
      href={pathInLocale(pathname, locale) + search + hash}
      lang={tag}
      hrefLang={tag}
      aria-current={locale === current ? 'true' : undefined}
      onClick={() => rememberLocale(locale)}
    >
      <span>{name}</span>
      {children}
    </a>
  );
}
