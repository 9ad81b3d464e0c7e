import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { DEFAULT_LOCALE } from '#/i18n/languages.ts';
import { noop } from '#/lib/noop.ts';
import { PATHS } from '#/lib/paths.ts';
import { useRouter } from '#/router/router.tsx';
import { localeToOffer, rememberLocale } from './locale-cookie.ts';

const LanguageBar = lazyPart(() => import('./language-bar.tsx'), 'LanguageBar');
const subscribe = () => noop;

/** Offers the shopper's language once; never switches automatically, and does not interrupt the checkout. */
export function LanguageOffer() {
  const { pathname } = useRouter().entry.location;
  const offered = useSyncExternalStore(subscribe, localeToOffer, () => null);
  const [closed, setClosed] = useState(false);
  if (!offered || closed || pathname === PATHS.checkout) return null;

  function close() {
    rememberLocale(DEFAULT_LOCALE);
    setClosed(true);
  }

  return (
    <Suspense fallback={null}>
      <LanguageBar locale={offered} onClose={close} />
    </Suspense>
  );
}
