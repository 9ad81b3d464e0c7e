import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const file = join(import.meta.dirname, '..', '..', 'dist-server', 'index.js');

/** The built server as a library. */
export const loadServer = () =>
  import(pathToFileURL(file).href) as Promise<typeof import('#/server/index.ts')>;
