/** Pages of shoppers: rendered for one request each, kept nowhere. */
import { LANGUAGES, localeOfPath } from '#/i18n/languages.ts';
import type { AbsentExtensions } from '#/api/context.ts';
import { absentExtensions } from '../absent-extensions.ts';
import { answerReader } from '../answers.ts';
import { bodyOf } from '../body.ts';
import { DEADLINES, type Deadlines, type PageDeadlines } from '../deadlines.ts';
import type { Documents } from '../document.ts';
import type { FrameDataCache } from '../frame-data.ts';
import { WHOLE } from '../frame-pages.ts';
import type { PageOptions, Source } from '../page-options.ts';
import { renderQueue, type RenderQueue } from '../render-queue.ts';
import type { MemberDocument } from './document.ts';
import type { Member } from './member.ts';
import { type MemberAnswer, renderMember } from './render-member.ts';

const PRIVATE = { 'Cache-Control': 'private, no-store' } as const;

/** Fewer than pages of everybody, which one rendering serves to many. Browsers get the frame instead of waiting. */
const QUEUE = { running: 8, waiting: 40 };
/** While as many pages of everybody are being rendered, none is begun for a shopper. */
const BUSY = 16;

/** What pages of everybody have found out; nothing of a shopper is added. */
interface Shared {
  queue: Pick<RenderQueue, 'running' | 'waiting'>;
  frameData: Pick<FrameDataCache, 'restore'> | null;
  absent?: AbsentExtensions;
}

interface MemberAddress {
  url: URL;
  /** the query with the parameters that the page reads */
  search: string;
}

/** A browser gets the frame at the end of its deadline, so calls that take longer are useless. */
const forBrowser = ({ late, lateAfter, frame, ...others }: PageDeadlines): Deadlines => ({
  ...others,
  late: Math.max(0, Math.min(late, frame - lateAfter)),
  lateAfter,
  hard: frame,
});

/** Renders the pages of shoppers. Resolves to null if the browser has to load the page in its frame. */
export function memberPages(assemble: Documents, shared: Shared, options: PageOptions) {
  const { breaker, cached, deadlines = DEADLINES, answers = answerReader() } = options;
  const queue = renderQueue(QUEUE);
  const isBusy = () =>
    queue.running() >= QUEUE.running ||
    shared.queue.waiting() > 0 ||
    shared.queue.running() >= BUSY;
  // Whether her calls fail says nothing about those of others, so that they do not open the breaker.
  const isDown = () => cached && breaker.state() !== 'closed';

  return async (
    { url, search }: MemberAddress,
    { origin, baseUrl, fetch }: Source,
    member: Member,
  ): Promise<MemberDocument | null> => {
    const isWhole = url.searchParams.has(WHOLE);
    if (isDown() || (!isWhole && isBusy())) return null;
    const limits = isWhole ? deadlines : forBrowser(deadlines);
    const render = () =>
      renderMember({
        member,
        pathname: url.pathname,
        search,
        origin,
        baseUrl,
        ...(fetch && { fetch }),
        answers,
        config: options.config(),
        report: options.report,
        deadlines: limits,
        frameData: shared.frameData,
        absent: shared.absent ?? absentExtensions(Infinity),
      });
    const answer = await queue.run(render).catch((error: unknown) => {
      options.report(error);
      return null;
    });
    return answer && documentOf(assemble, LANGUAGES[localeOfPath(url.pathname)].tag, answer);
  };
}

function documentOf(assemble: Documents, tag: string, answer: MemberAnswer): MemberDocument | null {
  if (answer.kind === 'frame') return null;
  if (answer.kind === 'redirect')
    return {
      status: 302,
      headers: { ...PRIVATE, Location: answer.location },
      body: null,
      degraded: false,
    };
  return {
    status: answer.status,
    headers: {
      ...PRIVATE,
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
    },
    body: bodyOf(assemble(tag, answer.parts)),
    degraded: answer.degraded,
  };
}
