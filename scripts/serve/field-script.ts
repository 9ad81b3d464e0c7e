import { join } from 'node:path';
import { build } from 'vite';
import { FIELD_MANIFEST } from '#/server/manifest.ts';

/** Builds the script that measures field data, apart from the app: it shares no code and must not change its scripts. */
export async function buildFieldScript(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      emptyOutDir: false,
      manifest: FIELD_MANIFEST,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'src', 'field', 'measure.ts'),
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
}
