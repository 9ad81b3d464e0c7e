import type { Plugin } from 'vite';
import { pageSources } from '../../generated/page-sources.ts';

const ID = 'virtual:page-code';

/**
 * Gives the imports of each page's code by the pattern of its route. The build lists the scripts of these imports, so that
 * they start together; those of the routes list only sheets, because the routes are in the first script.
 */
export function pageCode(): Plugin {
  return {
    name: 'lychee:page-code',
    resolveId: { filter: { id: /^virtual:page-code$/ }, handler: () => `\0${ID}` },
    load: {
      filter: { id: /^\0virtual:page-code$/ },
      handler() {
        const entries = Object.entries(pageSources).map(([path, files]) => {
          const imports = files.map((file) => `() => import(${JSON.stringify(`/${file}`)})`);
          return `${JSON.stringify(path)}: [${imports.join(', ')}]`;
        });
        return `export const pageCode = {${entries.join(',\n')}};`;
      },
    },
  };
}
