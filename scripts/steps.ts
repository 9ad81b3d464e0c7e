import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build as viteBuild } from 'vite';
import { CONTRACT_SOURCES } from './contract/sources.ts';
import { BUNDLED_FILE } from './licences/shipped.ts';
import { writeLicences } from './licences/write.ts';
import { writeDocs } from './serve/docs.ts';
import { buildFieldScript } from './serve/field-script.ts';
import { precompress } from './serve/precompress.ts';
import { writeSheets } from './serve/sheets.ts';
import { storeBuiltPage, writeStaticPage } from './serve/static-page.ts';
import { whenStale } from './stale.ts';

const root = join(import.meta.dirname, '..');

/** Variables that the build reads. */
const BUILD_SETTING = /^(VITE_\w+|BRAND_COLOR)$/;
/** Variables that a server reads at start, and that are written into the page of static hosts. */
const PAGE_SETTING =
  /^(PROVIDERS|FORM_ACTION|FRAME_ANCESTORS|EVENTS_ENDPOINT|TAG_MANAGER|TAG_CONNECT)$/;

const settingsOf = (pattern: RegExp) =>
  JSON.stringify(
    Object.entries(process.env)
      .filter(([name]) => pattern.test(name))
      .sort(),
  );

export async function generateIfStale(): Promise<void> {
  await whenStale('generate', CONTRACT_SOURCES, 'generated/operations.ts', () => {
    const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'generate.ts')], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The contract could not be generated');
  });
}

export async function buildIfStale(): Promise<void> {
  await whenStale(
    'build',
    [
      'src/**',
      'generated/**',
      'locales/**',
      'public/**',
      'index.html',
      'vite.config.ts',
      'scripts/brand/**',
      'scripts/vite/**',
      'scripts/serve/**',
      'scripts/licences/**',
      'package-lock.json',
    ],
    'dist-server/index.js',
    async () => {
      const started = performance.now();
      const license = { fileName: BUNDLED_FILE };
      await viteBuild({ root, logLevel: 'warn', build: { license } });
      await viteBuild({ root, logLevel: 'warn', build: { license, ssr: 'src/server/index.ts' } });
      await buildFieldScript(root);
      writeLicences();
      writeSheets(join(root, 'dist'));
      storeBuiltPage(join(root, 'dist'));
      writeDocs(join(root, 'dist-server', 'static', 'docs'));
      await precompress(join(root, 'dist'));
      await precompress(join(root, 'dist-server', 'static'));
      console.log(
        `dist/ and dist-server/ built in ${((performance.now() - started) / 1000).toFixed(1)} s`,
      );
    },
    settingsOf(BUILD_SETTING),
  );
}

/** Writes the page of static hosts. No server needs it, so that servers with other settings share a build. */
export async function writeStaticPageIfStale(): Promise<void> {
  await whenStale(
    'static-page',
    ['.cache/build.stamp'],
    'dist/_headers',
    async () => {
      await writeStaticPage(join(root, 'dist'));
      await precompress(join(root, 'dist'), 'index.html');
    },
    settingsOf(PAGE_SETTING),
  );
}
