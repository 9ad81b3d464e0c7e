import type { Plugin } from 'vite';

/** Generated functions of a tag of the contract. */
export const CLIENT = /\/generated\/client\/(\w+)\/\1\.ts$/;
const PART = /\/generated\/client\/(\w+)\/\1\.ts\?part=\w+$/;

/** The module of a generated function. @param file its file, which has other functions, too */
export const partOf = (file: string, name: string) => `${file}?part=${name}`;

/** A top-level declaration of a generated file. */
interface Declaration {
  name: string;
  code: string;
}

/** Makes each generated function a module of its own: pages load only those of a file that they call. */
export function clientParts(): Plugin {
  const parts = new Map<string, string>();
  return {
    name: 'lychee:client-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    // After TypeScript is removed.
    enforce: 'post',
    resolveId: { filter: { id: PART }, handler: (id) => ({ id, moduleSideEffects: false }) },
    load: { filter: { id: PART }, handler: (id) => parts.get(id) ?? null },
    transform: {
      filter: { id: CLIENT },
      handler(code, file) {
        const imports: string[] = [];
        const declarations: Declaration[] = [];
        for (const node of this.parse(code).body) {
          const text = code.slice(node.start, node.end);
          if (node.type === 'ImportDeclaration') imports.push(text);
          const exported = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
          if (exported?.type === 'FunctionDeclaration')
            declarations.push({ name: exported.id?.name ?? '', code: text });
          if (exported?.type === 'VariableDeclaration')
            for (const { id } of exported.declarations)
              if (id.type === 'Identifier') declarations.push({ name: id.name, code: text });
        }
        for (const { name, code: own } of declarations) {
          const used = declarations.filter(
            (other) => other.name !== name && new RegExp(`\\b${other.name}\\b`).test(own),
          );
          const lines = used.map(
            (other) => `import { ${other.name} } from ${JSON.stringify(partOf(file, other.name))};`,
          );
          const text = own.startsWith('export') ? own : `export ${own}`;
          parts.set(partOf(file, name), [...imports, ...lines, text].join('\n'));
        }
        const exports = declarations.map(
          ({ name }) => `export { ${name} } from ${JSON.stringify(partOf(file, name))};`,
        );
        return { code: exports.join('\n'), map: null, moduleSideEffects: false };
      },
    },
  };
}
