import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Static imports and re-exports of local files, without type imports. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([.#][^']+)'/gm;

/** The file that a relative specifier or an alias of package.json stands for. */
function resolveImport(src: string, from: string, path: string): string {
  if (path.startsWith('#/')) return join(src, path.slice(2));
  return path.startsWith('#') ? join(src, '..', path.slice(1)) : join(dirname(from), path);
}

/** Files loaded statically by the given ones, including themselves; dynamic imports are not followed. */
function loadedWith(src: string, files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS))
      walk(resolveImport(src, file, path));
  };
  files.forEach(walk);
  return found;
}

// `Trans` and its parser are loaded with the few texts that contain links.
const VENDOR =
  /node_modules\/(?!react-i18next\/dist\/es\/Trans|react-i18next\/dist\/es\/IcuTrans)(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|react-i18next|openapi-fetch|zustand)\//;

// Separate scripts would cost more than the icons in them.
const CHECKOUT_ICONS = /lucide-react\/dist\/esm\/icons\/(map-pin|pencil)\./;

// Also used by the order pages, which need little else of the checkout.
const ORDER_ICONS = /lucide-react\/dist\/esm\/icons\/wallet\./;

/**
 * Few scripts compress better than many small ones, but no page should load code of other pages. Home and checkout have
 * the tightest budgets, so the groups follow them: all pages (`vendor`, `frame`), home and others (`shared`), checkout
 * and most others (`pages`), checkout and the pages before it (`trade`), checkout and orders (`orders`), checkout and
 * similar pages (`payment`). `node scripts/sizes.ts` shows the effect of a change.
 */
export function scriptGroups(src: string) {
  const loadedBy = (...files: string[]) =>
    loadedWith(
      src,
      files.map((file) => join(src, file)),
    );
  const first = loadedBy('main.tsx', 'ui/open-dialogs.ts');
  const home = loadedBy('pages/catalogue/home/page.tsx');
  const beforeCheckout = loadedBy(
    'pages/purchase/cart/page.tsx',
    'pages/catalogue/product/page.tsx',
  );
  const checkout = loadedBy('pages/purchase/checkout/page.tsx');
  const orders = loadedBy('pages/purchase/order/page.tsx');
  const atCheckout = (id: string) => checkout.has(id) && !first.has(id) && !home.has(id);
  return [
    // One script for all pages: documents with data do not need it.
    {
      name: 'queries',
      test: /\/src\/pages\/.*\/queries\.ts$/,
      priority: 4,
      includeDependenciesRecursively: false,
    },
    { name: 'vendor', test: VENDOR, priority: 3 },
    // Without the entry, which the document references by name.
    {
      name: 'frame',
      test: (id: string) => first.has(id) && !id.endsWith('/main.tsx'),
      priority: 2,
    },
    { name: 'shared', test: (id: string) => home.has(id), minShareCount: 4, priority: 2 },
    { name: 'pages', test: atCheckout, minShareCount: 5, priority: 1 },
    {
      name: 'trade',
      test: (id: string) => atCheckout(id) && beforeCheckout.has(id),
      minShareCount: 2,
      priority: 1,
    },
    {
      name: 'orders',
      test: (id: string) => (atCheckout(id) && orders.has(id)) || ORDER_ICONS.test(id),
      minShareCount: 2,
      priority: 1,
    },
    {
      name: 'payment',
      test: (id: string) => (atCheckout(id) && !beforeCheckout.has(id)) || CHECKOUT_ICONS.test(id),
      minShareCount: 2,
    },
  ];
}
