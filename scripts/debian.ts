import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a program with inherited output; true on success. */
export const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs packages on Debian, if running as root. */
export function installPackages(...names: string[]): boolean {
  const may = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  return may && run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', ...names);
}
