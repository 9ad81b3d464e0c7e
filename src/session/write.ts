import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ApiError } from '#/api/error.ts';
import type { SignInReason } from './sign-in/reasons.ts';

/** A call that failed. Without a response (`kind` is not `answer`) the backend may have processed it. */
export interface Failed {
  client: QueryClient;
  error: ApiError;
}

export interface Done<Result> {
  done: true;
  result: Result;
}

/**
 * Whether a write has happened, read afterwards. `false`: no proof of it, so that a refused call has not been processed,
 * one without a response may be or may still arrive.
 */
export type Verdict<Result> =
  Done<Result> | 'notDone' | false | (unknown extends Result ? true : never);

interface Send<Args extends unknown[], Result> {
  /** what a guest signs in for before it is sent; null if it needs no session */
  signInFor: SignInReason | null;
  /**
   * Sends one or more generated mutations with `mutate`. What it shows before the response it takes back if it fails: the
   * sign-in panel may open then.
   */
  send: (client: QueryClient, ...args: Args) => Promise<Result>;
  /** The sentence for the shopper after a failure; the message of the error by default. */
  explain?: (failed: Failed & { t: TFunction }, ...args: Args) => string | Promise<string>;
}

interface Verified<Args extends unknown[], Result> {
  /**
   * Reads what is true now after a failure, also after a refusal: what the call requests may have been done by one without
   * a response, in another tab or on another device. May throw the `ApiError` of a read.
   */
  verify: (failed: Failed, ...args: Args) => Promise<Verdict<Result>>;
  unverified?: never;
}

interface Unverified {
  verify?: never;
  /** why it is not read whether it happened */
  unverified: string;
}

/** A write of the shop, for `useAction`. All of them are in files `actions.ts`. */
export type Write<Args extends unknown[], Result = unknown> = Send<Args, Result> &
  (Verified<Args, Result> | Unverified);
