/** The production server: `node dist-server/index.js` starts it. */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { start } from './main.ts';

export { start } from './main.ts';
/** What the commands of the repository build upon. */
export const loadParts = () => import('./parts.ts');

const [, started = ''] = process.argv;
if (started !== '' && realpathSync(started) === fileURLToPath(import.meta.url)) await start();
