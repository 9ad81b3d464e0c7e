import { LANGUAGES, localeOfPath } from '#/i18n/languages.ts';
import type { AbsentExtensions } from '#/api/context.ts';
import { absentExtensions } from './absent-extensions.ts';
import { bodyOf } from './body.ts';
import type { BackendOutcome } from './breaker.ts';
import { DEADLINES, withinTime, type Deadlines, pageMs } from './deadlines.ts';
import { type Documents, etagOf } from './document.ts';
import { type FrameDataCache, frameDataCache } from './frame-data.ts';
import { FRESH_S, SHARED } from './lifetime.ts';
import type { PageOptions, Source } from './page-options.ts';
import type { PurgeState } from './purge/state.ts';
import { type PageAnswer, type PageRequest, renderPage } from './render-page.tsx';
import type { RenderedPage } from './rendered-page.ts';
import type { RenderQueue } from './render-queue.ts';

/** How long a page and the frame in its place take at most. */
const placeMs = (deadlines: Deadlines): number => pageMs(deadlines) + deadlines.frameRender;

/** Time before a missing extension of the backend is requested again. */
const ABSENT_MS = 10 * 60_000;

/** What the pages of everybody have in common. */
interface SharedByPages {
  queue: RenderQueue;
  /** null if nothing is kept */
  frameData: FrameDataCache | null;
  /** undefined if nothing is kept */
  absent?: AbsentExtensions;
}

export const sharedByPages = (
  queue: RenderQueue,
  cached: boolean,
  purges: PurgeState,
): SharedByPages => ({
  queue,
  frameData: cached ? frameDataCache(FRESH_S * 1000, purges) : null,
  ...(cached && { absent: absentExtensions(ABSENT_MS) }),
});

const isFailure = (answer: Extract<PageAnswer, { kind: 'page' }>): boolean =>
  answer.status >= 500 ||
  answer.backend === 'unreachable' ||
  answer.backend === 'timeout' ||
  answer.hasNoData === true ||
  (answer.state.isFrame === true && answer.degraded);

const redirectTo = (status: number, location: string): RenderedPage => ({
  status,
  headers: { Location: location, 'Cache-Control': 'no-store' },
  body: null,
  etag: null,
  tags: [],
  degraded: false,
  isFailure: false,
});

/** Makes the page of an address when it is its turn, without calls while the circuit breaker is open. */
export function pageMaker(
  assemble: Documents,
  { queue, frameData, absent }: SharedByPages,
  busyFrame: (pathname: string, origin: string) => Promise<RenderedPage>,
  options: PageOptions,
) {
  const { answers, breaker, cached, deadlines = DEADLINES } = options;

  /** Null if no calls may be made, and the error is not known without them. */
  async function renderAdmitted(request: PageRequest): Promise<PageAnswer | null> {
    const render = (more: Partial<PageRequest> = {}) =>
      withinTime(renderPage({ ...request, ...more }), placeMs(deadlines));
    if (!cached) return render();
    const { lastFailure } = breaker.status();
    if (!breaker.admit())
      return lastFailure === 'timeout' ? null : render({ backendDown: lastFailure });
    let outcome: BackendOutcome = 'unknown';
    try {
      const answer = await render();
      outcome = answer.backend;
      return answer;
    } finally {
      breaker.record(outcome);
    }
  }

  return async (
    { pathname, search }: { pathname: string; search: string },
    source: Source,
  ): Promise<RenderedPage> => {
    const request = {
      config: options.config(),
      pathname,
      search,
      ...source,
      deadlines,
      frameData,
      ...(absent && { absent }),
      ...(answers && { answers }),
      report: options.report,
    };
    const answer = await queue.run(() => renderAdmitted(request));
    if (!answer) return busyFrame(pathname, source.origin);
    if (answer.kind === 'redirect') return redirectTo(answer.status, answer.location);
    const body = Buffer.from(assemble(LANGUAGES[localeOfPath(pathname)].tag, answer));
    const isCacheable = !answer.degraded && answer.state.isFrame !== true;
    const etag = isCacheable ? etagOf(body) : null;
    const shared = cached ? SHARED : 'no-cache';
    return {
      status: answer.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
        ...(answer.links ? { Link: answer.links } : {}),
        ...(answer.status === 503 ? { 'Retry-After': String(FRESH_S) } : {}),
        ...(etag === null ? {} : { ETag: etag }),
        'Cache-Control': isCacheable ? shared : 'no-store',
      },
      body: bodyOf(body),
      etag,
      tags: answer.tags ?? [],
      degraded: answer.degraded,
      isFailure: isFailure(answer),
    };
  };
}
