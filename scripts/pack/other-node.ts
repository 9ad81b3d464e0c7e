/** Runs the tests of the packages with another version of Node, which is installed from the registry. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..', '..');

/** The npm package of Node for this machine, as in package.json. */
const packageName = (): string | undefined =>
  Object.keys(manifest.optionalDependencies).find((name) =>
    name.endsWith(`${process.platform.replace('win32', 'win')}-${process.arch}`),
  );

/** @returns exit code of the tests */
export function testWithNode(version: string): number {
  const name = packageName();
  if (name === undefined) throw new Error('There is no package of Node for this machine.');
  const folder = join(root, '.cache', `node-${version}`);
  mkdirSync(folder, { recursive: true });
  const shell = process.platform === 'win32';
  const npm = ['install', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${version}`];
  if (spawnSync('npm', npm, { stdio: 'inherit', shell }).status !== 0) return 1;
  const node = join(folder, 'node_modules', name, 'bin', shell ? 'node.exe' : 'node');
  const { status } = spawnSync('vitest', ['run', 'tests/contract/packages/packages.test.ts'], {
    cwd: root,
    stdio: 'inherit',
    shell,
    env: { ...process.env, PACKAGE_NODE: node },
  });
  return status ?? 1;
}
