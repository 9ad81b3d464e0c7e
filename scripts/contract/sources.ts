/** What `generated/` is made of. */
export const CONTRACT_SOURCES = [
  'openapi/**',
  'orval.config.ts',
  'scripts/contract/**',
  'scripts/generate.ts',
  'package-lock.json',
];
