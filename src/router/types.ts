import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { Area } from '../i18n/i18n.ts';
import type { Locale } from '../i18n/languages.ts';

/** What one page, or one request on a server, is made with. */
export interface World {
  queryClient: QueryClient;
  i18n: i18n;
  locale: Locale;
  signedIn(): boolean;
}

/** An address as a route sees it: without the language prefix. */
export interface Visit {
  pathname: string;
  search: URLSearchParams;
  params: Readonly<Record<string, string>>;
}

/** Fills the cache with what a page cannot do without; may throw `NotFound`, `Redirect` or an `ApiError`. */
export type Load = (world: World, visit: Visit) => Promise<unknown>;

/** A page, and its data where the map of the shop does not name it: so that the map stays light. */
export interface PageModule {
  default: ComponentType;
  load?: Load;
}

export interface RouteDef {
  /** pattern of react-router, e.g. `/goods_detail/:id` */
  path: string;
  page: () => Promise<PageModule>;
  /** what the page reads of the query, in this order; the rest is nothing to a server */
  query?: readonly string[];
  /** text areas beside `common` */
  areas: Area[];
  /** key of the page's name in titles and announcements; empty where the page says it itself, by `PageHead` */
  title: string;
  /** page of the account area that this one belongs to, in the breadcrumb and in the rail */
  parent?: { title: string; to: string };
  /** member: guests are sent to sign in. guest: members are sent home */
  guard?: 'member' | 'guest';
  /** addresses of a route for members that need no sign-in; a server leaves them to the browser too */
  isOpen?: (search: URLSearchParams) => boolean;
  /** which frame stands around the page */
  frame?: 'shop' | 'quiet';
  /** stands around the page inside the frame, and stays when the next page has the same one */
  shell?: () => Promise<{ default: ComponentType<{ children: ReactNode }> }>;
  /** asks without waiting for the page's code */
  load?: Load;
}

/** There is no such page; the message is for the shopper, if there is one. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/** Thrown by `load` (or a guard) to send the shopper elsewhere. `to` has no language prefix. */
export class Redirect extends Error {
  override name = 'Redirect';
  readonly to: string;
  constructor(to: string) {
    super(to);
    this.to = to;
  }
}
