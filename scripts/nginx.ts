import { spawnSync } from 'node:child_process';
import { installPackage } from './debian.ts';

// Debian keeps it where only root looks by default.
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', 'nginx'];

/** The nginx of this machine, or null. */
export const findNginx = (): string | null =>
  PLACES.find((place) => spawnSync(place, ['-v']).status === 0) ?? null;

/** Installs nginx where that is easy; elsewhere the tests of its configuration are left out, and say so. */
export function ensureNginx(): void {
  if (findNginx()) return;
  console.log('No nginx; installing one …');
  if (!installPackage('nginx-light'))
    console.log('None could be installed: the tests of deploy/nginx.conf are left out.');
}
