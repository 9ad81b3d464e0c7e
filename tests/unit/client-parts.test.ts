import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { clientParts } from '#scripts/vite/client-parts.ts';

const CART = join(import.meta.dirname, '..', '..', 'generated', 'client', 'cart', 'cart.ts');
const ENTRIES: Record<string, string> = {
  count: `export { useCartCount } from ${JSON.stringify(CART)};`,
  remove: `export { cartDelete } from ${JSON.stringify(CART)};`,
};

it('a page loads the generated functions that it calls, and not others of the same file', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      clientParts(),
      {
        name: 'entries',
        resolveId: (id) => (id in ENTRIES ? `\0${id}` : null),
        load: (id) => ENTRIES[id.slice(1)] ?? null,
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(ENTRIES).map((id) => [id, id])),
        preserveEntrySignatures: 'strict',
        external: [/^@tanstack/, /mutator/],
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const codeOf = (name: string) => {
    const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
    const imported = chunks.filter(({ fileName }) => entry?.imports.includes(fileName));
    return [entry, ...imported].map((chunk) => chunk?.code).join('\n');
  };
  expect(codeOf('count')).toContain('getCartCountQueryOptions');
  expect(codeOf('count')).not.toContain('cartDelete');
  expect(codeOf('remove')).toContain('cartDelete');
  expect(codeOf('remove')).not.toContain('CartCount');
});
