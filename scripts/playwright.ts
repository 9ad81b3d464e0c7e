import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

const AS_IS = '--as-is';

/**
 * Runs Playwright and exits with its code. `--as-is` selects the market profile of the existing backend; all other
 * arguments are passed to Playwright.
 */
export function runPlaywright(args: readonly string[], env: Record<string, string> = {}): void {
  ensureChromium();
  const given = process.argv.slice(2);
  const { status } = spawnSync(
    'playwright',
    ['test', ...args, ...given.filter((arg) => arg !== AS_IS)],
    {
      stdio: 'inherit',
      env: { ...process.env, ...env, ...(given.includes(AS_IS) ? { E2E_PROFILE: 'as-is' } : {}) },
    },
  );
  process.exitCode = status ?? 1;
}
