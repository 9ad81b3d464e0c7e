import { join } from 'node:path';
import type { Plugin } from 'vite';

const PRODUCTION = join(
  import.meta.dirname,
  '..',
  '..',
  'node_modules',
  'react-router',
  'dist',
  'production',
);
const ENTRIES: Record<string, string> = {
  'react-router': join(PRODUCTION, 'index.mjs'),
  'react-router/dom': join(PRODUCTION, 'dom-export.mjs'),
};

/** Removes side effects (`displayName`) and marks pure calls, so that unused router components are tree-shaken. */
const removeSideEffects = (code: string): string =>
  code
    .replaceAll(/^[A-Z]\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(
      /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm,
      '$1/* @__PURE__ */ $2',
    );

/** Resolves to the router's production build; its package resolves to the development build. */
export function leanRouter(): Plugin {
  return {
    name: 'lychee:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => ENTRIES[id] ?? null,
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-/ },
      handler: (code) => ({ code: removeSideEffects(code), map: null }),
    },
  };
}
