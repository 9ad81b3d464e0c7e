import { createContext, use } from 'react';
import { matchPath } from 'react-router-dom';

/** Patterns of the pages that this shop has. */
export const KnownRoutes = createContext<readonly string[]>([]);

/** Tells whether a path that comes from data leads to one of our pages. */
export function useKnownPath(): (path: string) => boolean {
  const patterns = use(KnownRoutes);
  return (path) => {
    const pathname = path.split('?')[0] ?? '';
    return patterns.some((pattern) => matchPath(pattern, pathname) !== null);
  };
}
