import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const PAGE = /\/src\/(pages\/.*-page|layout\/.*-shell)\.tsx$/;

/** In the server's build each page says which file it comes from: by that the server finds its scripts and styles in the client's manifest. */
export function pageSources(): Plugin {
  let root = '';
  return {
    name: 'lychee:page-sources',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    configResolved(config) {
      root = config.root;
    },
    transform: (code, id) =>
      PAGE.test(id)
        ? {
            code: `${code}\nexport const source = ${JSON.stringify(relative(root, id).split(sep).join('/'))};\n`,
            map: null,
          }
        : null,
  };
}
