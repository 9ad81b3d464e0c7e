import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, run } from './debian.ts';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (names: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** Path of a Chromium: CHROMIUM_PATH, otherwise the first one on PATH; null if there is none. */
export function findChromium(): string | null {
  const found = process.env.CHROMIUM_PATH ?? onPath(NAMES);
  if (found) return found;
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(mac) ? mac : null;
}

/**
 * Launch options for tests. The headless shell, a build of the same engine without windows, takes a fifth less time.
 * Without a browser on PATH, Playwright's own is used.
 */
export function chromiumLaunch(
  executablePath = process.env.CHROMIUM_PATH ?? onPath([SHELL]) ?? findChromium(),
) {
  // Chromium's sandbox does not run as root, and many build machines have a small /dev/shm.
  const plain = process.getuid?.() === 0 || process.env.CI !== undefined;
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    ...(plain ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
  ];
  return { ...(executablePath ? { executablePath } : {}), args };
}

/** Installs a Chromium if there is none: Debian's packages as root, otherwise Playwright's. Throws if both fail. */
export function ensureChromium(): void {
  if (findChromium()) return;
  console.log('No Chromium on PATH; installing one …');
  if (installPackages('chromium', SHELL) && findChromium()) return;
  if (run('npx', 'playwright', 'install', 'chromium')) return;
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one; or leave the browser out: npm test -- --fast',
  );
}
