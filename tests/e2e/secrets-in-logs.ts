import { existsSync, readFileSync, rmSync } from 'node:fs';
import { logAt, MARKETS } from './origin.ts';
import { holds, SEEN_SECRETS } from './secrets.ts';

/** The demo accounts are printed on purpose; everything after this is the servers' log. */
const BEGIN = 'Ctrl+C stops the server.';

/** After the whole suite: no password, code or token that it used stands in the output of the servers. */
export default function lookIntoLogs(): void {
  if (!existsSync(SEEN_SECRETS)) return;
  const secrets = [...new Set(readFileSync(SEEN_SECRETS, 'utf8').split('\n').filter(Boolean))];
  rmSync(SEEN_SECRETS);
  for (let index = 0; index < MARKETS; index += 1) {
    const [, log] = readFileSync(logAt(index), 'utf8').split(BEGIN);
    if (log === undefined) throw new Error(`${logAt(index)} is no log of a server`);
    const found = secrets.filter((secret) => holds(log, secret));
    if (found.length > 0) throw new Error(`Secrets stand in ${logAt(index)}: ${found.join(', ')}`);
  }
}
