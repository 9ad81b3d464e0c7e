import { spawnSync } from 'node:child_process';
// All servers of the tests share one build.
import './build.ts';
import { ensureChromium } from './chromium.ts';

/** Our own arguments, and what they set for the tests. */
const OWN: Readonly<Record<string, Record<string, string>>> = {
  '--as-is': { E2E_PROFILE: 'as-is' },
  '--phone': { E2E_DEVICE: 'phone' },
};

/**
 * Runs Playwright and exits with its code. `--as-is` selects the market profile of the existing backend, `--phone` a
 * phone; all other arguments are passed to Playwright.
 */
export function runPlaywright(args: readonly string[], env: Record<string, string> = {}): void {
  ensureChromium();
  const given = process.argv.slice(2);
  const chosen = Object.fromEntries(given.flatMap((arg) => Object.entries(OWN[arg] ?? {})));
  const { status } = spawnSync(
    'playwright',
    ['test', ...args, ...given.filter((arg) => !(arg in OWN))],
    { stdio: 'inherit', env: { ...process.env, ...env, ...chosen } },
  );
  process.exitCode = status ?? 1;
}
