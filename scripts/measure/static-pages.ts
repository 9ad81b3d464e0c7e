import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STATIC_PAGES = join(import.meta.dirname, '..', '..', 'tests', 'static');

/** Static counterpart of a page: same content, same pictures, no scripts. */
export const staticPage = (name: string, tag: string): string =>
  readFileSync(join(STATIC_PAGES, `${name}.${tag}.html`), 'utf8');
export const staticAddress = (name: string, tag: string): string => `/static-page/${name}.${tag}`;
