import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forGenerators } from './for-generators.ts';
import { pairExamples } from './paired-examples.ts';
import type { Node } from './shape.ts';

const root = join(import.meta.dirname, '..', '..');

/** Writes openapi.json and openapi.yaml in the form for other teams: what generators and mock servers read. */
export function writeDocuments(spec: Node, folder: string): void {
  const input = join(root, '.cache', 'contract-package.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(input, JSON.stringify(forGenerators(pairExamples(structuredClone(spec)))));
  // Parameters are inlined by `pairExamples`, so their components are unused.
  for (const name of ['openapi.json', 'openapi.yaml'])
    execFileSync(
      join(root, 'node_modules', '.bin', 'redocly'),
      ['bundle', input, '-o', join(folder, name), '--remove-unused-components'],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        shell: process.platform === 'win32',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
      },
    );
}
