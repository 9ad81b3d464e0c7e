/** Builds what is stale and starts the production server; `src/server/main.ts` lists its environment variables. */
import { loadServer } from './serve/load-server.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

await generateIfStale();
await buildIfStale();
const { start } = await loadServer();
await start();
