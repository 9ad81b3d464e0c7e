import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouter } from '#/router/router.tsx';

/** Announces a page change to screen readers and moves focus to the main content. */
export function Announcer() {
  const { t } = useTranslation();
  const { entry } = useRouter();
  const [text, setText] = useState('');
  const before = useRef(entry.location.pathname);

  useEffect(() => {
    if (before.current === entry.location.pathname || entry.prepared.isLoading) return;
    before.current = entry.location.pathname;
    if (entry.kind === 'push') document.getElementById('main')?.focus({ preventScroll: true });
    // The document title changes one frame after the content.
    const timer = window.setTimeout(
      () => setText(t('site.arrived', { page: document.title })),
      100,
    );
    return () => window.clearTimeout(timer);
  }, [entry, t]);

  return (
    <div className="sr" role="status" aria-live="polite">
      {text}
    </div>
  );
}
