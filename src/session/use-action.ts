import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { NOT_SIGNED_IN, resumeAfterSignIn } from './resume.ts';

/** The second press of a double click belongs to the first, even if the call has been answered in between. */
const DOUBLE_PRESS_MS = 500;

interface ActionOptions<Args extends unknown[]> {
  /** false for calls that need no session */
  signIn?: boolean;
  /** buying without an account may be offered */
  visitor?: boolean;
  /** `toast` by default; `inline`: as `error`, for a form; `none`: the caller handles the error of the outcome */
  errors?: 'toast' | 'inline' | 'none';
  /** text of the toast; the error's message by default */
  errorText?: (message: string, ...args: Args) => string;
  /** Calls may overlap: the caller prevents repeated ones. */
  concurrent?: boolean;
}

const isSame = (before: readonly unknown[] | null, args: readonly unknown[]): boolean =>
  before !== null &&
  before.length === args.length &&
  before.every((value, index) => Object.is(value, args[index]));

/** `error` is null if nothing was sent: the sign-in panel was closed, or the same action was running. */
export type Outcome<Result> =
  { done: true; result: Result } | { done: false; error: ApiError | null };

export interface Action<Args extends unknown[], Result> {
  /** Never throws an `ApiError`. */
  run: (...args: Args) => Promise<Outcome<Result>>;
  /** the call is pending; false while the sign-in panel is open */
  busy: boolean;
  /** why the last call failed, with `errors: 'inline'` */
  error: ApiError | null;
}

/** Whether an error is shown where it happened: the session's end is, and a cancelled call needs no message. */
export const isShownElsewhere = (error: ApiError): boolean =>
  error.kind === 'cancelled' || error.isSessionExpired;

/**
 * The one way to write: signs in first if needed and repeats the call afterwards, sends one call for repeated presses,
 * and shows the error.
 * @param send sends the call, with one or more generated mutations
 */
export function useAction<Args extends unknown[], Result>(
  send: (...args: Args) => Promise<Result>,
  {
    signIn = true,
    visitor = false,
    errors = 'toast',
    errorText,
    concurrent = false,
  }: ActionOptions<Args> = {},
): Action<Args, Result> {
  const { t } = useTranslation();
  const [pending, setPending] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);
  const isRunning = useRef(false);
  /** arguments of the last call that has just succeeded */
  const justDone = useRef<Args | null>(null);

  async function call(args: Args): Promise<Result> {
    setPending((count) => count + 1);
    try {
      return await send(...args);
    } finally {
      setPending((count) => count - 1);
    }
  }

  function lockBriefly(args: Args) {
    justDone.current = args;
    setTimeout(() => {
      if (justDone.current === args) justDone.current = null;
    }, DOUBLE_PRESS_MS);
  }

  function fail(failure: unknown, args: Args): Outcome<Result> {
    if (!isApiError(failure)) throw failure;
    const message = messageOf(failure, t);
    if (errors === 'inline') setError(failure);
    if (errors === 'toast' && !isShownElsewhere(failure))
      showToast('error', errorText?.(message, ...args) ?? message);
    return { done: false, error: failure };
  }

  async function run(...args: Args): Promise<Outcome<Result>> {
    if (isRunning.current || isSame(justDone.current, args)) return { done: false, error: null };
    isRunning.current = !concurrent;
    setError(null);
    try {
      const result = await (signIn ? resumeAfterSignIn(() => call(args), visitor) : call(args));
      if (result === NOT_SIGNED_IN) return { done: false, error: null };
      if (!concurrent) lockBriefly(args);
      return { done: true, result };
    } catch (failure) {
      return fail(failure, args);
    } finally {
      isRunning.current = false;
    }
  }

  return { run, busy: pending > 0, error };
}
