import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { Locale } from '#/i18n/languages.ts';

/** Data that is loaded before a page renders. */
export interface PageQuery {
  /** Uses cached data, even if it is old, unless a write has invalidated it; rejects if there is none and the call fails. */
  ensure: (context: AppContext) => Promise<unknown>;
  /** Refetches stale data. Never rejects. */
  prefetch: (context: AppContext) => Promise<unknown>;
}

/** Shared objects of one document in the browser, or of one request on a server. */
export interface AppContext {
  queryClient: QueryClient;
  i18n: i18n;
  locale: Locale;
  signedIn(): boolean;
  /** data of the frame around every page; failure is allowed */
  frameQueries: readonly PageQuery[];
  /** Waits for optional data as long as this document allows. Never rejects. */
  waitForOptional(loads: readonly Promise<unknown>[]): Promise<unknown>;
}

/** The matched address, without the language prefix. */
export interface RouteLocation {
  pathname: string;
  search: URLSearchParams;
  params: Readonly<Record<string, string>>;
}

/** The page does not exist. A message, if any, is shown to the shopper. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/** Thrown to redirect. `to` has no language prefix. */
export class Redirect extends Error {
  override name = 'Redirect';
  readonly to: string;
  constructor(to: string) {
    super(to);
    this.to = to;
  }
}
