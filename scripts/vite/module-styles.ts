import type { Plugin } from 'vite';

/** A call that the bundler may not remove. */
const MARK = '__STYLES__();';

/**
 * Keeps the style sheet of a CSS module whose class names are all inlined into scripts: the bundler drops modules, with
 * their style sheets, of which no statement is left.
 */
export function moduleStyles(): Plugin {
  return {
    name: 'lychee:module-styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code: `${code}\n${MARK}`, map: null, moduleSideEffects: true }),
    },
    renderChunk: (code) =>
      code.includes(MARK) ? { code: code.replaceAll(MARK, ''), map: null } : null,
  };
}
