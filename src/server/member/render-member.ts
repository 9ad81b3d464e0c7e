/**
 * Rendering of a shopper's page for the token of her request. Nothing that is returned here has an ETag, a `Link` header or
 * an entry of a cache: see `MemberAnswer`.
 */
import { type OperationId, operations } from '#generated/operations.ts';
import type { AbsentExtensions, ApiContext } from '#/api/context.ts';
import { isSignInNeeded } from '#/api/error-class.ts';
import { isApiError } from '#/api/error.ts';
import {
  markOf,
  type PayloadOwner,
  dehydrate,
  dropPendingQueries,
  type SsrPayload,
} from '#/app/ssr-payload.ts';
import { loadedTexts } from '#/i18n/i18n.ts';
import { bareOf, LANGUAGES, localeOfPath } from '#/i18n/languages.ts';
import { frameQueries } from '#/layout/frame-queries.ts';
import { accountQueries, headerQueries } from '#/layout/member-queries.ts';
import { findRoute, prepare, type Prepared } from '#/router/prepare.ts';
import { type AppContext, Redirect } from '#/router/types.ts';
import { routes } from '#/routes.ts';
import { absentExtensions } from '../absent-extensions.ts';
import { type AnswerReader, fetchUntil } from '../answers.ts';
import { type Deadlines, pageMs, startClock, withinTime } from '../deadlines.ts';
import type { DocumentParts } from '../document.ts';
import type { FrameDataCache } from '../frame-data.ts';
import { dropMissing, type PageRequest, sourcesOfRendered } from '../render-page.tsx';
import { requestId, timed } from '../request-context.ts';
import { shownData } from '../shown-data.ts';
import { statusOf } from '../status.ts';
import { createAppContext, inWorld, renderTree } from '../world.ts';
import type { Member } from './member.ts';
import { readsOnly } from './reads-only.ts';
import { withoutTexts } from './without-texts.ts';

interface MemberRequest extends Pick<
  PageRequest,
  'pathname' | 'search' | 'origin' | 'config' | 'baseUrl' | 'fetch' | 'report'
> {
  member: Member;
  answers: AnswerReader;
  deadlines: Deadlines;
  /** data of the frame that pages of everybody have loaded; read only */
  frameData: Pick<FrameDataCache, 'restore'> | null;
  /** extensions that the backend lacks for guests */
  absent: AbsentExtensions;
}

/** `frame`: the browser has to load the page itself, because the session has expired, or a call failed or was late. */
export type MemberAnswer =
  | { kind: 'frame' }
  | { kind: 'redirect'; location: string }
  | {
      kind: 'page';
      status: 200 | 404;
      /** some data is missing, which the browser loads */
      degraded: boolean;
      parts: DocumentParts;
    };

const FRAME: MemberAnswer = { kind: 'frame' };

/** Notes the local times that a page shows, for `PayloadOwner`. */
function noteTimes(offset: Member['offset']) {
  const times = new Map<number, number>();
  return {
    offset(date: Date): number {
      const minutes = offset(date);
      times.set(date.getTime(), minutes);
      return minutes;
    },
    list: (): PayloadOwner['times'] => [...times],
  };
}

const isPublic = (id: OperationId | 'unknown') =>
  id === 'unknown' || operations[id].signIn === 'public';

/**
 * What is known to be absent: for this request, because it may depend on the shopper; of calls that carry no token, for all.
 */
function absentFor(shared: AbsentExtensions) {
  const own = absentExtensions(Infinity);
  const of = (operation: OperationId) => (isPublic(operation) ? shared : own);
  return {
    own: own.list,
    all: {
      has: (operation: OperationId) => of(operation).has(operation),
      add: (operation: OperationId) => of(operation).add(operation),
      list: () => [...shared.list(), ...own.list()],
    },
  };
}

const hasExpired = ({ queryClient }: AppContext, error: unknown): boolean =>
  [
    error,
    ...queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.error),
  ].some((problem) => isApiError(problem) && problem.sentToken && isSignInNeeded(problem));

