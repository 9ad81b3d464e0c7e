import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';

/** Address of a file beside the bundled contract: in `generated/`, or in the package of a tool that was bundled. */
export const generatedFile = (name: 'openapi.json' | 'screens.json'): string =>
  join(dirname(createRequire(import.meta.url).resolve('#generated/openapi.json')), name);
