import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
export type Manifest = Record<string, Chunk>;

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
