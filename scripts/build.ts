/** Builds the production storefront: static files in dist/, the server in dist-server/. Includes no mock code. */
import { buildIfStale, generateIfStale, writeStaticPageIfStale } from './steps.ts';

await generateIfStale();
await buildIfStale();
await writeStaticPageIfStale();
