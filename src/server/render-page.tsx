/**
 * Server rendering of a page of everybody: one address in, one page out, as for a guest; the browser adds what depends on
 * the session. Pages of members are rendered in `member/`.
 */
import type { QueryClient } from '@tanstack/react-query';
import { pageSources } from '#generated/page-sources.ts';
import { pageTexts } from '#generated/page-texts.ts';
import type { ApiContext } from '#/api/context.ts';
import { isApiError } from '#/api/error.ts';
import { dropPendingQueries, type SsrPayload, dehydrate } from '#/app/ssr-payload.ts';
import type { RuntimeConfig } from '#/config/runtime.ts';
import { loadedTexts, loadNamespaces } from '#/i18n/i18n.ts';
import { bareOf, LANGUAGES, localeOfPath } from '#/i18n/languages.ts';
import { findRoute, loadingPage, prepare, type Prepared } from '#/router/prepare.ts';
import { Redirect } from '#/router/types.ts';
import { routes } from '#/routes.ts';
import { GUEST } from '#/session/state.ts';
import { absentExtensions } from './absent-extensions.ts';
import { type AnswerReader, answerReader, type Send } from './answers.ts';
import { hasNoData, outcomeOf } from './backend-outcome.ts';
import type { BackendFailure, BackendOutcome } from './breaker.ts';
import { DEADLINES, type Deadlines, pageMs, startClock, withinTime } from './deadlines.ts';
import type { FrameDataCache } from './frame-data.ts';
import { pageTags } from './purge/tags.ts';
import { requestId, timed } from './request-context.ts';
import { shownData } from './shown-data.ts';
import { statusOf } from './status.ts';
import { createAppContext, inWorld, renderTree } from './world.ts';

export interface PageRequest {
  /** with the language prefix */
  pathname: string;
  /** with the parameters that the page reads */
  search: string;
  /** origin of the shop as the client sees it */
  origin: string;
  /** for the page and its document */
  config: RuntimeConfig;
  /** origin of the backend, without a slash at the end */
  baseUrl: string;
  /** replaces the global `fetch` */
  fetch?: Send;
  /** reads what it answers */
  answers?: AnswerReader;
  /** called for responses that break the contract and for rendering errors */
  report: (problem: unknown) => void;
  deadlines?: Deadlines;
  /** data of the frame that pages share */
  frameData?: FrameDataCache | null;
  absent?: ApiContext['absent'];
  /** renders as if all calls failed in this way, without making them */
  backendDown?: BackendFailure | null;
}

export type PageAnswer =
  | { kind: 'redirect'; status: 302; location: string; backend: BackendOutcome }
  | {
      kind: 'page';
      status: number;
      /** pattern of the route */
      route: string;
      html: string;
      /** title, meta and link elements */
      head: string;
      /** value of a `Link` header with the largest picture of the first view */
      links: string;
      state: SsrPayload;
      /** with which it was rendered */
      config: RuntimeConfig;
      /** source files of the page and its layout: keys of the build manifest */
      sources: readonly string[];
      /** data is missing that a retry may bring */
      degraded: boolean;
      /** an older page is better, though the backend may be up */
      hasNoData?: boolean;
      /** what it was made of; see `purge/tags.ts` */
      tags?: readonly string[];
      backend: BackendOutcome;
    };

/** A document with the data needs no code that loads it. */
export const sourcesOfRendered = (path: string) =>
  pageSources[path]?.filter((source) => !source.endsWith('/queries.ts')) ?? [];
type Page = Extract<PageAnswer, { kind: 'page' }>;
/**
 * Renders the frame of an address with the page's skeleton, without data and identical for everybody. The browser hydrates
 * it and loads the page. Throws if it cannot be rendered.
 */
export async function renderFrame({
  pathname,
  origin,
  config,
  report,
  deadlines = DEADLINES,
}: Pick<PageRequest, 'pathname' | 'origin' | 'config' | 'report' | 'deadlines'>): Promise<Page> {
  const locale = localeOfPath(pathname);
  const prepared = loadingPage(routes, bareOf(locale, pathname), '');
  const context = await createAppContext(locale, prepared.route.path, () => Promise.resolve());
  await loadNamespaces(context.i18n, pageTexts[prepared.route.path] ?? []);
  const time = Date.now();
  const rendered = await inWorld(
    {
      api: { baseUrl: origin, language: LANGUAGES[locale].tag, token: () => null, report },
      origin,
      config,
      offset: null,
    },
    () =>
      renderTree(context, prepared, { pathname, search: '' }, report, deadlines.frameRender, {
        session: GUEST,
        time,
      }),
  );
  if (!rendered) throw new Error(`The frame of ${pathname} cannot be rendered`);
  return {
    kind: 'page',
    status: 200,
    route: prepared.route.path,
    ...rendered,
    state: {
      ...dehydrate(context.queryClient, {
        time,
        search: '',
        shown: shownData,
        texts: loadedTexts(context.i18n),
        absent: [],
        error: null,
      }),
      isFrame: true,
    },
    config,
    sources: pageSources[prepared.route.path] ?? [],
    degraded: false,
    backend: 'unknown',
  };
}

