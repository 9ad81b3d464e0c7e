import type { Parse } from './parsers.ts';

/** Values of an address that a page reads: of its query, or of its path. */
export interface SearchParams<Search> {
  /** The server drops all others, which gives the cache key of a page. */
  names: readonly string[];
  /** Throws `NotFound` if there is no page with these values. */
  parse: (search: URLSearchParams) => Search;
}

export type SearchOf<Params> = Params extends SearchParams<infer Search> ? Search : unknown;

type Parsers = Readonly<Record<string, Parse<unknown>>>;
type Values<P extends Parsers> = {
  [Name in keyof P]: P[Name] extends Parse<infer Value> ? Value : never;
};

/** The part of a query with the given parameters, in their order. */
export const pickParams = (search: URLSearchParams, names: readonly string[]): URLSearchParams =>
  new URLSearchParams(
    names.flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : [])),
  );

/** Query string with one more parameter. */
export function withParam(search: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(search);
  next.set(name, value);
  return `?${next}`;
}

/** Values of the current address, for code that runs outside of a page or before it. */
export const parseCurrent = <Search>({ parse }: SearchParams<Search>): Search =>
  parse(new URLSearchParams(window.location.search));

export function searchParams<P extends Parsers>(parsers: P): SearchParams<Values<P>>;
export function searchParams<P extends Parsers, Search>(
  parsers: P,
  combine: (values: Values<P>) => Search,
): SearchParams<Search>;
/**
 * Defines the query parameters of a page: route, loader and components share the definition.
 * @param parsers one for each parameter, by its name; of a repeated parameter the first one counts
 * @param combine makes the page's values of those of the parameters
 */
export function searchParams<P extends Parsers, Search>(
  parsers: P,
  combine?: (values: Values<P>) => Search,
): SearchParams<Search | Values<P>> {
  return {
    names: Object.keys(parsers),
    parse(search) {
      const textOf = (name: string) => search.get(name) ?? undefined;
      const values = Object.fromEntries(
        Object.entries(parsers).map(([name, parse]) => [name, parse(textOf(name))]),
      ) as Values<P>;
      return combine ? combine(values) : values;
    },
  };
}
