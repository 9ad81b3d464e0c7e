import type { Prepared } from './prepare.ts';

const FRESH_MS = 30_000;
const MOST = 8;

interface Held {
  at: number;
  signedIn: boolean;
  coming: Promise<Prepared>;
  ready: Prepared | null;
}

/** Pages prepared before their link is clicked. What failed, was redirected or has grown old is prepared again. */
export function pagesAhead(prepareNow: (href: string) => Promise<Prepared>, signedIn: () => boolean, now: () => number = Date.now) {
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
