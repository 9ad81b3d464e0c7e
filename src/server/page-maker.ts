import { LANGUAGES, localeOfPath } from '#/i18n/languages.ts';
import { absentExtensions } from './absent-extensions.ts';
import { bodyOf } from './body.ts';
import type { BackendOutcome } from './breaker.ts';
import { DEADLINES, type PageDeadlines } from './deadlines.ts';
import type { Documents } from './document.ts';
import type { FramePages } from './frame-pages.ts';
import { frameDataCache } from './frame-data.ts';
import { FRESH_S, SHARED } from './lifetime.ts';
import type { PageOptions, Source } from './page-options.ts';
import { type PageAnswer, type PageRequest, renderPage } from './render-page.tsx';
import type { RenderedPage } from './rendered-page.ts';
import type { RenderQueue } from './render-queue.ts';

/** Time before a missing extension of the backend is requested again. */
const ABSENT_MS = 10 * 60_000;

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
  degraded: false,
  isFailure: false,
});

/** No step of a page takes longer: a place that is kept for as long is given back, whatever holds it. */
const placeMs = ({ hard, render, frameRender }: PageDeadlines): number =>
  hard + render + frameRender;

/** Makes the page of an address when it is its turn, without calls while the circuit breaker is open. */
export function pageMaker(
  page: Documents,
  queue: RenderQueue,
  busyFrame: FramePages['busyFrame'],
  options: PageOptions,
) {
  const { answers, breaker, cached, deadlines = DEADLINES } = options;
  const frameData = cached ? frameDataCache(FRESH_S * 1000) : null;
  const absent = cached ? absentExtensions(ABSENT_MS) : undefined;

  /** Null if no calls may be made, and the error is not known without them. */
  async function renderAdmitted(request: PageRequest): Promise<PageAnswer | null> {
    if (!cached) return renderPage(request);
    const { lastFailure } = breaker.status();
    if (!breaker.admit())
      return lastFailure === 'timeout'
        ? null
        : renderPage({ ...request, backendDown: lastFailure });
    let outcome: BackendOutcome = 'unknown';
    try {
      const answer = await renderPage(request);
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
    const answer = await queue.run(() => renderAdmitted(request), placeMs(deadlines));
    if (!answer) return busyFrame(pathname, source.origin);
    if (answer.kind === 'redirect') return redirectTo(answer.status, answer.location);
    const { body, etag } = page(LANGUAGES[localeOfPath(pathname)].tag, answer);
    const isCacheable = !answer.degraded && answer.state.isFrame !== true;
    const shared = cached ? SHARED : 'no-cache';
    return {
      status: answer.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        Vary: 'Accept-Encoding',
        ...(answer.links ? { Link: answer.links } : {}),
        ...(answer.status === 503 ? { 'Retry-After': String(FRESH_S) } : {}),
        ...(isCacheable ? { ETag: etag } : {}),
        'Cache-Control': isCacheable ? shared : 'no-store',
      },
      body: bodyOf(body),
      etag: isCacheable ? etag : null,
      degraded: answer.degraded,
      isFailure: isFailure(answer),
    };
  };
}
