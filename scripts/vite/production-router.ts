import type { Plugin } from 'vite';

/** Takes the production build of React Router, because its package exports only the one for development. */
export function productionRouter(): Plugin {
  return {
    name: 'lychee:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && found.id.replace('/dist/development/', '/dist/production/');
    },
  };
}
