import { defineConfig } from 'orval';
import { clientShape, type Node, wireShape } from './scripts/contract/shape.ts';

// orval copies these functions into files that import faker.
declare const faker: typeof import('@faker-js/faker').faker;

const contract = './generated/openapi.json';
// orval uses its own document type; the transformers work on plain JSON.
const read = (shape: (spec: Node) => Node) => ({
  target: contract,
  override: { transformer: (spec: unknown) => shape(spec as Node) as never },
});
const common = {
  mode: 'tags-split',
  tsconfig: './tsconfig.json',
  indexFiles: false,
  clean: true,
  urlEncodeParameters: true,
} as const;

export default defineConfig({
  client: {
    input: read(clientShape),
    output: {
      ...common,
      target: './generated/client/index.ts',
      schemas: './generated/model',
      client: 'react-query',
      httpClient: 'axios',
      override: {
        header: false,
        mutator: { path: './src/api/mutator.ts', name: 'apiRequest' },
        enumGenerationType: 'const',
        query: {
          version: 5,
          signal: true,
          useSuspenseQuery: true,
          useInvalidate: false,
          shouldExportKeys: true,
        },
        operations: {
          // Reads that use POST.
          orderPrice: { query: { useQuery: true, useMutation: false } },
          addressPlace: { query: { useQuery: true, useMutation: false } },
          logout: { query: { useQuery: false, useMutation: true } },
          // Every call creates a new token.
          twitterRequestToken: { query: { useQuery: false, useMutation: true } },
        },
      },
    },
  },
  wire: {
    input: read(wireShape),
    output: {
      ...common,
      target: './generated/wire/index.ts',
      schemas: './generated/wire/model',
      client: 'fetch',
      mock: {
        indexMockFiles: false,
        path: './generated/mocks',
        generators: [{ type: 'msw', delay: false, baseUrl: '*' }],
      },
      override: {
        header: false,
        enumGenerationType: 'const',
        mock: {
          required: true,
          arrayMin: 1,
          arrayMax: 3,
          // faker does not support groups and anchors of regular expressions.
          format: {
            money: () => faker.finance.amount({ min: -100, max: 100_000 }),
            'decimal-text': () => faker.finance.amount({ min: 0, max: 100, dec: 3 }),
            share: () => faker.finance.amount({ min: 0, max: 1 }),
            'gmt8-date': () =>
              faker.date
                .between({ from: '2020-01-01', to: '2035-01-01' })
                .toISOString()
                .slice(0, 10),
            'gmt8-datetime': () =>
              faker.date
                .between({ from: '2020-01-01', to: '2035-01-01' })
                .toISOString()
                .slice(0, 19)
                .replace('T', ' '),
          },
        },
      },
    },
  },
  zod: {
    input: read(wireShape),
    output: {
      ...common,
      target: './generated/zod/zod.ts',
      client: 'zod',
      fileExtension: '.zod.ts',
      override: {
        header: false,
        zod: {
          version: 4,
          variant: 'mini',
          strict: { response: true },
          generateEachHttpStatus: false,
          generate: { param: true, query: true, body: true, response: true, header: false },
          // `true` and `false` are parsed before; other text is not a boolean.
          coerce: { query: ['number'], param: ['number'] },
        },
      },
    },
  },
});