/** Renders the page of an address for a shopper, within the deadlines. */
export async function renderMember(request: MemberRequest): Promise<MemberAnswer> {
  const { member, origin, config, baseUrl, pathname, deadlines } = request;
  const clock = startClock(deadlines);
  const report = (problem: unknown) => request.report(withoutTexts(problem));
  const calls = request.answers.open(clock.signal, report);
  const send = readsOnly(baseUrl, request.fetch ?? fetchUntil);
  const times = noteTimes(member.offset);
  const absent = absentFor(request.absent);
  const api: ApiContext = {
    baseUrl,
    language: LANGUAGES[localeOfPath(pathname)].tag,
    // What everybody may read is read as by a guest: a backend may personalize it.
    token: (operation) => (isPublic(operation) ? null : member.token),
    signal: clock.signal,
    fetch: (call) => calls.call(call, send),
    report,
    log: report,
    requestId: requestId() ?? '',
    absent: absent.all,
  };
  const countries = new Map<string, string>();
  const world = { api, origin, config, offset: times.offset, countries };
  try {
    const tools = { absent, clock, times, countries, report };
    return await withinTime(
      inWorld(world, () => answer(request, tools)),
      pageMs(deadlines),
    );
  } catch (error) {
    if (error instanceof Redirect)
      return {
        kind: 'redirect',
        location: LANGUAGES[localeOfPath(pathname)].prefix + error.to,
      };
    report(error);
    return FRAME;
  } finally {
    clock.stop();
    calls.close();
  }
}

interface Tools {
  absent: ReturnType<typeof absentFor>;
  clock: ReturnType<typeof startClock>;
  times: ReturnType<typeof noteTimes>;
  countries: ReadonlyMap<string, string>;
  report: (problem: unknown) => void;
}

async function answer(request: MemberRequest, tools: Tools): Promise<MemberAnswer> {
  const { member, pathname, search, frameData, deadlines } = request;
  const { clock, countries, report } = tools;
  const locale = localeOfPath(pathname);
  const bare = bareOf(locale, pathname);
  const { shell, path } = findRoute(routes, bare).route;
  const optional = clock.deferOptional();
  const context = await createAppContext(locale, path, optional.defer, 1, {
    signedIn: () => true,
    frameQueries: [...frameQueries, ...headerQueries, ...(shell ? accountQueries : [])],
  });
  const { queryClient } = context;
  frameData?.restore(locale, queryClient);

  const prepared = await timed('data', () => prepare(routes, context, bare, search));
  const status = statusOf(prepared.error);
  if (status !== 200 && status !== 404) return fallBack(context, prepared, report);
  await timed('data', optional.settle);
  if (hasExpired(context, prepared.error)) return FRAME;
  if (status === 404) dropMissing(queryClient);
  const degraded = dropPendingQueries(context);

  const time = Date.now();
  const rendered = await timed('render', () =>
    renderTree(context, prepared, { pathname, search }, report, deadlines.render, {
      session: member.session,
      time,
    }),
  );
  if (!rendered) return FRAME;
  const { html, head } = rendered;
  const parts = {
    html,
    head,
    config: { ...request.config, countries: [...countries] },
    route: prepared.route.path,
    sources: prepared.error ? [] : sourcesOfRendered(prepared.route.path),
    state: payloadOf(request, tools, context, prepared, time),
  };
  return { kind: 'page', status, degraded, parts };
}

/** An expired session and a late backend are no faults. */
function fallBack(
  context: AppContext,
  { error }: Prepared,
  report: (problem: unknown) => void,
): MemberAnswer {
  const isLate = isApiError(error) && error.kind === 'timeout';
  if (!isLate && !hasExpired(context, error)) report(error);
  return FRAME;
}

function payloadOf(
  { member, search, absent: shared }: MemberRequest,
  { absent, times }: Tools,
  { queryClient, i18n }: AppContext,
  { error }: Prepared,
  time: number,
): SsrPayload {
  return {
    ...dehydrate(queryClient, {
      time,
      search,
      shown: shownData,
      texts: loadedTexts(i18n),
      absent: shared.list(),
      error,
    }),
    owner: {
      token: markOf(member.token),
      times: times.list(),
      absent: absent.own(),
    },
  };
}
