import { existsSync, readFileSync, rmSync } from 'node:fs';
import { logAt, MARKETS } from './origin.ts';
import { containsSecret, SEEN_SECRETS } from './secrets.ts';

/** Ends the start-up output, which contains the demo accounts on purpose. */
const BEGIN = 'Ctrl+C stops the server.';

/** Global teardown: fails if the servers logged a password, code or token that the suite used. */
export default function checkLogs(): void {
  if (!existsSync(SEEN_SECRETS)) return;
  const secrets = [...new Set(readFileSync(SEEN_SECRETS, 'utf8').split('\n').filter(Boolean))];
  rmSync(SEEN_SECRETS);
  for (let index = 0; index < MARKETS; index += 1) {
    const [, log] = readFileSync(logAt(index), 'utf8').split(BEGIN);
    if (log === undefined) throw new Error(`${logAt(index)} is no log of a server`);
    const found = secrets.filter((secret) => containsSecret(log, secret));
    if (found.length > 0) throw new Error(`Secrets in ${logAt(index)}: ${found.join(', ')}`);
  }
}
