/**
 * The production server. `node dist-server/index.js` starts it; as a module it gives what the commands of the repository
 * build upon.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { start } from './main.ts';

export { start } from './main.ts';
export { renderFrame, shapes } from './render-page.tsx';
export { shopServer } from './shop-server.ts';

const [, started = ''] = process.argv;
if (started !== '' && realpathSync(started) === fileURLToPath(import.meta.url)) await start();
