// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { type Root, hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TEST_MS } from '#tests/deadlines.ts';
import { cookiesOf, MALI, memberAddresses, tokenFor } from '#tests/server/member.ts';
import { PATIENT } from '#tests/server/page-server.ts';
import { type TestMarket, testMarket } from '#mocks/test.ts';
import { prepareShop } from '#/app/prepare-shop.tsx';
import type { SsrPayload } from '#/app/ssr-payload.ts';
import { provideRuntimeConfig } from '#/config/runtime.ts';
import { type Locale, LANGUAGES } from '#/i18n/languages.ts';
import { absentExtensions } from '#/server/absent-extensions.ts';
import { memberSearch } from '#/server/address.ts';
import { answerReader } from '#/server/answers.ts';
import type { DocumentParts } from '#/server/document.ts';
import { memberOf } from '#/server/member/member.ts';
import { type MemberAnswer, renderMember } from '#/server/member/render-member.ts';
import { offsetIn } from '#/server/member/zone.ts';
import { provideWorlds } from '#/server/world.ts';
import { endSession, writeToken } from '#/session/change-session.ts';
import { restoreSession } from '#/session/session.ts';
import { ORIGIN } from './open-shop.tsx';

// Once for a document; here one test has many.
vi.mock('#/shared/async/hydration.ts', async (load) => ({
  ...(await load<object>()),
  afterHydration: () => new Promise<void>(() => undefined),
}));

const hung = () => new Promise<Response>(() => undefined);

/** Renders a page as the server does: without a window. */
async function serverPage(
  fetch: TestMarket['fetch'],
  address: string,
  token: string,
  zone: string,
) {
  vi.stubGlobal('window', undefined);
  provideWorlds();
  const { pathname, search } = new URL(address, ORIGIN);
  const member = memberOf({ headers: { cookie: cookiesOf(token, zone) } } as never);
  if (!member) throw new Error(`There is no zone ${zone}`);
  const problems: unknown[] = [];
  const answer = await renderMember({
    member,
    pathname,
    search: memberSearch(pathname, search) ?? '',
    origin: ORIGIN,
    config: {},
    baseUrl: ORIGIN,
    fetch,
    answers: answerReader(),
    report: (problem) => problems.push(problem),
    deadlines: PATIENT,
    frameData: null,
    absent: absentExtensions(Infinity),
  });
  vi.unstubAllGlobals();
  // The server's renderer leaves the values of contexts of its last tree, which the browser's would read.
  await prerenderToNodeStream(<i />);
  expect(problems, address).toEqual([]);
  return answer;
}

let root: Root | null = null;
afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  endSession();
  vi.unstubAllGlobals();
});

/** Hydrates a page as a browser in a zone does. @returns differences, which React prints */
async function hydrated(
  { html, state, config }: DocumentParts,
  address: string,
  token: string,
  zone: string,
  clock: number,
) {
  const offset = offsetIn(zone);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + clock });
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', address);
  writeToken(token);
  restoreSession();
  provideRuntimeConfig(() => ({
    ...config,
    origin: ORIGIN,
    offset: (date) => offset?.(date) ?? 0,
  }));
  vi.stubGlobal('fetch', hung);
  const found: unknown[] = [];
  const printed = vi.spyOn(console, 'error').mockImplementation((...texts: unknown[]) => {
    // Two renderers take turns here.
    if (!String(texts[0]).includes('multiple renderers'))
      found.push(texts.join(' ').slice(0, 1500));
  });
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.replaceChildren(place);
  const { shop, rendered } = await prepareShop({
    baseUrl: ORIGIN,
    report: (problem) => found.push(problem),
    payload: JSON.parse(JSON.stringify(state)) as SsrPayload,
  });
  if (!rendered) found.push('the document is not used');
  await act(async () => {
    root = hydrateRoot(place, shop, { onRecoverableError: (error) => found.push(error) });
  });
  printed.mockRestore();
  await act(async () => root?.unmount());
  root = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  return found;
}

const DAY = 86_400_000;
/**
 * Every language; zones before and after the backend's, of whole and of quarter hours; both profiles; clocks of the browser
 * that are right, slow and fast, in ms.
 */
const PLACES: readonly [Locale, string, 'complete' | 'as-is', number][] = [
  ['zh-CN', 'America/St_Johns', 'complete', 0],
  ['en', 'Asia/Kathmandu', 'complete', DAY],
  ['fr', 'Asia/Shanghai', 'as-is', 0],
  ['th', 'Pacific/Kiritimati', 'as-is', -DAY],
  ['lao', 'Pacific/Pago_Pago', 'complete', 0],
];

interface Sent {
  address: string;
  token: string;
  answer: MemberAnswer;
}
const sent = new Map<string, Sent[]>();

// All before the first browser: what its pages began may end while there is no window.
beforeAll(async () => {
  for (const [locale, zone, profile] of PLACES) {
    const market = testMarket(profile);
    const token = await tokenFor(market.fetch, MALI);
    const pages: Sent[] = [];
    for (const path of memberAddresses(market, MALI)) {
      const address = LANGUAGES[locale].prefix + path;
      pages.push({ address, token, answer: await serverPage(market.fetch, address, token, zone) });
    }
    sent.set(zone, pages);
  }
}, 5 * TEST_MS);

it.each(PLACES)(
  'pages of a member in %s, in %s, of the %s market, by a clock that is %i ms fast, hydrate without a difference',
  async (_locale, zone, _profile, clock) => {
    const wrong: Record<string, unknown> = {};
    const pages = sent.get(zone) ?? [];
    expect(pages.length).toBeGreaterThan(25);
    for (const { address, token, answer } of pages) {
      const found =
        answer.kind === 'page'
          ? await hydrated(answer.parts, address, token, zone, clock)
          : [answer.kind];
      if (found.length > 0) wrong[address] = found;
    }
    expect(wrong).toEqual({});
  },
);
