import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import type { Plugin } from 'vite';
import { scopedName } from './scoped-name.ts';

const MODULE = /\.module\.css$/;

/** Tests: CSS modules give their class names only. Without layout, rules would just hide elements from queries. */
export function classNames(): Plugin {
  return {
    name: 'lychee:class-names',
    apply: (_config, { mode }) => mode === 'test',
    enforce: 'pre',
    resolveId: {
      filter: { id: MODULE },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved && `\0${resolved.id}.js`;
      },
    },
    load: {
      filter: { id: /\.module\.css\.js$/ },
      handler(id) {
        const file = id.slice(1, -'.js'.length);
        const names = new Set<string>();
        postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
          for (const [, name = ''] of selector.matchAll(/(?<!:global\()\.([a-z]\w*)/gi))
            names.add(name);
        });
        return [...names]
          .map((name) => `export const ${name} = '${scopedName(name, file)}';`)
          .join('\n');
      },
    },
  };
}