/** Of pages without one that they share. */
const READER = answerReader();

const refuse = () => Promise.reject(new TypeError('The backend is not called, because it is down'));

/** Renders the page of an address. Falls back to the frame if that fails. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const { pathname, origin, config, baseUrl, fetch, report } = request;
  const locale = localeOfPath(pathname);
  const deadlines = request.deadlines ?? DEADLINES;
  const clock = startClock(deadlines);
  const send = request.backendDown ? refuse : fetch;
  const calls = (request.answers ?? READER).open(clock.signal, report);
  const api: ApiContext = {
    baseUrl,
    language: LANGUAGES[locale].tag,
    token: () => null,
    signal: clock.signal,
    report,
    log: report,
    requestId: requestId() ?? '',
    fetch: (call) => calls.call(call, send),
    absent: request.absent ?? absentExtensions(Infinity),
  };
  try {
    return await withinTime(
      inWorld({ api, origin, config, offset: null }, () => answer(request, api, clock)),
      pageMs(deadlines),
    );
  } catch (error) {
    report(error);
    return { ...(await renderFrame(request)), degraded: true };
  } finally {
    clock.stop();
    calls.close();
  }
}

/** Removes the queries that made a page 404: a retry does not bring their data. */
export function dropMissing(queryClient: QueryClient) {
  const isMissing = (error: unknown) => isApiError(error) && statusOf(error) === 404;
  queryClient.removeQueries({ predicate: ({ state }) => isMissing(state.error) });
}

async function answer(
  request: PageRequest,
  { absent }: Pick<ApiContext, 'absent'>,
  clock: ReturnType<typeof startClock>,
): Promise<PageAnswer> {
  const { pathname, search, report, deadlines = DEADLINES } = request;
  const { backendDown = null, frameData = null } = request;
  const locale = localeOfPath(pathname);
  const { prefix } = LANGUAGES[locale];
  const bare = bareOf(locale, pathname);
  const { path, guard } = findRoute(routes, bare).route;
  if (guard === 'member') return renderFrame(request);
  const timedOut = async (backend: BackendOutcome): Promise<PageAnswer> => ({
    ...(await renderFrame(request)),
    status: 503,
    degraded: true,
    backend,
  });
  if (backendDown === 'timeout') return timedOut('unknown');

  const optional = clock.deferOptional();
  const context = await createAppContext(locale, path, optional.defer, backendDown ? 0 : 1);
  const { queryClient } = context;
  const begun = frameData?.restore(locale, queryClient);
  const restored = new Set(queryClient.getQueryCache().getAll());
  const outcome = () => outcomeOf(queryClient, clock, restored);

  let prepared: Prepared;
  try {
    prepared = await timed('data', () => prepare(routes, context, bare, search));
  } catch (error) {
    if (error instanceof Redirect)
      return {
        kind: 'redirect',
        status: 302,
        location: prefix + error.to,
        backend: outcome(),
      };
    throw error;
  }
  const status = statusOf(prepared.error);
  // The circuit breaker has logged that the backend is down.
  if (status >= 500 && !backendDown) report(prepared.error);
  // On a timeout the browser loads the page, with a longer deadline.
  if (isApiError(prepared.error) && prepared.error.kind === 'timeout') return timedOut(outcome());
  await timed('data', optional.settle);
  const backend = backendDown ?? outcome();
  if (begun) frameData?.keep(locale, queryClient, begun);
  // Also of what is missing: a page that is not found expires when it comes into being.
  const tags = pageTags(queryClient.getQueryCache().getAll());
  if (status === 404) dropMissing(queryClient);
  const isEmpty = status === 200 && hasNoData(queryClient, restored);
  const hadPending = dropPendingQueries(context);

  const time = Date.now();
  const rendered = await timed('render', () =>
    renderTree(context, prepared, { pathname, search }, report, deadlines.render, {
      session: GUEST,
      time,
    }),
  );
  if (!rendered) return { ...(await renderFrame(request)), degraded: true, backend };
  return {
    kind: 'page',
    status,
    route: prepared.route.path,
    ...rendered,
    state: dehydrate(queryClient, {
      time,
      search,
      shown: shownData,
      texts: loadedTexts(context.i18n),
      absent: absent?.list() ?? [],
      error: prepared.error,
    }),
    config: request.config,
    sources: prepared.error ? [] : sourcesOfRendered(prepared.route.path),
    degraded: hadPending || status >= 500,
    hasNoData: isEmpty,
    tags,
    backend,
  };
}
