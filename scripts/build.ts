/** The production storefront: static files in dist/, which work alone too, and in dist-server/ what draws pages on a server. Holds nothing of the market. */
import { buildIfStale, generateIfStale } from './steps.ts';

await generateIfStale();
await buildIfStale();
