import type { Component, Elements } from '#/lib/content.ts';
import type { TextKey } from '#/i18n/use-translation.ts';
import type { PageQueries, PageQueryLists } from './page-queries.ts';
import type { SearchParams } from './search-params.ts';
import { type AppContext, NotFound, type RouteLocation } from './types.ts';

/** Layout of a page's skeleton, defined in src/layout/page-skeleton.css. */
type SkeletonKind = 'home' | 'product' | 'store' | 'account' | 'cart' | 'form';

type Importing<Module> = () => Promise<{ default: Module }>;

interface RouteBase {
  /** pattern of react-router, e.g. `/goods_detail/:id` */
  path: string;
  /** key of the page's name in titles and announcements; pages without one render `PageHead` */
  title?: TextKey;
  /** parent page in the account area, for the breadcrumb and the navigation */
  parent?: { title: TextKey; to: string };
  /** `member` redirects guests to sign-in, `guest` redirects members to the home page */
  guard?: 'member' | 'guest';
  /** skeleton shown while the page loads; `list` by default */
  skeleton?: SkeletonKind;
  /** header and footer around the page; `shop` by default */
  frame?: 'shop' | 'quiet';
  /** layout between frame and page; it stays mounted when the next page has the same one */
  shell?: Importing<Component<{ children: Elements }>>;
  page?: Importing<Component>;
  /** whether the page without parameters is listed in the sitemap */
  inSitemap?: true;
  /** the error that the route shows in place of a page */
  error?: () => Error;
}

interface RouteOptions<Search, Params> extends RouteBase {
  search?: SearchParams<Search>;
  /** parameters of the path */
  params?: SearchParams<Params>;
  /** exempts addresses of a `member` route from sign-in; they are rendered in the browser only, too */
  isOpen?: (search: Search) => boolean;
  /** redirects to the returned path, which has no language prefix */
  redirect?: (search: Search) => string;
  /** queries of the page; their code is loaded on demand, because a hydrated document has the data */
  queries?: Importing<PageQueries<SearchParams<Search>, SearchParams<Params>>>;
}

/** A route, independent of the type of its query parameters. */
export interface RouteDef extends RouteBase {
  /** names of the query parameters that the page reads */
  searchNames: readonly string[];
  /** the values of an address; null if there is no page with them: then nothing else is called */
  read: (location: RouteLocation) => { search: unknown; params: unknown } | null;
  isOpen: (search: URLSearchParams) => boolean;
  redirect: (search: URLSearchParams) => string | null;
  listQueries: (location: RouteLocation, context: AppContext) => Promise<PageQueryLists>;
}

const NONE: SearchParams<undefined> = { names: [], parse: () => undefined };

/** Path parameters in the form of a query, so that they are parsed in the same way. */
export const pathValues = ({ params }: RouteLocation) => new URLSearchParams(params);

function nullIfNotFound<Values>(parse: () => Values): Values | null {
  try {
    return parse();
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

/** Defines the route of a page, beside the page. */
export function defineRoute<Search = undefined, Params = undefined>({
  search: query = NONE as SearchParams<Search>,
  params = NONE as SearchParams<Params>,
  isOpen,
  redirect,
  queries,
  ...route
}: RouteOptions<Search, Params>): RouteDef {
  return {
    ...route,
    searchNames: query.names,
    read: (location) =>
      nullIfNotFound(() => ({
        search: query.parse(location.search),
        params: params.parse(pathValues(location)),
      })),
    isOpen: (search) => isOpen?.(query.parse(search)) ?? false,
    redirect: (search) => redirect?.(query.parse(search)) ?? null,
    async listQueries(location, context) {
      if (!queries) return {};
      const { default: list } = await queries();
      return list({
        search: query.parse(location.search),
        params: params.parse(pathValues(location)),
        context,
      });
    },
  };
}
