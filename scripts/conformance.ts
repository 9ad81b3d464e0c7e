/** Checks a server against the contract: `npm run conformance`; options: `conformance/options.ts`. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { generateIfStale } from './steps.ts';

// A tenth of a run is the compilation of its modules.
enableCompileCache(join(import.meta.dirname, '..', '.cache', 'node'));
await generateIfStale();
await import('./conformance/command.ts');
