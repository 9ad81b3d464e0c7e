import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import type { Fault } from '../../../mocks/sandbox/switches.ts';
import { type TestMarket, testMarket } from '../../../mocks/test.ts';
import { clearToken, storeToken } from '../../../src/api/session-change.ts';
import { startValidation } from '../../../src/api/validation-rules.ts';
import { prepareShop } from '../../../src/app/prepare-shop.tsx';
import { clearDraft } from '../../../src/features/sign-in/draft.ts';
import { useSignInPanel } from '../../../src/features/sign-in/panel-store.ts';
import { useToasts } from '../../../src/features/toasts/store.ts';

export const ORIGIN = 'http://localhost:3000';

/** Resets stores and storage, which outlive a test. */
function resetBrowserState() {
  clearToken();
  window.localStorage.clear();
  window.sessionStorage.clear();
  useToasts.setState({ toasts: [] });
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
  storeToken(data.token);
}

/** Fails a test on any deviation from the contract. */
function refuse(problem: string): never {
  throw new Error(problem);
}

/**
 * The whole shop at an address, with a market of its own behind it; every answer is checked strictly.
 * @param path may be made of what the market holds after `before`
 * @param options.absent operations that this backend does not have
 * @param options.faults operations that fail from the beginning
 * @param options.profile the backend that the market answers like
 * @param options.delay latency of every call after signing in, in ms
 * @param options.answer answers calls in place of the market; null leaves them to it
 * @param options.before what happens on the market after signing in, before the shop is opened
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
    answer?: (request: Request) => Response | null;
    delay?: number;
  } = {},
) {
  const market = testMarket(profile);
  for (const operation of absent) market.switches.faults.set(operation, { fault: 'absent' });
  for (const [operation, fault] of Object.entries(faults))
    market.switches.faults.set(operation as OperationId, { fault });
  const calls: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(request);
    return answer?.(request) ?? market.fetch(request);
  });
  resetBrowserState();
  if (as) await signIn(market.fetch, as);
  before?.(market.market);
  market.switches.delay = delay;
  window.history.replaceState(null, '', typeof path === 'string' ? path : path(market.market));

  startValidation(true);
  const { context, shop } = await prepareShop({ baseUrl: ORIGIN, report: refuse });
  render(shop);
  await waitFor(() => expect(document.querySelector('main .page-skel')).toBeNull());
  return {
    ...market,
    calls,
    user: userEvent.setup(),
    t: context.i18n.t,
    queryClient: context.queryClient,
  };
}

/** Calls to an address so far. */
export const callsTo = (calls: Request[], path: string): Request[] =>
  calls.filter(({ url }) => new URL(url).pathname === path);
