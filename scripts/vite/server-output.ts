import type { Plugin } from 'vite';

const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Makes the server build independent of the repository's `package.json`, and its sources small in memory. */
export function serverOutput(): Plugin {
  return {
    name: 'lychee:server-output',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: 'package.json',
          source: '{ "type": "module" }\n',
        });
        // V8 stores a source with two bytes per character if one of them is not in Latin-1.
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.code = output.code.replaceAll(/[^\0-\x7f]/g, escape);
      },
    },
  };
}
