import { defineConfig } from 'orval';
import { clientShape, type Node, wireShape } from './scripts/contract/shape.ts';

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
        // What the contract gives as examples: faker does not know what belongs together.
        mock: { useExamples: true },
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
