import { useRef, useState, use } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { hardReload } from '#/session/reload.ts';
import { useConsent, writeConsent } from '#/shared/consent/consent.ts';
import { focusOnMount } from '#/ui/focus.ts';
import { Button } from '#/ui/button.tsx';
import * as styles from './consent.module.css';
import * as consentBarStyles from './consent-bar.module.css';
import type { i18n } from 'i18next';

/** Texts that are not in `./texts/`, whose lists every page loads: of features that most shops do not use. */
const files = import.meta.glob<Record<string, unknown>>('../../locales/*/consent.json', {
  import: 'default',
});

const loading = new WeakMap<object, Promise<void>>();

function load(instance: i18n): Promise<void> {
  const known = loading.get(instance.store);
  if (known) return known;
  const { language } = instance;
  const pending = (async () => {
    const texts = await files[`../../locales/${language}/consent.json`]?.();
    instance.addResourceBundle(language, 'shop', texts ?? {}, true, true);
  })();
  loading.set(instance.store, pending);
  pending.catch(() => loading.delete(instance.store));
  return pending;
}

/** Suspends until the texts are loaded. */
function useLateTexts(): void {
  const { i18n } = useTranslation();
  use(load(i18n));
}

interface ConsentBarProps {
  onChoose: (consent: 'accepted' | 'refused') => void;
  /** receives the bar, to focus it */
  ref?: ((element: HTMLElement | null) => void) | undefined;
}

/** Asks whether events may be sent. Both answers look the same. */
function ConsentBar({ onChoose, ref }: ConsentBarProps) {
  const { t } = useTranslation();
  return (
    <section
      className={consentBarStyles.root}
      aria-label={t('consent.label')}
      tabIndex={-1}
      ref={ref}
    >
      <p>{t('consent.text')}</p>
      <div className={consentBarStyles.buttons}>
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

/** The bar until the shopper has chosen, and a line below the footer that opens it again. */
export function ConsentQuestion() {
  const { t } = useTranslation();
  useLateTexts();
  const consent = useConsent();
  const [isReopened, setIsReopened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function choose(next: 'accepted' | 'refused') {
    writeConsent(next);
    setIsReopened(false);
    if (isReopened) opener.current?.focus();
    // Scripts that have been loaded can only be removed with the document.
    if (consent === 'accepted' && next === 'refused') hardReload();
  }

  return (
    <>
      <nav className={styles.root} aria-label={t('consent.label')}>
        <div className="wrap">
          <button type="button" ref={opener} onClick={() => setIsReopened(true)}>
            {t('consent.label')}
          </button>
        </div>
      </nav>
      {(consent === null || isReopened) && (
        <ConsentBar onChoose={choose} ref={isReopened ? focusOnMount : undefined} />
      )}
    </>
  );
}
