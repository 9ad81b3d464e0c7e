import { expect, test } from 'vitest';
import { toStaticPage } from '#scripts/measure/static-pages.ts';

const PAGE = `<!DOCTYPE html><html lang="en"><head><title>Shop</title><style>.card{color:red}[data-on]{top:0}:root[data-first-view] li{}</style></head>
<body><div id="root"><!--$--><p class="card unstyled" data-on="" data-price="3">Tea</p><!--/$-->
<img src="/tea.webp" width="20" height="20" loading="lazy"><noscript>No scripts</noscript></div>
<script type="application/json" id="state">{"time":1}</script><script>start()</script></body></html>`;

test('a static page has the content and styles of the rendered one, and no scripts', () => {
  const page = toStaticPage(PAGE);
  expect(page).toContain('<p class="card" data-on="">Tea</p>');
  expect(page).toContain('<img src="/tea.webp" width="20" height="20" loading="lazy">');
  expect(page).toContain(
    '<style>.card{color:red}[data-on]{top:0}:root[data-first-view] li{}</style>',
  );
  expect(page).toContain('<html lang="en" data-first-view="">');
  expect(page).not.toMatch(/script|state|<!--|data-price|unstyled/);
});
