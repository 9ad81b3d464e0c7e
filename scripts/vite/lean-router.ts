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
  'index.mjs',
);

/** The router's components name themselves after they are made, and so a bundler keeps all of them. */
const lean = (code: string): string =>
  code
    .replaceAll(/^[A-Z]\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(
      /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm,
      '$1/* @__PURE__ */ $2',
    );

/** The router's production build, of which a build takes what the shop uses: packages resolve to the development one. */
export function leanRouter(): Plugin {
  return {
    name: 'lychee:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? PRODUCTION : null),
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-/ },
      handler: (code) => ({ code: lean(code), map: null }),
    },
  };
}
