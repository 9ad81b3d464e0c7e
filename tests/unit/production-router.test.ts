import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { productionRouter } from '#scripts/vite/production-router.ts';

/** The code of names of React Router, bundled. */
async function bundled(names: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      productionRouter(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : null),
        load: (id) => (id === '\0entry' ? `export { ${names} } from 'react-router-dom';` : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        external: [/^react$/, /^react-dom/],
      },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code } = { code: '' }] = output.filter((file) => file.type === 'chunk');
  return code;
}

it('of React Router, only what is used is bundled', async () => {
  const code = await bundled('useHref');
  expect(code).toContain('function useHref');
  expect(code).toContain('createContext');
  expect(code).not.toMatch(/forwardRef|displayName|extends \w+\.Component|ScrollRestoration/);
});

it('what is used is complete', async () => {
  const code = await bundled('Link, Form, Routes');
  expect(code.match(/forwardRef\(/g)).toHaveLength(2);
  expect(code).toMatch(/\{ contextType: RSCRouterContext \}/);
});
