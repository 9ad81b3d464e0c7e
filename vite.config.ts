import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brandColor } from './scripts/vite/brand-color.ts';
import { clientParts } from './scripts/vite/client-parts.ts';
import { classNames } from './scripts/vite/class-names.ts';
import { devMarket } from './scripts/vite/dev-market.ts';
import { countryTables } from './scripts/vite/country-tables.ts';
import { moduleStyles } from './scripts/vite/module-styles.ts';
import { pageCode } from './scripts/vite/page-code.ts';
import { productionRouter } from './scripts/vite/production-router.ts';
import { reloadTexts } from './scripts/vite/reload-texts.ts';
import { scopedName } from './scripts/vite/scoped-name.ts';
import { AFTER, scriptGroups } from './scripts/vite/script-groups.ts';
import { serverOutput } from './scripts/vite/server-output.ts';
import { deadlinesAt, measureSlowness } from './tests/machine-speed.ts';

/** Bundles all packages. The code of pages is loaded when they are rendered first, like in the browser. */
const serverBuild = {
  target: 'node20',
  outDir: 'dist-server',
  copyPublicDir: false,
  assetsInlineLimit: 0,
  rolldownOptions: {
    output: { entryFileNames: 'index.js', chunkFileNames: '[name]-[hash].js' },
  },
};

/** Tests of these folders of `tests/`. */
const testProject = (name: string, folders: readonly string[], options = {}) => ({
  extends: true as const,
  test: {
    name,
    include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    ...options,
  },
});

const AFTER_FILES = `assets/${AFTER}-`;
/**
 * A page needs its sheets before it renders; listing the scripts too makes the first script 3 KB larger. The script that is
 * loaded after the content lists them, for pages that are prefetched.
 */
const resolveDependencies = (_: string, files: string[], { hostId }: { hostId: string }) =>
  hostId.startsWith(AFTER_FILES) ? files : files.filter((file) => file.endsWith('.css'));

export default defineConfig(({ command, mode, isSsrBuild = false }) => {
  // With API_TARGET the development server proxies that backend instead of the market in the page.
  const target = process.env.API_TARGET?.trim() || undefined;
  const market = command === 'serve' && mode !== 'test' && target === undefined;
  const slowness = mode === 'test' ? measureSlowness() : 1;
  const deadlines = deadlinesAt(slowness);
  return {
    plugins: [
      brandColor(),
      classNames(),
      clientParts(),
      react(),
      devMarket(market),
      countryTables(),
      moduleStyles(),
      pageCode(),
      productionRouter(),
      reloadTexts(),
      serverOutput(),
    ],
    define: {
      __DEV_MARKET__: JSON.stringify(market),
      ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
    },
    ssr: { noExternal: isSsrBuild || [] },
    css: { modules: { generateScopedName: scopedName } },
    server: {
      port: Number(process.env.PORT || 5173),
      strictPort: true,
      ...(target ? { proxy: { '/api': { target, changeOrigin: true } } } : {}),
    },
    build: isSsrBuild
      ? serverBuild
      : {
          target: 'es2022',
          manifest: true,
          modulePreload: { polyfill: false, resolveDependencies },
          assetsInlineLimit: 0,
          rolldownOptions: {
            // Class names of CSS modules.
            optimization: { inlineConst: { mode: 'all', pass: 1 } },
            output: {
              // Short names, because the entry lists all chunks and is part of every page.
              chunkFileNames: ({ name }) =>
                name === AFTER ? `${AFTER_FILES}[hash:7].js` : 'assets/[hash:7].js',
              assetFileNames: ({ names }) =>
                names.some((name) => name.endsWith('.css'))
                  ? 'assets/[hash][extname]'
                  : 'assets/[name]-[hash][extname]',
              codeSplitting: { groups: scriptGroups },
            },
          },
        },
    test: {
      setupFiles: ['tests/setup.ts'],
      provide: { slowness },
      testTimeout: deadlines.test,
      hookTimeout: deadlines.test,
      expect: { poll: { timeout: deadlines.wait } },
      // Takes an eighth less time than processes.
      pool: 'threads',
      // Twice as many as processors: a file often waits, and two of them leave half of two processors idle.
      maxWorkers: '200%',
      projects: [
        // Files share their modules, which takes a third of the time.
        testProject('unit', ['unit'], { isolate: false }),
        // The shop and its servers keep state in modules.
        testProject('shop', ['component', 'contract', 'property', 'server']),
      ],
    },
  };
});
