import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

function run(command: string, args: readonly string[], cwd = root): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

function removeWorktree(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  run('git', ['worktree', 'prune']);
}

/** Checks a revision out into a temporary worktree with the packages of this checkout, builds it, and removes it afterwards. */
export async function withWorktree(
  revision: string,
  folder: string,
  use: (folder: string) => Promise<void> | void,
): Promise<void> {
  removeWorktree(folder);
  run('git', ['worktree', 'add', '--detach', '--quiet', folder, revision]);
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    const lock = 'package-lock.json';
    if (
      existsSync(join(folder, lock)) &&
      readFileSync(join(folder, lock), 'utf8') !== readFileSync(join(root, lock), 'utf8')
    )
      console.log(`${revision} has other packages; it is built with those of this checkout.`);
    run(process.execPath, ['scripts/build.ts'], folder);
    await use(folder);
  } finally {
    removeWorktree(folder);
  }
}
