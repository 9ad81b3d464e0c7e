import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Brand, readBrand } from '../brand/brand.ts';

const FAVICON = 'favicon.svg';

/** Applies the brand colour of `BRAND_COLOR` to the tokens, the page and its icon. Fails if it is not readable. */
export function brandColor(): Plugin {
  let brand: Brand;
  let publicDir = '';
  const favicon = () => brand.text(readFileSync(join(publicDir, FAVICON), 'utf8'));
  return {
    name: 'lychee:brand-color',
    enforce: 'pre',
    apply: (_config, { mode }) => mode !== 'test',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      brand = readBrand();
    },
    transform: {
      filter: { id: /\/src\/ui\/tokens\.css(\?|$)/ },
      handler: (code) => ({ code: brand.sheet(code), map: null }),
    },
    transformIndexHtml: { order: 'pre', handler: (html) => brand.text(html) },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: FAVICON, source: favicon() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FAVICON}`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(favicon());
      });
    },
  };
}
