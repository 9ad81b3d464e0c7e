import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { isSignInNeeded, mayHaveHappened } from '#/api/error-class.ts';
import { type ApiError, isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { useTryErrors } from '#/shared/toasts/use-try-errors.ts';
import type { Done, Failed, Verdict, Write } from './write.ts';
import { leaveIfReplaced } from './reload.ts';
import { hasSession } from './session.ts';
import { askToSignIn } from './sign-in/panel-store.ts';
import type { SignInReason } from './sign-in/reasons.ts';
import { readToken } from './storage.ts';

/** The shopper closed the sign-in panel, or another one has signed in. */
const NOT_SIGNED_IN = Symbol();

/**
 * Runs a call that needs a session. A guest signs in first; if the session has expired, the call is repeated after
 * sign-in. What one shopper requested is not sent for another.
 */
async function resumeAfterSignIn<T>(
  send: () => Promise<T>,
  reason: SignInReason,
  visitor: boolean,
): Promise<T | typeof NOT_SIGNED_IN> {
  const ask = () => askToSignIn(reason, { visitor, interrupts: true });
  const call = () => (leaveIfReplaced() ? NOT_SIGNED_IN : send());
  if (!hasSession() && !(await ask())) return NOT_SIGNED_IN;
  const sentWith = readToken();
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error) || !isSignInNeeded(error)) throw error;
    const hasNew = readToken() !== null && readToken() !== sentWith;
    if (!hasNew && !(await ask())) return NOT_SIGNED_IN;
    return call();
  }
}

/** The second press of a double click belongs to the first, even if the call has been answered in between. */
const DOUBLE_PRESS_MS = 500;

interface ActionOptions {
  /** buying without an account may be offered */
  visitor?: boolean;
  /** `toast` by default; `inline`: as `failure`, for a form; `none`: the caller handles the error of the outcome */
  errors?: 'toast' | 'inline' | 'none';
  /** Calls may overlap: the caller prevents repeated ones. */
  concurrent?: boolean;
}

/** By value: a form builds a new body for each press. Files and functions are compared by identity. */
const isSame = (before: readonly unknown[] | undefined, args: readonly unknown[]): boolean =>
  before !== undefined && replaceEqualDeep(before, args) === before;

interface Failure {
  error: ApiError;
  /** it may have happened */
  isUnknown: boolean;
  /** the sentence for the shopper */
  problem: string;
}

export type Outcome<Result> =
  /** `despite`: the call failed, and what it requests is done nevertheless */
  | (Done<Result> & { despite?: ApiError })
  /** nothing was sent: the sign-in panel was closed, or the same action was running */
  | { done: false; error: null }
  | ({ done: false } & Failure);

const NOT_SENT = { done: false, error: null } as const;

export interface Action<Args extends unknown[], Result> {
  /** Never throws an `ApiError`. */
  run: (...args: Args) => Promise<Outcome<Result>>;
  /** the call or its verification is pending; false while the sign-in panel is open */
  busy: boolean;
  /** why the last call failed, with `errors: 'inline'` */
  failure: Failure | null;
}

/** Whether an error is shown where it happened: the session's end is, and a cancelled call needs no message. */
export const isShownElsewhere = (error: ApiError): boolean =>
  error.kind === 'cancelled' || error.isSessionExpired;

/** Reads whether a failed write has happened. If that cannot be read either, a refused one has not. */
async function judge<Args extends unknown[], Result>(
  { verify }: Pick<Write<Args, Result>, 'verify'>,
  failed: Failed,
  args: Args,
): Promise<Verdict<Result>> {
  if (!verify || isSignInNeeded(failed.error)) return false;
  try {
    return await verify(failed, ...args);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}

/**
 * The one way to write: signs in first if needed and repeats the call afterwards, sends one call for repeated presses,
 * reads after a failure whether the write has happened, also before it is sent again, and shows the error if it has not.
 */
export function useAction<Args extends unknown[], Result>(
  write: Write<Args, Result>,
  { visitor = false, errors = 'toast', concurrent = false }: ActionOptions = {},
): Action<Args, Result> {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [pending, setPending] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const toasts = useTryErrors();
  const isRunning = useRef(false);
  /** the last call: when it was done, or why it is not known whether it has happened, which it may later */
  const last = useRef<{ args: Args; doneAt?: number; lost?: ApiError }>(undefined);

  async function whilePending<T>(work: () => Promise<T>): Promise<T> {
    setPending((count) => count + 1);
    try {
      return await work();
    } finally {
      setPending((count) => count - 1);
    }
  }

  function done(args: Args, result: Result) {
    if (!concurrent) last.current = { args, doneAt: performance.now() };
    return { done: true, result } as const;
  }

  /** Null if it is not known to be done. */
  async function verified(args: Args, error: ApiError): Promise<Outcome<Result> | null> {
    const verdict = await judge(write, { client, error }, args);
    last.current = !verdict && mayHaveHappened(error) ? { args, lost: error } : undefined;
    if (!verdict || verdict === 'notDone') return null;
    const result = (verdict === true ? undefined : verdict.result) as Result;
    return { ...done(args, result), despite: error };
  }

  async function settle(error: unknown, args: Args): Promise<Outcome<Result>> {
    if (!isApiError(error)) throw error;
    const outcome = await verified(args, error);
    if (outcome) return outcome;
    const isUnknown = last.current?.lost === error;
    const problem = (await write.explain?.({ client, error, t }, ...args)) ?? messageOf(error, t);
    const failed = { error, isUnknown, problem };
    if (errors === 'inline') setFailure(failed);
    if (errors === 'toast' && !isShownElsewhere(error)) toasts.show(problem);
    return { done: false, ...failed };
  }

  async function call(args: Args): Promise<Outcome<Result>> {
    const { signInFor: reason } = write;
    const send = () => whilePending(() => write.send(client, ...args));
    try {
      const result = await (reason ? resumeAfterSignIn(send, reason, visitor) : send());
      return result === NOT_SIGNED_IN ? NOT_SENT : done(args, result);
    } catch (error) {
      return whilePending(() => settle(error, args));
    }
  }

  async function run(...args: Args): Promise<Outcome<Result>> {
    const { doneAt = -Infinity, lost } = (isSame(last.current?.args, args) && last.current) || {};
    if (isRunning.current || performance.now() - doneAt < DOUBLE_PRESS_MS) return NOT_SENT;
    isRunning.current = !concurrent;
    setFailure(null);
    // Calls that overlap are about different things.
    if (!concurrent) toasts.begin();
    try {
      return (lost && (await whilePending(() => verified(args, lost)))) ?? (await call(args));
    } finally {
      isRunning.current = false;
    }
  }

  return { run, busy: pending > 0, failure };
}
