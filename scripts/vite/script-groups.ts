import type { Rolldown } from 'vite';

/** Number of pages and lazy parts that have to use a module before it is in the script of all of them. */
const SHARED_FROM = 13;

/**
 * The scripts that pages share: packages (`vendor`) and modules (`frame`) of every page, and modules of many pages
 * (`shared`). The bundler divides the rest by the pages that use it. `npm run measure -- --sizes` shows the effect of a
 * change.
 */
export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /node_modules\/(?!lucide)/, tags: ['$initial'], priority: 2 },
  // Without the entry, which the document references by name.
  {
    name: 'frame',
    test: (id) => !/\/main\.tsx$|\.html$/.test(id),
    tags: ['$initial'],
    priority: 1,
  },
  {
    name: 'shared',
    test: /\/(src|generated\/client|lucide)\//,
    minShareCount: SHARED_FROM,
    includeDependenciesRecursively: false,
  },
];
