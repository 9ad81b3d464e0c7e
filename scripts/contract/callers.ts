/** Computes which screens of the storefront use which operation, from its source. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The frame of every page. */
export const EVERY_PAGE = '*';

const root = join(import.meta.dirname, '..', '..');
const ROUTES = 'src/routes.tsx';
const isRouteFile = (file: string) => file.startsWith('src/routes/');
const FRAME = 'src/app/app.tsx';
const pascal = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

interface Module {
  source: string;
  imports: string[];
}

const resolveImport = (file: string, path: string) =>
  path.startsWith('#/') ? join('src', path.slice(2)) : join(dirname(file), path);

function readModules(): Map<string, Module> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      const paths = [...source.matchAll(/(?:from|import\()\s*'((?:\.|#\/)[^']+)'/g)].map(
        ([, path = '']) => resolveImport(file, path),
      );
      return [
        file.replaceAll('\\', '/'),
        { source, imports: paths.map((path) => path.replaceAll('\\', '/')) },
      ];
    }),
  );
}

function reach(modules: Map<string, Module>, from: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    const module = modules.get(file);
    if (!module || seen.has(file) || file === ROUTES || isRouteFile(file)) return;
    seen.add(file);
    module.imports.forEach(visit);
  };
  from.forEach(visit);
  return seen;
}

/** The source text of each entry in one file of the route map. */
function routeEntries(source: string): { path: string; text: string }[] {
  const [, ...parts] = source
    .slice(source.search(/export const \w*[rR]outes\b/))
    .split(/\bpath: '/);
  return parts
    .map((part) => ({ path: part.slice(0, part.indexOf("'")), text: part }))
    .filter(({ path }) => !path.endsWith('*'));
}

/** Maps operation ids to the screens that use them, in the order of the route map; only `*` when the frame uses them. */
export function screensByOperation(ids: readonly string[]): Map<string, string[]> {
  const modules = readModules();
  const names = new Map(
    ids.map((id) => [
      id,
      new RegExp(
        `\\b(use${pascal(id)}(Suspense)?|get${pascal(id)}(Suspense|Infinite)?QueryOptions|${id})\\b`,
      ),
    ]),
  );
  const calls = (source: string) => {
    const imported = [
      ...source.matchAll(
        /import \{([^}]+)\} from '[^']*generated\/client\/[^']+'|const \{([^}]+)\} = await import\('[^']*generated\/client\/[^']+'\)/g,
      ),
    ]
      .map(([all]) => all)
      .join('\n');
    return ids.filter((id) => names.get(id)?.test(imported));
  };
  const callsOf = (files: Iterable<string>) =>
    new Set([...files].flatMap((file) => calls(modules.get(file)?.source ?? '')));

  const frame = callsOf(reach(modules, [FRAME]));
  const found = new Map<string, string[]>(ids.map((id) => [id, frame.has(id) ? [EVERY_PAGE] : []]));
  for (const file of modules.get(ROUTES)?.imports.filter(isRouteFile) ?? []) {
    const { source = '' } = modules.get(file) ?? {};
    const importsOf = (text: string) =>
      [...text.matchAll(/import\('((?:\.|#\/)[^']+)'\)/g)].map(([, path = '']) =>
        resolveImport(file, path),
      );
    const shells = new Map(
      [...source.matchAll(/const (\w+) = \(\) => (import\('[^']+'\))/g)].map(
        ([, name = '', text = '']) => [name, importsOf(text)],
      ),
    );
    for (const { path, text } of routeEntries(source)) {
      const shell = shells.get(/shell: (\w+)/.exec(text)?.[1] ?? '') ?? [];
      const used = callsOf(reach(modules, [...importsOf(text), ...shell]));
      const loaded = ids.filter((id) => names.get(id)?.test(text));
      const screen = path.replace(/:(\w+)/g, '{$1}');
      for (const id of [...used, ...loaded]) {
        const screens = found.get(id) ?? [];
        if (!screens.includes(EVERY_PAGE) && !screens.includes(screen))
          found.set(id, [...screens, screen]);
      }
    }
  }
  return found;
}
