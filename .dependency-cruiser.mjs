/** Which folder may import which. An arrow that points up, or a circle, fails `npm run lint`. */

/** Folders of `src`, each with those that it may import beside itself. */
const FOLDERS = {
  lib: [],
  config: ['lib', 'generated'],
  ui: ['lib'],
  api: ['config', 'lib', 'generated'],
  backend: ['api', 'config', 'lib', 'generated'],
  i18n: ['config', 'lib', 'generated'],
  router: ['api', 'i18n', 'config', 'lib', 'generated'],
  shared: ['router', 'ui', 'backend', 'api', 'i18n', 'config', 'lib', 'generated'],
  session: ['shared', 'router', 'ui', 'backend', 'api', 'i18n', 'config', 'lib', 'generated'],
  domain: [
    'session',
    'shared',
    'router',
    'ui',
    'backend',
    'api',
    'i18n',
    'config',
    'lib',
    'generated',
  ],
};
/** Folders of `src/domain` that import others of them. */
const DOMAINS = {
  cart: ['product'],
  category: ['search'],
  merchant: ['search', 'wishlist'],
  order: ['cart', 'merchant', 'payment'],
  refund: ['merchant', 'order', 'upload'],
  review: ['merchant', 'upload'],
  search: ['product'],
  wishlist: ['cart', 'product'],
};
/** Packages of the repository, each with the folders and single files that it may import beside itself. */
const PACKAGES = {
  openapi: ['generated/'],
  mocks: ['openapi/', 'generated/'],
  'scripts/conformance': [
    'openapi/',
    'generated/',
    'scripts/contract/',
    // The proxy of the shop's server is part of its bundle; the market stays an import.
    'src/server/proxy\\.ts$',
    'mocks/mock-server\\.ts$',
  ],
};
const ROUTE = '^src/pages/[^/]+/routes\\.ts$';

const rule = (name, from, to) => ({ name, severity: 'error', from, to });
const folders = (names) => `^(?:src/)?(?:${names.join('|')})/`;

const folderRules = Object.entries(FOLDERS).map(([name, others]) =>
  rule(
    name,
    { path: `^src/${name}/` },
    { path: '^(?:src|generated)/', pathNot: folders([name, 'assets', ...others]) },
  ),
);
const domainRules = Object.entries(DOMAINS).map(([name, others]) =>
  rule(
    `domain/${name}`,
    { path: `^src/domain/${name}/` },
    { path: '^src/domain/', pathNot: `^src/domain/(?:${[name, ...others].join('|')})/` },
  ),
);

const packageRules = Object.entries(PACKAGES).map(([folder, others]) =>
  rule(
    `package ${folder}`,
    { path: `^${folder}/` },
    {
      path: '^(?:src|openapi|mocks|scripts|generated|tests)/',
      pathNot: `^(?:${[`${folder}/`, ...others].join('|')})`,
    },
  ),
);

export default {
  forbidden: [
    ...folderRules,
    ...domainRules,
    rule(
      'other folders of domain',
      {
        path: '^src/domain/([^/]+)/',
        pathNot: `^src/domain/(?:${Object.keys(DOMAINS).join('|')})/`,
      },
      { path: '^src/domain/', pathNot: '^src/domain/$1/' },
    ),
    rule(
      'design system without texts',
      { path: '^src/ui/' },
      { path: 'node_modules/(?:react-)?i18next/' },
    ),
    rule('layout', { path: '^src/layout/' }, { path: '^src/(?:app|pages|server|routes)\\b' }),
    rule(
      'area of pages',
      { path: '^src/pages/([^/]+)/', pathNot: ROUTE },
      { path: '^src/(?:app|layout|server|routes|pages)\\b', pathNot: '^src/pages/$1/' },
    ),
    rule(
      'route',
      { path: '^src/pages/([^/]+)/' },
      { path: '^src/(?:app|server|routes|pages)\\b', pathNot: '^src/pages/$1/' },
    ),
    rule('app', { path: '^src/app/' }, { path: '^src/server/' }),
    rule(
      'shop without market, scripts and tests',
      { path: '^src/', pathNot: '^src/main\\.tsx$' },
      { path: '^(?:mocks|scripts|tests)/' },
    ),
    ...packageRules,
    rule(
      'rules of the market without demo data and pictures',
      { path: '^mocks/market/' },
      { path: '^mocks/', pathNot: '^mocks/market/' },
    ),
    rule(
      'demo data without pictures',
      { path: '^mocks/demo/' },
      { path: '^mocks/(?!market|demo)' },
    ),
    // A route loads its page on demand; the page reads the search of its route.
    rule(
      'no circles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'], pathNot: ROUTE } },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx', '.css', '.json'],
    },
  },
};
