// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook as render } from '@testing-library/react';
import { createElement } from 'react';
import { I18nContext } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#/api/error.ts';
import { createI18n } from '#/i18n/i18n.ts';
import { writeCookie } from '#/lib/cookie.ts';
import { deleteToken, SHOPPER_COOKIE } from '#/session/storage.ts';
import { writeToken } from '#/session/change-session.ts';
import { restoreSession } from '#/session/session.ts';
import { endSignIn, useSignInPanel } from '#/session/sign-in/panel-store.ts';
import { type Outcome, useAction } from '#/session/use-action.ts';
import type { Failed, Verdict, Write } from '#/session/write.ts';
import { useToasts } from '#/shared/toasts/store.ts';

/** Sets the cookie with the shopper's id; empty removes it. */
const setShopper = (shopper: string) => writeCookie(SHOPPER_COOKIE, shopper, shopper ? 60 : 0);

const refusal = (changes: Partial<ApiError> = {}) =>
  Object.assign(new ApiError('answer', 400, 'Sold out', 'cartSave', 200), changes);
const expired = () => new ApiError('answer', 401, '', 'cartSave', 200);
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

const client = new QueryClient();
const i18n = await createI18n('en');
const renderHook = <T,>(hook: () => T) =>
  render(hook, {
    wrapper: ({ children }) =>
      createElement(
        QueryClientProvider,
        { client },
        createElement(I18nContext, { value: { i18n } }, children),
      ),
  });

/** A write without a verdict, whose arguments `send` gets. */
const write = <Args extends unknown[], Result>(
  send: (...args: Args) => Promise<Result>,
): Write<Args, Result> => ({
  signInFor: 'cart',
  send: (_client, ...args) => send(...args),
  unverified: 'of no concern here',
});

function signInAs(token: string | null) {
  if (token === null) deleteToken();
  else writeToken(token);
  restoreSession();
}

beforeEach(() => {
  document.documentElement.hidden = false;
  setShopper('');
  window.sessionStorage.clear();
  useToasts.setState({ toasts: [] });
  signInAs('token-1');
});

