import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useRouter } from '#/router/router.tsx';
import { announce, forgetAnnounced, useAnnouncement } from '#/ui/announce.ts';
import { useOpenDialogs } from '#/ui/open-dialogs.ts';

/** Announces a page change and all other changes to screen readers, and moves focus to the content of a new page. */
export function Announcer() {
  const { t } = useTranslation();
  const { entry } = useRouter();
  const left = useRef(entry.location.pathname);
  const arrived = useRef(entry.location.pathname);
  const dialog = useOpenDialogs(({ dialogs }) => dialogs.at(-1));

  // Before the effects of the new page.
  useLayoutEffect(() => {
    const { pathname } = entry.location;
    if (left.current !== pathname) forgetAnnounced();
    left.current = pathname;
    if (arrived.current === pathname || entry.prepared.isLoading) return;
    arrived.current = pathname;
    if (entry.kind === 'push') document.getElementById('main')?.focus({ preventScroll: true });
    // The document title changes one frame after the content.
    const timer = window.setTimeout(
      () => announce('page', t('site.arrived', { page: document.title })),
      100,
    );
    return () => window.clearTimeout(timer);
  }, [entry, t]);

  // An open dialog makes everything outside of it inert.
  return dialog ? createPortal(<LiveRegion />, dialog) : <LiveRegion />;
}

/** Says what is announced from now on: a region that appears with a text would say it again, or not at all. */
function LiveRegion() {
  const { lines, number } = useAnnouncement();
  const [before] = useState(number);
  return (
    <div className="sr" role="status" aria-live="polite">
      {number > before && lines.map((line, index) => <p key={`${number}.${index}`}>{line}</p>)}
    </div>
  );
}
