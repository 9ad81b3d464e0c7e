import { LRUCache } from 'lru-cache';
import { shopName } from '#/config/shop.ts';
import { createI18n } from '#/i18n/i18n.ts';
import { LANGUAGES, localeOfPath } from '#/i18n/languages.ts';
import { frameKey } from './address.ts';
import { bodyOf } from './body.ts';
import { DEADLINES } from './deadlines.ts';
import type { Documents } from './document.ts';
import type { PageOptions } from './page-options.ts';
import { renderFrame } from './render-page.tsx';
import type { RenderedPage } from './rendered-page.ts';

/** Query parameter that waits for the whole page, however long it takes. */
export const WHOLE = 'whole';
/** When clients may try again. */
const RETRY_S = 5;
/** Number of cached frame documents. All addresses of a route without a query share one. */
const FRAME_DOCUMENTS = 100;

/** The frames of all addresses, each assembled and compressed once. */
export function framePages(document: Documents, options: PageOptions) {
  const { report, deadlines = DEADLINES } = options;
  const frames = new Map<string, ReturnType<typeof renderFrame>>();
  const frameDocuments = new LRUCache<string, Promise<RenderedPage>>({ max: FRAME_DOCUMENTS });

  async function assemble(
    frame: ReturnType<typeof renderFrame>,
    tag: string,
    refresh: string,
  ): Promise<RenderedPage> {
    const body = document(
      tag,
      await frame,
      `<noscript><meta http-equiv="refresh" content="${refresh}"></noscript>`,
    );
    const packed = bodyOf(body);
    await packed.pack();
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
        'Cache-Control': 'no-store',
      },
      body: packed,
      etag: null,
      tags: [],
      degraded: true,
      isFailure: false,
    };
  }

  /**
   * @param refresh what browsers without scripts do: seconds, and an address
   * @param isKept false for a shopper's address, which may hold the number of an order
   */
  function ready(
    pathname: string,
    origin: string,
    refresh: string,
    isKept = true,
  ): Promise<RenderedPage> {
    const config = options.config();
    const key = frameKey(pathname) + JSON.stringify(config);
    const known = frameDocuments.get(key + refresh);
    if (known) return known;
    const frame = frames.get(key) ?? renderFrame({ pathname, origin, config, report, deadlines });
    frames.set(key, frame);
    const made = assemble(frame, LANGUAGES[localeOfPath(pathname)].tag, refresh);
    if (isKept) frameDocuments.set(key + refresh, made);
    // The next request tries again; this one gets the error.
    made.catch(() => {
      frames.delete(key);
      frameDocuments.delete(key + refresh);
    });
    return made;
  }

  return {
    /** The frame into which a browser loads the page. Without scripts it redirects to the whole page. */
    frameOf(
      { pathname, search }: Pick<URL, 'pathname' | 'search'>,
      origin: string,
      isKept = true,
    ): Promise<RenderedPage> {
      const whole = `${search ? `${search}&` : '?'}${WHOLE}`.replaceAll('&', '&amp;');
      return ready(pathname, origin, `0;url=${whole}`, isKept);
    },
    /** The frame in place of a page that is not rendered now: the same for all addresses of a route. */
    async busyFrame(pathname: string, origin: string): Promise<RenderedPage> {
      const frame = await ready(pathname, origin, String(RETRY_S));
      const headers = { ...frame.headers, 'Retry-After': String(RETRY_S) };
      return { ...frame, status: 503, headers, isFailure: true };
    },
  };
}

const BUSY_RETRY_S = 3;
const STYLE =
  'body{margin:20vh auto;max-width:32em;padding:0 1em;font:1.125rem/1.6 system-ui,sans-serif;text-align:center}';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The page if not even a frame can be rendered, e.g. right after the start of a busy machine. It needs no script and reloads
 * itself. Clients other than browsers read the status and `Retry-After`.
 */
export async function busyPage(pathname: string): Promise<RenderedPage> {
  const locale = localeOfPath(pathname);
  const { t } = await createI18n(locale);
  const html = `<!doctype html><html lang="${LANGUAGES[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${BUSY_RETRY_S}"><title>${escapeHtml(shopName(locale))}</title><style>${STYLE}</style></head><body><p role="status">${escapeHtml(t('error.unreachable'))}</p><p><a href="">${escapeHtml(t('common.retry'))}</a></p></body></html>`;
  return {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding',
      'Retry-After': String(BUSY_RETRY_S),
    },
    body: bodyOf(html),
    etag: null,
    tags: [],
    degraded: true,
    isFailure: true,
  };
}
