import { createContext, use } from 'react';
import { matchPath } from 'react-router-dom';

/** Route patterns of this app. */
export const RoutePatterns = createContext<readonly string[]>([]);

/** Whether a path from data is a route of this app. */
export function useIsAppPath(): (path: string) => boolean {
  const patterns = use(RoutePatterns);
  return (path) => {
    const pathname = path.split('?')[0] ?? '';
    return patterns.some((pattern) => matchPath(pattern, pathname) !== null);
  };
}
