import { act } from '@testing-library/react';
import { type Root, hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, vi } from 'vitest';
import { cookiesOf } from '#tests/server/member.ts';
import { PATIENT } from '#tests/server/page-server.ts';
import type { TestMarket } from '#mocks/test.ts';
import { prepareShop } from '#/app/prepare-shop.tsx';
import type { SsrPayload } from '#/app/ssr-payload.ts';
import { provideRuntimeConfig } from '#/config/runtime.ts';
import type { AppContext } from '#/router/types.ts';
import { absentExtensions } from '#/server/absent-extensions.ts';
import { memberSearch } from '#/server/address.ts';
import { answerReader } from '#/server/answers.ts';
import type { DocumentParts } from '#/server/document.ts';
import { memberOf } from '#/server/member/member.ts';
import { type MemberAnswer, renderMember } from '#/server/member/render-member.ts';
import { offsetIn } from '#/server/member/zone.ts';
import { type PageAnswer, renderPage } from '#/server/render-page.tsx';
import { provideWorlds } from '#/server/world.ts';
import { writeToken } from '#/session/change-session.ts';
import { restoreSession } from '#/session/session.ts';
import { ORIGIN } from './open-shop.tsx';

/** Runs as a server does: without a window. */
async function onServer<T>(
  address: string,
  render: (report: (problem: unknown) => void) => Promise<T>,
) {
  vi.stubGlobal('window', undefined);
  provideWorlds();
  const problems: unknown[] = [];
  const answer = await render((problem) => problems.push(problem));
  vi.unstubAllGlobals();
  // The server's renderer leaves the values of contexts of its last tree, which the browser's would read.
  await prerenderToNodeStream(<i />);
  expect(problems, address).toEqual([]);
  return answer;
}

/** Renders a page of a member. */
export const memberPage = (
  fetch: TestMarket['fetch'],
  address: string,
  token: string,
  zone: string,
): Promise<MemberAnswer> =>
  onServer(address, (report) => {
    const { pathname, search } = new URL(address, ORIGIN);
    const member = memberOf({ headers: { cookie: cookiesOf(token, zone) } } as never);
    if (!member) throw new Error(`There is no zone ${zone}`);
    return renderMember({
      member,
      pathname,
      search: memberSearch(pathname, search) ?? '',
      origin: ORIGIN,
      config: {},
      baseUrl: ORIGIN,
      fetch,
      answers: answerReader(),
      report,
      deadlines: PATIENT,
      frameData: null,
      absent: absentExtensions(Infinity),
    });
  });

/** Renders a page of everybody. */
export const publicPage = (fetch: TestMarket['fetch'], address: string): Promise<PageAnswer> =>
  onServer(address, (report) => {
    const { pathname, search } = new URL(address, ORIGIN);
    return renderPage({
      pathname,
      search,
      origin: ORIGIN,
      config: {},
      baseUrl: ORIGIN,
      fetch,
      report,
      deadlines: PATIENT,
    });
  });

const hung = () => new Promise<Response>(() => undefined);

interface Browser {
  /** null: a guest */
  token: string | null;
  zone: string;
  /** by how many ms its clock is fast */
  clock?: number;
  /** what happens after the first hydration */
  afterwards?: (context: AppContext) => Promise<void>;
}

/** Hydrates a page. @returns differences, which React prints */
export async function hydratePage(
  { html, state, config }: Pick<DocumentParts, 'html' | 'state' | 'config'>,
  address: string,
  { token, zone, clock = 0, afterwards }: Browser,
): Promise<unknown[]> {
  const offset = offsetIn(zone);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + clock });
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', address);
  if (token !== null) writeToken(token);
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
  const { context, shop, rendered } = await prepareShop({
    baseUrl: ORIGIN,
    report: (problem) => found.push(problem),
    payload: JSON.parse(JSON.stringify(state)) as SsrPayload,
  });
  if (!rendered) found.push('the document is not used');
  let root: Root | null = null;
  await act(async () => {
    root = hydrateRoot(place, shop, { onRecoverableError: (error) => found.push(error) });
  });
  await afterwards?.(context);
  printed.mockRestore();
  await act(async () => root?.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  return found;
}
