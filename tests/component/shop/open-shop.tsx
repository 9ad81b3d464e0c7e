import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import type { Fault } from '#mocks/sandbox/switches.ts';
import { type TestMarket, testMarket } from '#mocks/test.ts';
import { checkResponses } from '#/api/validation-rules.ts';
import { prepareShop } from '#/app/prepare-shop.tsx';
import { useHeartStore } from '#/domain/product/card-presses.ts';
import { endSession, writeToken } from '#/session/change-session.ts';
import { restoreSession } from '#/session/session.ts';
import { clearDraft } from '#/session/sign-in/draft.ts';
import { useSignInPanel } from '#/session/sign-in/panel-store.ts';
import { useToasts } from '#/shared/toasts/store.ts';
// Before anything starts a timer.
import './pass-time.ts';

export const ORIGIN = 'http://localhost:3000';

/** Resets stores and storage, which survive a test. */
function resetBrowserState() {
  restoreSession();
  endSession();
  window.localStorage.clear();
  window.sessionStorage.clear();
  useToasts.setState({ toasts: [] });
  useHeartStore.setState(useHeartStore.getInitialState(), true);
  useSignInPanel.setState(useSignInPanel.getInitialState());
  clearDraft();
}

async function signIn(fetch: TestMarket['fetch'], email: string) {
  const answer = await fetch(
    new Request(`${ORIGIN}/api/front/login/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'Lychee-2026' }),
    }),
  );
  const { data } = (await answer.json()) as { data: { token: string } };
  writeToken(data.token);
  restoreSession();
}

/** Fails a test on any deviation from the contract. */
function refuse(problem: string): never {
  throw new Error(problem);
}

/**
 * Renders the whole shop at an address, with a new market. Every response is validated strictly.
 * @param path may depend on the state of the market after `before`
 * @param options.as email of the account that is signed in
 * @param options.absent operations that the backend does not have
 * @param options.faults operations that fail from the start
 * @param options.profile backend that the market imitates
 * @param options.answer replaces responses of the market; null keeps the market's
 * @param options.before changes the market after signing in, before the shop is rendered
 */
export async function openShop(
  path: string | ((market: TestMarket['market']) => string),
  {
    as,
    absent = [],
    faults = {},
    profile,
    before,
    answer,
    delay = 0,
  }: {
    as?: string;
    absent?: readonly OperationId[];
    faults?: Partial<Record<OperationId, Fault>>;
    profile?: string;
    before?: (market: TestMarket['market']) => void;
    answer?: (request: Request) => Response | Promise<Response> | null;
    delay?: number;
  } = {},
) {
  const market = testMarket(profile);
  for (const operation of absent) market.switches.faults.set(operation, { fault: 'absent' });
  for (const [operation, fault] of Object.entries(faults))
    market.switches.faults.set(operation as OperationId, { fault });
  const calls: Request[] = [];
  const held = new Map<string, Promise<void>>();
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(request);
    await held.get(new URL(request.url).pathname);
    return answer?.(request) ?? market.fetch(request);
  });
  /** Holds back calls to an address. @returns sends them to the market */
  function hold(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    held.set(path, promise);
    return () => {
      held.delete(path);
      resolve();
    };
  }
  resetBrowserState();
  if (as) await signIn(market.fetch, as);
  before?.(market.market);
  market.switches.delay = delay;
  window.history.replaceState(null, '', typeof path === 'string' ? path : path(market.market));

  const { context, shop } = await prepareShop({
    baseUrl: ORIGIN,
    check: checkResponses(true),
    report: refuse,
  });
  await act(async () => void render(shop));
  await waitFor(() => expect(document.querySelector('main .page-skeleton')).toBeNull());
  return {
    ...market,
    calls,
    hold,
    user: userEvent.setup(),
    t: context.i18n.t,
    i18n: context.i18n,
    queryClient: context.queryClient,
  };
}

/** Calls to an address so far. */
export const callsTo = (calls: Request[], path: string): Request[] =>
  calls.filter(({ url }) => new URL(url).pathname === path);
