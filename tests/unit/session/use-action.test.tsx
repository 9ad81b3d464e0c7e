// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#/api/error.ts';
import { deleteToken } from '#/session/storage.ts';
import { deleteShopper, writeToken } from '#/session/write-storage.ts';
import { restoreSession } from '#/session/session.ts';
import { endSignIn, useSignInPanel } from '#/session/sign-in/panel-store.ts';
import { useAction } from '#/session/use-action.ts';
import { useToasts } from '#/shared/toasts/store.ts';

const refusal = (changes: Partial<ApiError> = {}) =>
  Object.assign(new ApiError('answer', 400, 'Sold out', 'cartSave', 200), changes);
const expired = () => new ApiError('answer', 401, '', 'cartSave', 200);
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

function signInAs(token: string | null) {
  if (token === null) deleteToken();
  else writeToken(token);
  restoreSession();
}

beforeEach(() => {
  deleteShopper();
  window.sessionStorage.clear();
  useToasts.setState({ toasts: [] });
  signInAs('token-1');
});

describe('useAction', () => {
  it('sends one call for two presses, while it is pending and right after', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const send = vi.fn(() => promise);
    const { result } = renderHook(() => useAction(send));
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
    const { result } = renderHook(() => useAction(send));
    await act(() => result.current.run());
    await act(() => result.current.run());
    vi.advanceTimersByTime(500);
    await act(() => result.current.run());
    expect(send).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it('sends a call with other arguments right after a success', async () => {
    const send = vi.fn((id: number) => Promise.resolve(id));
    const { result } = renderHook(() => useAction(send));
    await act(() => result.current.run(1));
    await act(() => result.current.run(1));
    await act(() => result.current.run(2));
    expect(send.mock.calls).toEqual([[1], [2]]);
  });

  it('runs overlapping calls if the caller prevents repeated ones', async () => {
    const send = vi.fn((id: number) => Promise.resolve(id));
    const { result } = renderHook(() => useAction(send, { concurrent: true }));
    await act(() => Promise.all([result.current.run(1), result.current.run(2)]));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('shows an error as a toast, in the form, or leaves it to the caller', async () => {
    const send = () => Promise.reject(refusal());
    const toast = renderHook(() => useAction(send));
    await act(() => toast.result.current.run());
    expect(toasts()).toEqual(['Sold out']);
    useToasts.setState({ toasts: [] });

    const inline = renderHook(() => useAction(send, { errors: 'inline' }));
    await act(() => inline.result.current.run());
    expect(inline.result.current.error?.message).toBe('Sold out');
    const none = renderHook(() => useAction(send, { errors: 'none' }));
    const outcome = await act(() => none.result.current.run());
    expect(outcome).toMatchObject({ done: false, error: { message: 'Sold out' } });
    expect([toasts(), none.result.current.error]).toEqual([[], null]);
  });

  it.each([refusal({ isSessionExpired: true }), new ApiError('cancelled', 0, '', 'cartSave', 0)])(
    'shows no toast for an error that is shown elsewhere, or for none',
    async (failure) => {
      const send = () => Promise.reject(failure);
      const { result } = renderHook(() => useAction(send));
      await act(() => result.current.run());
      expect(toasts()).toEqual([]);
    },
  );

  it('throws other errors than those of calls', async () => {
    const { result } = renderHook(() => useAction(() => Promise.reject(new TypeError('bug'))));
    await act(() => expect(result.current.run()).rejects.toThrow('bug'));
  });

  it('asks a guest to sign in first, and sends nothing if the panel is closed', async () => {
    signInAs(null);
    const send = vi.fn(() => Promise.resolve('sent'));
    const { result } = renderHook(() => useAction(send, { visitor: true }));
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
    const { result } = renderHook(() => useAction(send));
    await act(async () => {
      const running = result.current.run();
      await expect.poll(() => useSignInPanel.getState().open).toBe(true);
      endSignIn(true);
      expect(await running).toEqual({ done: true, result: 'sent' });
    });
    expect(send).toHaveBeenCalledTimes(2);
    expect(toasts()).toEqual([]);
  });

  it('opens no sign-in panel if the call needs no session', async () => {
    signInAs(null);
    const { result } = renderHook(() => useAction(() => Promise.resolve(1), { signIn: false }));
    expect(await act(() => result.current.run())).toEqual({ done: true, result: 1 });
    expect(useSignInPanel.getState().open).toBe(false);
  });
});
