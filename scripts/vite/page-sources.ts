import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const PAGE = /\/src\/(pages\/.*\/page|layout\/.*-shell)\.tsx$/;

/** Server build: exports each page's source path, by which its scripts and styles are found in the manifest. */
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
