/** Packages as other teams get them: packed, and installed in an empty folder outside of the repository. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type PackageName, PACKAGES } from '#scripts/pack/packages.ts';
import { stagePackage, writeTarball } from '#scripts/pack/stage.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Runs what is installed; `npm run pack -- --node 20` sets another one. */
export const NODE = process.env.PACKAGE_NODE ?? process.execPath;

export interface Ended {
  code: number;
  output: string;
}

/** As outside of CI, where the conformance tool requires less. */
const ENVIRONMENT = { ...process.env, CI: undefined };

/** Runs a program in a folder until it ends. */
export const runIn = (folder: string, file: string, args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      file,
      args,
      { cwd: folder, env: ENVIRONMENT, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
          output: stdout + stderr,
        }),
    );
  });

/** A tool of the repository. */
export const tool = (name: string): string => join(root, 'node_modules', '.bin', name);

export interface EmptyFolder {
  folder: string;
  /** where the package is */
  installed: string;
  remove(): void;
}

/**
 * Packs a package and installs it, without the network: its peers are those of the repository.
 * @param example folder of the repository whose files are copied
 */
export async function install(
  name: PackageName,
  peers: readonly string[] = [],
  example?: string,
): Promise<EmptyFolder> {
  const folder = mkdtempSync(join(tmpdir(), `lychee-${name}-`));
  const packed = mkdtempSync(join(tmpdir(), 'lychee-packed-'));
  const manifest = await stagePackage(name, join(packed, PACKAGES[name].folder));
  const tarball = writeTarball(join(packed, PACKAGES[name].folder), manifest, packed);
  if (example !== undefined) cpSync(join(root, example), folder, { recursive: true });
  const { code, output } = await runIn(folder, 'npm', [
    'install',
    '--offline',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    tarball,
  ]);
  if (code !== 0) throw new Error(output);
  rmSync(packed, { recursive: true });
  for (const peer of peers) {
    const link = join(folder, 'node_modules', peer);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', peer), link);
  }
  return {
    folder,
    installed: join(folder, 'node_modules', manifest.name),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
