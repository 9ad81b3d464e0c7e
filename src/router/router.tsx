import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { Router } from 'react-router-dom';
import type { Elements } from '#/lib/content.ts';
import { LinkContext } from '#/lib/link-context.ts';
import { pathValues, type RouteDef } from './define-route.ts';
import type { Entry } from './entry.ts';
import { createNavigator, type ShopNavigator } from './navigator.ts';
import type { SearchParams } from './search-params.ts';
import type { AppContext } from './types.ts';

interface RouterValue extends Pick<ShopNavigator, 'refresh' | 'prefetch' | 'setRunSwap'> {
  entry: Entry;
}

const RouterContext = createContext<RouterValue | null>(null);
// A separate context: a pending navigation must not re-render the current page.
const PendingContext = createContext(false);

/** True while the next page is being prepared. */
export const usePending = (): boolean => use(PendingContext);

export function useRouter(): RouterValue {
  const value = use(RouterContext);
  if (!value) throw new Error('useRouter outside of AppRouter');
  return value;
}

/** The matched address of the current page. */
export const useRouteLocation = () => useRouter().entry.prepared.routeLocation;

/** Query parameters of the current page. */
export function useSearch<Search>({ parse }: SearchParams<Search>): Search {
  const { search } = useRouteLocation();
  return useMemo(() => parse(search), [parse, search]);
}

/** Path parameters of the current page. */
export function usePathParams<Params>({ parse }: SearchParams<Params>): Params {
  const location = useRouteLocation();
  return useMemo(() => parse(pathValues(location)), [parse, location]);
}

/**
 * Text of a field that shows a value of the address. It follows the address, except for what is typed while the next
 * page loads, because that is newer.
 */
export function useAddressText(shown: string): [text: string, setText: (text: string) => void] {
  const isPending = usePending();
  const [field, setField] = useState({ shown, text: shown, isNewer: false });
  if (field.shown !== shown)
    setField({ shown, text: field.isNewer ? field.text : shown, isNewer: false });
  else if (field.isNewer && !isPending) setField({ ...field, isNewer: false });
  return [field.text, (text) => setField({ shown, text, isNewer: isPending })];
}

interface AppRouterProps {
  routes: readonly RouteDef[];
  context: AppContext;
  first: Entry;
  children: Elements;
}

/** Renders the entries of the navigator. */
export function AppRouter({ routes, context, first, children }: AppRouterProps) {
  const [entry, setEntry] = useState(first);
  // Not an async transition: React holds a later one back until the earlier one has settled.
  const [isLoading, setLoading] = useState(false);
  const [isRendering, startTransition] = useTransition();

  const navigator = useMemo(() => {
    function show(next: Entry, isLate: boolean) {
      if (!isLate) return setEntry(next);
      startTransition(() => {
        setLoading(false);
        setEntry(next);
      });
    }
    return createNavigator({ routes, context, first, screen: { show, setLoading } });
  }, [routes, context, first, startTransition]);

  useEffect(() => navigator.start(), [navigator]);
  useLayoutEffect(() => navigator.arrived(entry), [navigator, entry]);

  const value = useMemo(() => ({ ...navigator, entry }), [navigator, entry]);
  return (
    <RouterContext value={value}>
      <PendingContext value={isLoading || isRendering || entry.prepared.isLoading === true}>
        <Router basename={navigator.prefix || '/'} location={entry.location} navigator={navigator}>
          <LinkContext value={navigator}>{children}</LinkContext>
        </Router>
      </PendingContext>
    </RouterContext>
  );
}
