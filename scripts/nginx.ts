import { spawnSync } from 'node:child_process';
import { installPackages } from './debian.ts';

// On Debian it is not on the default PATH of other users.
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', 'nginx'];

/** Path of an installed nginx, or null. */
export const findNginx = (): string | null =>
  PLACES.find((place) => spawnSync(place, ['-v']).status === 0) ?? null;

/** Installs nginx if possible; otherwise the tests of its configuration are skipped. */
export function ensureNginx(): void {
  if (findNginx()) return;
  console.log('No nginx; installing one …');
  if (!installPackages('nginx-light'))
    console.log('None could be installed: the tests of deploy/nginx.conf are left out.');
}
