import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type { Area } from '#/i18n/i18n.ts';
import type { Locale } from '#/i18n/languages.ts';
import type { TextKey } from '#/i18n/text-key.ts';

/** Shared objects of one document in the browser, or of one request on a server. */
export interface AppContext {
  queryClient: QueryClient;
  i18n: i18n;
  locale: Locale;
  signedIn(): boolean;
}

/** The matched address, without the language prefix. */
export interface RouteLocation {
  pathname: string;
  search: URLSearchParams;
  params: Readonly<Record<string, string>>;
}

/** Loads the critical data of a page into the query cache; may throw `NotFound`, `Redirect` or an `ApiError`. */
export type Load = (context: AppContext, routeLocation: RouteLocation) => Promise<unknown>;

/** A page module. `load` may be exported here instead of in the route map, which keeps the map's bundle small. */
export interface PageModule {
  default: ComponentType;
  load?: Load;
}

/** Layout of a page's skeleton, defined in src/layout/page-skeleton.css. */
export type SkeletonKind = 'home' | 'product' | 'store' | 'account' | 'cart' | 'form';

export interface RouteDef {
  /** pattern of react-router, e.g. `/goods_detail/:id` */
  path: string;
  page: () => Promise<PageModule>;
  /** query parameters that the page reads, in this order; a server drops the others */
  query?: readonly string[];
  /** i18n namespaces in addition to `common` */
  areas: Area[];
  /** key of the page's name in titles and announcements; empty where the page sets it with `PageHead` */
  title: TextKey | '';
  /** parent page in the account area, for the breadcrumb and the navigation */
  parent?: { title: TextKey; to: string };
  /** `member` redirects guests to sign-in, `guest` redirects members to the home page */
  guard?: 'member' | 'guest';
  /** exempts addresses of a `member` route from sign-in; they are rendered in the browser only, too */
  isOpen?: (search: URLSearchParams) => boolean;
  /** skeleton shown while the page loads; `list` by default */
  skeleton?: SkeletonKind;
  /** header and footer around the page; `shop` by default */
  frame?: 'shop' | 'quiet';
  /** layout between frame and page; it stays mounted when the next page has the same one */
  shell?: () => Promise<{ default: ComponentType<{ children: ReactNode }> }>;
  /** runs in parallel with loading the page's code */
  load?: Load;
}

/** The page does not exist. A message, if any, is shown to the shopper. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/** Thrown by `load` or a guard to redirect. `to` has no language prefix. */
export class Redirect extends Error {
  override name = 'Redirect';
  readonly to: string;
  constructor(to: string) {
    super(to);
    this.to = to;
  }
}
