import { msw } from 'msw/vite';
import type { Plugin, PluginOption } from 'vite';

/** Development only: serves the service worker script and the market's pictures. */
export function devMarket(on: boolean): PluginOption {
  const pictures: Plugin = {
    name: 'lychee:pictures',
    apply: 'serve',
    async configureServer(server) {
      const { pictureHandler } = await import('#mocks/pictures/http.ts');
      server.middlewares.use((req, res, next) => {
        pictureHandler(req, res).then((done) => done || next(), next);
      });
    },
  };
  return on ? [pictures, msw({ mode: 'worker-only' })] : [];
}
