/** Builds the production storefront: static files in dist/, the server in dist-server/. Includes no mock code. */
import { buildIfStale, generateIfStale } from './steps.ts';

await generateIfStale();
await buildIfStale();
