import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const file = join(import.meta.dirname, '..', '..', 'dist-server', 'index.js');

/** The built server as a module. */
export const loadServer = () =>
  import(pathToFileURL(file).href) as Promise<typeof import('#/server/index.ts')>;

/** The parts of the built server. */
export const loadServerParts = async () => (await loadServer()).loadParts();
