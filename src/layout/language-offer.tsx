import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../features/part/lazy-part.tsx';
import { DEFAULT_LOCALE } from '../i18n/languages.ts';
import { localeToOffer, rememberLocale } from './locale-cookie.ts';

const LanguageBar = lazyPart(() =>
  import('./language-bar.tsx').then(({ LanguageBar: Part }) => Part),
);
const never = () => () => undefined;

/** Offers the shopper's own language once; never switches by itself. */
export function LanguageOffer() {
  const offered = useSyncExternalStore(never, localeToOffer, () => null);
  const [closed, setClosed] = useState(false);
  if (!offered || closed) return null;

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
