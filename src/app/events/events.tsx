import { ConsentQuestion } from '#/layout/consent.tsx';
import { useRouter } from '#/router/router.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { useConsent } from '#/shared/consent/consent.ts';

const EventTracker = lazyPart(() => import('./event-tracker.tsx'), 'EventTracker');

/** The question of consent, except on payment pages, and what it allows. Rendered only if events are configured. */
export function Events() {
  const consent = useConsent();
  const { frame } = useRouter().entry.prepared.route;
  return (
    <>
      {frame !== 'quiet' && <ConsentQuestion />}
      {consent === 'accepted' && (
        <LazyBoundary>
          <EventTracker />
        </LazyBoundary>
      )}
    </>
  );
}
