import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SheetPart } from './critical-css.ts';

interface Chunk {
  file: string;
  src?: string;
  /** given by the bundler */
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** Build manifest: source file -> its script, imports and styles. */
type Manifest = Record<string, Chunk>;

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** The file with the build's page before anything is rendered into it. */
export const builtPageFile = (dist: string): string => join(dist, '.vite', 'page.html');
export const builtPage = (dist: string): string => readFileSync(builtPageFile(dist), 'utf8');

/** The file with the style sheets of the build, parsed. */
export const sheetsFile = (dist: string): string => join(dist, '.vite', 'sheets.json');

export const readSheets = (dist: string): ReadonlyMap<string, SheetPart[]> =>
  new Map(
    Object.entries(
      JSON.parse(readFileSync(sheetsFile(dist), 'utf8')) as Record<string, SheetPart[]>,
    ),
  );

/** Manifest of the script that measures field data, which is built apart from the app. */
export const FIELD_MANIFEST = '.vite/field.json';

/** The file of the script that measures field data. */
export function fieldScriptOf(dist: string): string {
  const manifest = JSON.parse(readFileSync(join(dist, FIELD_MANIFEST), 'utf8')) as Manifest;
  return manifest[entryOf(manifest)]?.file ?? '';
}

/** `dist-server/`, where the build puts this file. Not `import.meta.dirname`, which Node before 20.11 lacks. */
export const SERVER = dirname(fileURLToPath(import.meta.url));
export const DIST = join(SERVER, '..', 'dist');

/** Names a build: pages of another one have other scripts. @param server folder with the code that renders */
export function buildId(dist: string, server: string): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(dist, '.vite', 'manifest.json')));
  hash.update(builtPage(dist));
  for (const file of readdirSync(server, { recursive: true, withFileTypes: true }))
    if (file.isFile())
      hash.update(`${file.name} ${statSync(join(file.parentPath, file.name)).size}`);
  return hash.digest('hex').slice(0, 12);
}

export const entryOf = (manifest: Manifest): string =>
  Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';

/** Scripts and styles that the given source files need at load, in the order of first use. */
export function filesOf(
  manifest: Manifest,
  keys: readonly string[],
): { js: Set<string>; css: Set<string> } {
  const seen = new Set<string>();
  const found = { js: new Set<string>(), css: new Set<string>() };
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
    if (chunk.file.endsWith('.js')) found.js.add(chunk.file);
    for (const file of chunk.css ?? []) found.css.add(file);
  };
  keys.forEach(visit);
  return found;
}
