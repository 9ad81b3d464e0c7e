import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Something from another project that is in `dist/` or `dist-server/`. */
export interface Shipped {
  name: string;
  /** absent for pictures that were copied into the source */
  version?: string;
  /** SPDX expression */
  licence: string;
  /** licence and notice of its authors */
  text: string;
}

/** File that Vite writes into each output folder: the packages whose modules are in the bundle. */
export const BUNDLED_FILE = 'bundled.json';

interface Bundled {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

const mitText = (holder: string) =>
  readFileSync(join(root, 'LICENSE'), 'utf8')
    .replace(/^Copyright .*$/m, `Copyright (c) ${holder}`)
    .trim();

/** Authors by package, for packages under MIT that have no licence file. */
const HOLDERS: Record<string, string> = { '@polka/url': 'Luke Edwards', sirv: 'Luke Edwards' };

function missingText(name: string, licence: string): string {
  const holder = HOLDERS[name];
  return licence === 'MIT' && holder !== undefined ? mitText(holder) : '';
}

/** Licence and notice files of a package. */
function legalText(name: string): string {
  const folder = join(root, 'node_modules', name);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
}

/** A package whose files are copied, not bundled. */
export function copiedPackage(name: string): Shipped {
  const path = join(root, 'node_modules', name, 'package.json');
  const { version, license } = JSON.parse(readFileSync(path, 'utf8')) as {
    version: string;
    license: string;
  };
  return { name, version, licence: license, text: legalText(name) };
}

/** Reads the packages of a bundle, and removes Vite's list. */
export function takeBundled(folder: string): Shipped[] {
  const path = join(folder, BUNDLED_FILE);
  const bundled = JSON.parse(readFileSync(path, 'utf8')) as Bundled[];
  rmSync(path);
  return bundled.map(({ name, version, identifier: licence = '', text = '' }) => ({
    name,
    version,
    licence,
    text: text || missingText(name, licence),
  }));
}

/** Pictures in `src/` that come from other projects. */
export const copiedPictures = (): Shipped[] => [
  { name: 'circle-flags', licence: 'MIT', text: mitText('2021 HatScripts') },
  {
    name: 'simple-icons',
    licence: 'CC0-1.0',
    text: 'Dedicated to the public domain: https://creativecommons.org/publicdomain/zero/1.0/',
  },
];
