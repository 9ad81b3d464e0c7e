/** The packages of the repository: what each of them is made of. Paths are those of the repository. */
export interface Package {
  /** its folder: package.json, README.md and CHANGELOG.md */
  folder: string;
  /** modules that are bundled, by their names in the package */
  entries: Readonly<Record<string, string>>;
  /** packages that stay imports */
  external: readonly string[];
  /** modules whose types are in `types/` */
  types: readonly string[];
  /** files and folders that are copied, by their names in the package */
  files: Readonly<Record<string, string>>;
}

export const PACKAGES = {
  contract: {
    folder: 'openapi',
    entries: { index: 'openapi/index.ts' },
    external: ['zod'],
    types: ['openapi/index.ts'],
    files: {},
  },
  market: {
    folder: 'mocks',
    entries: {
      index: 'mocks/index.ts',
      server: 'mocks/mock-server.ts',
      command: 'mocks/command.ts',
    },
    external: ['msw', 'sharp', 'vite'],
    types: ['mocks/index.ts', 'mocks/mock-server.ts'],
    files: { masters: 'mocks/pictures/masters', 'bounds.json': 'mocks/pictures/bounds.json' },
  },
  conformance: {
    folder: 'scripts/conformance',
    entries: { conformance: 'scripts/conformance/command.ts' },
    external: [],
    types: ['scripts/conformance/own/types.ts'],
    files: {
      'openapi.json': 'generated/openapi.json',
      'screens.json': 'generated/screens.json',
      'accepted-findings.json': 'openapi/accepted-findings.json',
      'JAVA.md': 'scripts/conformance/JAVA.md',
      ci: 'scripts/conformance/ci',
      examples: 'scripts/conformance/examples',
    },
  },
} satisfies Record<string, Package>;

export type PackageName = keyof typeof PACKAGES;

/** Modules that are packages of their own: an import of one by another stays an import. */
export const PACKAGED_MODULES: Readonly<Record<string, string>> = {
  'mocks/mock-server.ts': '@lychee-storefront/market/server',
};
