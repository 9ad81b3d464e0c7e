/** The production storefront as static files in dist/. Holds nothing of the market. */
import { buildIfStale, generateIfStale } from './steps.ts';

await generateIfStale();
await buildIfStale();
