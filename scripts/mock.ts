/** The mock market over HTTP: `npm run mock`; options: `mocks/command.ts`. */
import { generateIfStale } from './steps.ts';

await generateIfStale();
await import('#mocks/command.ts');