describe('useAction', () => {
  it('sends one call for two presses, while it is pending and right after', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const send = vi.fn(() => promise);
    const { result } = renderHook(() => useAction(write(send)));
    const { run } = result.current;
    await act(async () => {
      const first = run();
      expect(await run()).toEqual({ done: false, error: null });
      resolve('sent');
      expect(await first).toEqual({ done: true, result: 'sent' });
      expect(await run()).toEqual({ done: false, error: null });
    });
    expect(send).toHaveBeenCalledTimes(1);
    expect(result.current.busy).toBe(false);
  });

  it('can be repeated at once after a failure, and later after a success', async () => {
    vi.useFakeTimers();
    const send = vi.fn().mockRejectedValueOnce(refusal()).mockResolvedValue('sent');
    const { result } = renderHook(() => useAction(write(send)));
    await act(() => result.current.run());
    await act(() => result.current.run());
    vi.advanceTimersByTime(500);
    await act(() => result.current.run());
    expect(send).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it('takes back what the try before has said, also while the next one is pending', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const send = vi.fn().mockRejectedValueOnce(refusal()).mockReturnValue(promise);
    const { result } = renderHook(() => useAction(write(send)));
    await act(() => result.current.run());
    expect(toasts()).toEqual(['Sold out']);
    await act(async () => {
      const next = result.current.run();
      expect(toasts()).toEqual([]);
      resolve('sent');
      await next;
    });
  });

  it('sends a call with other arguments right after a success', async () => {
    const send = vi.fn((id: number) => Promise.resolve(id));
    const { result } = renderHook(() => useAction(write(send)));
    await act(() => result.current.run(1));
    await act(() => result.current.run(1));
    await act(() => result.current.run(2));
    expect(send.mock.calls).toEqual([[1], [2]]);
  });

  it('sends one call for two presses of a form, which builds a new body for each', async () => {
    const send = vi.fn((_body: object) => Promise.resolve('sent'));
    const { result } = renderHook(() => useAction(write(send)));
    await act(() => result.current.run({ name: 'Mali', lines: [{ id: 1 }] }));
    await act(() => result.current.run({ name: 'Mali', lines: [{ id: 1 }] }));
    expect(send).toHaveBeenCalledTimes(1);
    await act(() => result.current.run({ name: 'Mali', lines: [{ id: 2 }] }));
    await act(() => result.current.run(new File(['a'], 'a.png')));
    await act(() => result.current.run(new File(['b'], 'b.png')));
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('runs overlapping calls if the caller prevents repeated ones', async () => {
    const send = vi.fn((id: number) => Promise.resolve(id));
    const { result } = renderHook(() => useAction(write(send), { concurrent: true }));
    await act(() => Promise.all([result.current.run(1), result.current.run(2)]));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('shows an error as a toast, in the form, or leaves it to the caller', async () => {
    const send = () => Promise.reject(refusal());
    const toast = renderHook(() => useAction(write(send)));
    await act(() => toast.result.current.run());
    expect(toasts()).toEqual(['Sold out']);
    useToasts.setState({ toasts: [] });

    const inline = renderHook(() => useAction(write(send), { errors: 'inline' }));
    await act(() => inline.result.current.run());
    expect(inline.result.current.failure?.problem).toBe('Sold out');
    const none = renderHook(() => useAction(write(send), { errors: 'none' }));
    const outcome = await act(() => none.result.current.run());
    expect(outcome).toMatchObject({
      error: { message: 'Sold out' },
      isUnknown: false,
      problem: 'Sold out',
    });
    expect([toasts(), none.result.current.failure]).toEqual([[], null]);
  });

  it.each([refusal({ isSessionExpired: true }), new ApiError('cancelled', 0, '', 'cartSave', 0)])(
    'shows no toast for an error that is shown elsewhere, or for none',
    async (failure) => {
      const send = () => Promise.reject(failure);
      const { result } = renderHook(() => useAction(write(send)));
      await act(() => result.current.run());
      expect(toasts()).toEqual([]);
    },
  );

  it('throws other errors than those of calls', async () => {
    const { result } = renderHook(() =>
      useAction(write(() => Promise.reject(new TypeError('bug')))),
    );
    await act(() => expect(result.current.run()).rejects.toThrow('bug'));
  });

  it('asks a guest to sign in first, and sends nothing if the panel is closed', async () => {
    signInAs(null);
    const send = vi.fn(() => Promise.resolve('sent'));
    const { result } = renderHook(() => useAction(write(send), { visitor: true }));
    await act(async () => {
      const running = result.current.run();
      expect(useSignInPanel.getState()).toMatchObject({ open: true, visitor: true });
      endSignIn(false);
      expect(await running).toEqual({ done: false, error: null });
      const again = result.current.run();
      endSignIn(true);
      expect(await again).toEqual({ done: true, result: 'sent' });
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('repeats the call once after a sign-in, if the session has expired', async () => {
    const send = vi.fn().mockRejectedValueOnce(expired()).mockResolvedValue('sent');
    const { result } = renderHook(() => useAction(write(send)));
    await act(async () => {
      const running = result.current.run();
      await expect.poll(() => useSignInPanel.getState().open).toBe(true);
      endSignIn(true);
      expect(await running).toEqual({ done: true, result: 'sent' });
    });
    expect(send).toHaveBeenCalledTimes(2);
    expect(toasts()).toEqual([]);
  });

  it.each(['signs in', 'signs out'])(
    'sends nothing and reloads if another shopper %s, and no event says so',
    async (what) => {
      setShopper('m1');
      restoreSession();
      const send = vi.fn(() => Promise.resolve('sent'));
      const { result } = renderHook(() => useAction(write(send)));
      if (what === 'signs in') {
        writeToken('token-2');
        setShopper('m2');
      } else {
        deleteToken();
        setShopper('');
      }
      expect(await act(() => result.current.run())).toEqual({ done: false, error: null });
      expect(send).not.toHaveBeenCalled();
      expect(document.documentElement.hidden).toBe(true);
    },
  );

  it('does not repeat a call for another shopper, who signs in while it is pending', async () => {
    setShopper('m1');
    restoreSession();
    const send = vi.fn(() => {
      writeToken('token-2');
      setShopper('m2');
      return Promise.reject(expired());
    });
    const { result } = renderHook(() => useAction(write(send)));
    expect(await act(() => result.current.run())).toEqual({ done: false, error: null });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('opens no sign-in panel if the call needs no session', async () => {
    signInAs(null);
    const { result } = renderHook(() =>
      useAction({ ...write(() => Promise.resolve(1)), signInFor: null }),
    );
    expect(await act(() => result.current.run())).toEqual({ done: true, result: 1 });
    expect(useSignInPanel.getState().open).toBe(false);
  });
});

const lost = () => new ApiError('timeout', 0, '', 'cartDelete', 0);
/** The answer of a limit before the backend. */
const turnedAway = () => new ApiError('malformed', 0, '', 'cartDelete', 429);

/** Runs a write on line 7 that fails, with what is read afterwards. */
async function runFailing(
  failure: ApiError,
  verify: (failed: Failed, id: number) => Promise<Verdict<string>>,
): Promise<Outcome<string>> {
  const { result } = renderHook(() =>
    useAction<[id: number], string>({
      signInFor: 'cart',
      send: () => Promise.reject(failure),
      verify,
      explain: ({ error }, id) => `line ${id}: ${error.kind}`,
    }),
  );
  return act(() => result.current.run(7));
}

describe('useAction, after a call that failed', () => {
  it.each([refusal(), lost()])(
    'is done if what the call requests is true afterwards, without a message (%#)',
    async (failure) => {
      const verify = vi.fn(() => Promise.resolve({ done: true as const, result: 'found' }));
      const outcome = await runFailing(failure, verify);
      expect(outcome).toEqual({ done: true, result: 'found', despite: failure });
      expect(verify).toHaveBeenCalledWith({ client, error: failure }, 7);
      expect(toasts()).toEqual([]);
    },
  );

  it('shows the sentence of the write if it is not done, and says whether that is known', async () => {
    const notDone = await runFailing(lost(), () => Promise.resolve('notDone'));
    expect(notDone).toMatchObject({ done: false, isUnknown: false, problem: 'line 7: timeout' });
    const unknown = await runFailing(lost(), () => Promise.resolve(false));
    expect(unknown).toMatchObject({ done: false, isUnknown: true, problem: 'line 7: timeout' });
    expect(toasts()).toEqual(['line 7: timeout']);
  });

  it('does not know whether a call without a response has happened if the read fails as well', async () => {
    const failing = () => Promise.reject(lost());
    expect(await runFailing(lost(), failing)).toMatchObject({ isUnknown: true });
    expect(await runFailing(refusal(), failing)).toMatchObject({ isUnknown: false });
    expect(await runFailing(turnedAway(), failing)).toMatchObject({ isUnknown: false });
    await expect(runFailing(lost(), () => Promise.reject(new TypeError('bug')))).rejects.toThrow(
      'bug',
    );
  });

  it('is read again before it is sent again, because it may have arrived late', async () => {
    const verify = vi.fn<(failed: Failed, body: object) => Promise<boolean>>();
    verify.mockResolvedValueOnce(false).mockResolvedValueOnce(true).mockResolvedValue(false);
    const send = vi.fn(() => Promise.reject(lost()));
    const { result } = renderHook(() =>
      useAction<[body: object], unknown>({ signInFor: 'cart', send, verify }),
    );
    const run = async (name: string) => await act(() => result.current.run({ name }));
    expect(await run('Mali')).toMatchObject({ isUnknown: true });
    expect(await run('Mali')).toMatchObject({ done: true, despite: lost() });
    expect(send).toHaveBeenCalledTimes(1);
    await run('Som');
    await run('Dao');
    expect(send).toHaveBeenCalledTimes(3);
    expect(verify).toHaveBeenCalledTimes(4);
  });

  it('reads nothing if the session has ended', async () => {
    const verify = vi.fn();
    const { result } = renderHook(() =>
      useAction({ signInFor: null, send: () => Promise.reject(expired()), verify }),
    );
    await act(() => result.current.run());
    expect(verify).not.toHaveBeenCalled();
  });

  it('is busy until it is read, sends no second call meanwhile, and none right after', async () => {
    const { promise, resolve } = Promise.withResolvers<Verdict<string>>();
    const send = vi.fn(() => Promise.reject(lost()));
    const { result } = renderHook(() =>
      useAction<[], string>({ signInFor: 'cart', send, verify: () => promise }),
    );
    const first = await act(() => Promise.resolve({ running: result.current.run() }));
    expect(result.current.busy).toBe(true);
    expect(await result.current.run()).toEqual({ done: false, error: null });
    await act(async () => {
      resolve({ done: true, result: 'found' });
      expect(await first.running).toMatchObject({ done: true });
    });
    expect(await result.current.run()).toEqual({ done: false, error: null });
    expect(send).toHaveBeenCalledTimes(1);
    expect(result.current.busy).toBe(false);
  });
});
