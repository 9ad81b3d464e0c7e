import { QueryClient } from '@tanstack/react-query';
import type { Prepared } from './prepare.ts';
import type { World } from './types.ts';

const FRESH_MS = 30_000;
const MOST = 8;

interface Held {
  at: number;
  signedIn: boolean;
  coming: Promise<Prepared>;
  ready: Prepared | null;
}

/**
 * The same world for a page that nobody has asked for yet: when its data turn out to need a new session, the page fails
 * without a word, and whoever opens it is asked to sign in.
 */
export function worldAhead(world: World): World {
  let ended = false;
  const meta = { sessionEnded: () => void (ended = true) };
  const defaults = world.queryClient.getDefaultOptions();
  const queryClient = new QueryClient({
    queryCache: world.queryClient.getQueryCache(),
    mutationCache: world.queryClient.getMutationCache(),
    defaultOptions: { ...defaults, queries: { ...defaults.queries, meta } },
  });
  return { ...world, queryClient, signedIn: () => !ended && world.signedIn() };
}

/** Pages prepared before their link is clicked. What failed, was redirected or has grown old is prepared again. */
export function pagesAhead(
  prepareNow: (href: string) => Promise<Prepared>,
  signedIn: () => boolean,
  now: () => number = Date.now,
) {
  const held = new Map<string, Held>();

  function find(href: string): Held | undefined {
    const page = held.get(href);
    if (page && page.signedIn === signedIn() && now() - page.at < FRESH_MS) return page;
    held.delete(href);
    return undefined;
  }

  function fetch(href: string): void {
    if (find(href)) return;
    const coming = prepareNow(href);
    const page: Held = { at: now(), signedIn: signedIn(), coming, ready: null };
    held.set(href, page);
    if (held.size > MOST) held.delete([...held.keys()][0] ?? href);
    const forget = () => {
      if (held.get(href) === page) held.delete(href);
    };
    coming.then((prepared) => {
      if (prepared.error) forget();
      else page.ready = prepared;
    }, forget);
  }

  return { find, fetch };
}
