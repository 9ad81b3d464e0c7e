/** Checks the contract with the ruleset that packages get: `npm run contract spectral`. Downloads Spectral. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'npx',
  [
    '-y',
    '@stoplight/spectral-cli@6.16.3',
    'lint',
    'generated/openapi.json',
    '--ruleset',
    'openapi/spectral.yaml',
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
