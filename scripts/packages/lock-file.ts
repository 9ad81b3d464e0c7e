import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LockedPackage {
  /** only if the folder has another name */
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  /** a folder of the project */
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  lockfileVersion: number;
  /** by path; `''` is the project itself */
  packages: Record<string, LockedPackage>;
}

export const readLockFile = (folder: string): LockFile =>
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as LockFile;

export interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  /** packages with install scripts, and whether these run */
  allowScripts?: Record<string, boolean>;
}

export const readPackageManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
