import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { eventsConfig } from '#/config/events.ts';
import { useRouter } from '#/router/router.tsx';
import { useOnChange } from '#/ui/use-on-change.ts';
import { startAdapters } from './adapters.ts';
import { createTracker } from './tracker.ts';

/** Emits events while it is mounted, which is while the shopper agrees. */
export function EventTracker() {
  const queryClient = useQueryClient();
  const { entry } = useRouter();
  const view = useRef<ReturnType<typeof createTracker>['view'] | null>(null);

  useEffect(() => {
    const adapters = startAdapters(eventsConfig() ?? {});
    const page = () => document.documentElement.dataset.route ?? '';
    const tracker = createTracker(queryClient, (event) => adapters.send({ event, page: page() }));
    const stop = tracker.start();
    view.current = tracker.view;
    return () => {
      stop();
      adapters.stop();
    };
  }, [queryClient]);

  useOnChange(entry, () => view.current?.(entry));
  return null;
}
