import { useMemo } from 'react';
import { pathValues } from './define-route.ts';
import { useRouteLocation } from './router.tsx';
import type { SearchParams } from './search-params.ts';

/** Path parameters of the current page. */
export function usePathParams<Params>({ parse }: SearchParams<Params>): Params {
  const location = useRouteLocation();
  return useMemo(() => parse(pathValues(location)), [parse, location]);
}
