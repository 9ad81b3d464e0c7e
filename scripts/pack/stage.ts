/** Writes the files of a package into a folder, as they are published. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { writeDocuments } from '../contract/documents.ts';
import type { Node } from '../contract/shape.ts';
import { type Package, PACKAGED_MODULES, type PackageName, PACKAGES } from './packages.ts';

const root = join(import.meta.dirname, '..', '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

export interface Manifest {
  name: string;
  version: string;
  bin?: Record<string, string>;
}

const readManifest = (folder: string): Manifest & Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest &
    Record<string, unknown>;

/** Keeps imports of other packages of the repository, unless they are part of this one. */
const packagedModules = (entries: readonly string[]): Plugin => ({
  name: 'lychee:packaged-modules',
  enforce: 'pre',
  resolveId(id, importer) {
    if (importer === undefined || !id.startsWith('.')) return null;
    const file = relative(root, resolve(importer, '..', id)).replaceAll('\\', '/');
    const name = PACKAGED_MODULES[file];
    return name === undefined || entries.includes(file) ? null : { id: name, external: true };
  },
});

/** Bundles the entries beside each other, with everything that is not external. */
async function bundle({ entries, external }: Package, commands: readonly string[], outDir: string) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [packagedModules(Object.values(entries))],
    ssr: { noExternal: true, external: [...external] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      license: { fileName: 'THIRD-PARTY.md' },
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(entries).map(([name, file]) => [name, join(root, file)]),
        ),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          banner: ({ fileName }) =>
            commands.includes(`./${fileName}`) ? '#!/usr/bin/env node' : '',
        },
      },
    },
  });
}

function emitTypes(files: readonly string[], outDir: string): void {
  if (files.length === 0) return;
  const config = join(root, '.cache', 'pack-types.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    rootDir: root,
    outDir,
    types: ['node'],
  };
  mkdirSync(join(root, '.cache'), { recursive: true });
  const project = { extends: join(root, 'tsconfig.json'), compilerOptions, include: [] };
  writeFileSync(
    config,
    JSON.stringify({ ...project, files: files.map((file) => join(root, file)) }),
  );
  const { status, stdout } = spawnSync(bin('tsc'), ['-p', config], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The types cannot be written:\n${stdout}`);
  // Written by hand or by a generator: the compiler copies none of them.
  cpSync(join(root, 'generated', 'openapi.d.ts'), join(outDir, 'generated', 'openapi.d.ts'));
}

/** @returns the manifest as it is published */
export async function stagePackage(name: PackageName, outDir: string): Promise<Manifest> {
  const one: Package = PACKAGES[name];
  const { private: _, ...manifest } = readManifest(one.folder);
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  await bundle(one, Object.values(manifest.bin ?? {}), outDir);
  emitTypes(one.types, join(outDir, 'types'));
  for (const [to, from] of Object.entries(one.files))
    cpSync(join(root, from), join(outDir, to), { recursive: true });
  if (name === 'contract') {
    const spec = JSON.parse(readFileSync(join(root, 'generated', 'openapi.json'), 'utf8')) as Node;
    writeDocuments(spec, outDir);
  }
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['README.md', 'CHANGELOG.md'])
    cpSync(join(root, one.folder, file), join(outDir, file));
  cpSync(join(root, 'LICENSE'), join(outDir, 'LICENSE'));
  return manifest;
}

/** Packs a staged folder. @returns the tarball */
export function writeTarball(staged: string, { name, version }: Manifest, outDir: string): string {
  const { status, stderr } = spawnSync(
    'npm',
    ['pack', staged, '--pack-destination', outDir, '--silent', '--offline'],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm cannot pack ${staged}:\n${stderr}`);
  return join(outDir, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}
