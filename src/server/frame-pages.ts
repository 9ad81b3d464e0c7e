import { LRUCache } from 'lru-cache';
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
/** Number of cached frame documents. All addresses of a route without a query share one. */
const FRAME_DOCUMENTS = 100;

/** The frames of all addresses, each assembled and compressed once. */
export function framePages(page: Documents, options: PageOptions) {
  const { report, deadlines = DEADLINES } = options;
  const frames = new Map<string, ReturnType<typeof renderFrame>>();
  const frameDocuments = new LRUCache<string, Promise<RenderedPage>>({ max: FRAME_DOCUMENTS });

  /** Without JavaScript, a frame redirects to the whole page. */
  async function assemble(
    frame: ReturnType<typeof renderFrame>,
    tag: string,
    search: string,
  ): Promise<RenderedPage> {
    const whole = `${search ? `${search}&` : '?'}${WHOLE}`.replaceAll('&', '&amp;');
    const { body } = page(
      tag,
      await frame,
      `<noscript><meta http-equiv="refresh" content="0;url=${whole}"></noscript>`,
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
      degraded: true,
      isFailure: false,
    };
  }

  return function frameOf({ pathname, search }: URL, origin: string): Promise<RenderedPage> {
    const config = options.config();
    const key = frameKey(pathname) + JSON.stringify(config);
    const known = frameDocuments.get(key + search);
    if (known) return known;
    const frame = frames.get(key) ?? renderFrame({ pathname, origin, config, report, deadlines });
    frames.set(key, frame);
    const document = assemble(frame, LANGUAGES[localeOfPath(pathname)].tag, search);
    frameDocuments.set(key + search, document);
    // The next request tries again; this one gets the error.
    document.catch(() => {
      frames.delete(key);
      frameDocuments.delete(key + search);
    });
    return document;
  };
}
