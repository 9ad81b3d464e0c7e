/** Checks a server against the contract: `npm run conformance`; options: `conformance/options.ts`. */
import { generateIfStale } from './steps.ts';

await generateIfStale();
await import('./conformance/command.ts');
