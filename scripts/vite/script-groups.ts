import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Static imports and re-exports of our own files; types leave no trace in a build. */
const IMPORTS = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'(\.[^']+)'/gm;

/** Files that these ones load at once, themselves included: what is imported on demand is not followed. */
function loadedWith(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    if (!/\.tsx?$/.test(file)) return;
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS))
      walk(join(dirname(file), path));
  };
  files.forEach(walk);
  return found;
}

// `Trans` and its parser come with the few texts that hold links.
const VENDOR =
  /node_modules\/(?!react-i18next\/dist\/es\/Trans|react-i18next\/dist\/es\/IcuTrans)(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|react-i18next|openapi-fetch|zustand)\//;

// A script each would cost more than the icon in it.
const CHECKOUT_ICONS = /lucide-react\/dist\/esm\/icons\/(map-pin|pencil)\./;

// Orders show it too, and need little else of the checkout.
const ORDER_ICONS = /lucide-react\/dist\/esm\/icons\/wallet\./;

/**
 * Few scripts pack better than many small ones, yet no page should load what is only another's. The pages with the
 * tightest budgets are home and checkout, so groups follow what these need: everything (`vendor`, `frame`), home and
 * others (`shared`), checkout and most others (`pages`), checkout and the way to it (`trade`), checkout and orders
 * (`orders`), checkout and what else is like it (`payment`). `node scripts/sizes.ts` tells what a change here does.
 */
export function scriptGroups(src: string) {
  const loadedBy = (...files: string[]) => loadedWith(files.map((file) => join(src, file)));
  const first = loadedBy('main.tsx', 'ui/open-dialogs.ts');
  const home = loadedBy('pages/home/home-page.tsx');
  const before = loadedBy('pages/cart/cart-page.tsx', 'pages/goods/goods-page.tsx');
  const checkout = loadedBy('pages/checkout/checkout-page.tsx');
  const orders = loadedBy('pages/orders/order-detail-page.tsx');
  const atCheckout = (id: string) => checkout.has(id) && !first.has(id) && !home.has(id);
  return [
    { name: 'vendor', test: VENDOR, priority: 3 },
    // Without the entry itself: the document asks for that one by name.
    {
      name: 'frame',
      test: (id: string) => first.has(id) && !id.endsWith('/main.tsx'),
      priority: 2,
    },
    { name: 'shared', test: (id: string) => home.has(id), minShareCount: 4, priority: 2 },
    { name: 'pages', test: atCheckout, minShareCount: 5, priority: 1 },
    {
      name: 'trade',
      test: (id: string) => atCheckout(id) && before.has(id),
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
      test: (id: string) => (atCheckout(id) && !before.has(id)) || CHECKOUT_ICONS.test(id),
      minShareCount: 2,
    },
  ];
}
