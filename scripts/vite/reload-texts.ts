import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

const TEXTS = /\/locales\/[\w-]+\/\w+\.json$/;

/** In development, a changed file of texts replaces the texts of the open page instead of loading it again. */
export const reloadTexts = (): Plugin => ({
  name: 'reload-texts',
  apply: 'serve',
  async hotUpdate({ file, read }) {
    if (!TEXTS.test(file)) return undefined;
    const texts: unknown = JSON.parse(await read());
    this.environment.hot.send('shop:texts', { locale: basename(dirname(file)), texts });
    return [];
  },
});
