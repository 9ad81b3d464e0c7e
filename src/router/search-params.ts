/** Query parameters that a page reads. */
export interface SearchParams<Search> {
  /** The server drops all others, which gives the cache key of a page. */
  names: readonly string[];
  parse: (search: URLSearchParams) => Search;
}

export type SearchOf<Params> = Params extends SearchParams<infer Search> ? Search : never;

/** The part of a query with the given parameters, in their order. */
export const pickParams = (search: URLSearchParams, names: readonly string[]): URLSearchParams =>
  new URLSearchParams(
    names.flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : [])),
  );

/**
 * Defines the query parameters of a page: route, loader and components share the definition.
 * @param parse gets only the named parameters, so that a forgotten name is noticed
 */
export const searchParams = <Search>(
  names: readonly string[],
  parse: (search: URLSearchParams) => Search,
): SearchParams<Search> => ({ names, parse: (search) => parse(pickParams(search, names)) });
