/**
 * openapi/ -> generated/. `--check` fails if the result differs from the existing files, and leaves them as they are.
 * Stages: bundle the contract, types (openapi-typescript), hooks, mocks and validators (orval), our own tables.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import type { Node } from './contract/shape.ts';
import { withIntegerFormats } from './contract/integers.ts';
import { pageTagsTable } from './contract/page-tags.ts';
import { withContractTypes } from './contract/mock-types.ts';
import { shapesTable } from './contract/shapes.ts';
import { CONTRACT_SOURCES } from './contract/sources.ts';
import { storeStamp } from './stale.ts';
import { handlersTable, operationsTable, validatorsTable } from './contract/tables.ts';

const root = join(import.meta.dirname, '..');
const generated = join(root, 'generated');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const started = performance.now();

function run(name: string, ...args: string[]) {
  const result = spawnSync(bin(name), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' },
  });
  if (result.status === 0) return;
  console.error(result.stdout, result.stderr);
  throw new Error(`${name} ${args[0] ?? ''} failed`);
}

function exportsOf(tag: string): Set<string> {
  const text = readFileSync(join(generated, 'zod', tag, `${tag}.zod.ts`), 'utf8');
  return new Set([...text.matchAll(/^export const (\w+)/gm)].map((match) => match[1] ?? ''));
}

async function generate() {
  mkdirSync(generated, { recursive: true });
  run(
    'redocly',
    'bundle',
    'openapi/openapi.yaml',
    '--config',
    'openapi/redocly.yaml',
    '-o',
    'generated/openapi.json',
  );
  const bundled = JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8')) as Node;
  const spec = withIntegerFormats(bundled);
  // The tables come first: the routes import them, and orval reads the mutator, which does so too.
  writeFileSync(join(generated, 'operations.ts'), operationsTable(spec));
  const { pageSourcesTable, pageTextsTable, screensTable } = await import('./contract/callers.ts');
  writeFileSync(join(generated, 'openapi.json'), `${JSON.stringify(spec, null, 2)}\n`);
  writeFileSync(join(generated, 'shapes.ts'), shapesTable(spec));
  writeFileSync(join(generated, 'page-tags.ts'), pageTagsTable(spec));
  writeFileSync(join(generated, 'page-sources.ts'), pageSourcesTable());
  writeFileSync(join(generated, 'page-texts.ts'), pageTextsTable());
  writeFileSync(join(generated, 'screens.json'), screensTable(spec));
  run('openapi-typescript', 'generated/openapi.json', '-o', 'generated/openapi.d.ts');
  run('orval', '--config', 'orval.config.ts');
  // Orval generates mocks only together with a client and its types, which are those of openapi-typescript once more.
  rmSync(join(generated, 'wire'), { recursive: true });
  for (const name of globSync('mocks/*/*.msw.ts', { cwd: generated })) {
    const file = join(generated, name);
    writeFileSync(file, withContractTypes(readFileSync(file, 'utf8')));
  }
  writeFileSync(join(generated, 'validators.ts'), validatorsTable(spec, exportsOf));
  writeFileSync(join(generated, 'handlers.ts'), handlersTable(spec));
}

/** Contents of all files of a folder by their paths in it. */
function filesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
  );
}

/** Generates, compares with the files before, and restores them. */
async function check() {
  const before = join(root, '.cache', 'generated-before');
  rmSync(before, { recursive: true, force: true });
  mkdirSync(before, { recursive: true });
  if (existsSync(generated)) cpSync(generated, before, { recursive: true });
  try {
    await generate();
    const [was, is] = [filesIn(before), filesIn(generated)];
    const different = [...new Set([...was.keys(), ...is.keys()])]
      .filter((file) => was.get(file) !== is.get(file))
      .toSorted();
    // A build beside the other checks would generate again, while they read.
    if (different.length === 0) return storeStamp('generate', CONTRACT_SOURCES);
    console.error(
      `generated/ is not what the contract says. Run npm run generate and commit:\n${different.join('\n')}`,
    );
    process.exitCode = 1;
  } finally {
    rmSync(generated, { recursive: true, force: true });
    cpSync(before, generated, { recursive: true });
    rmSync(before, { recursive: true, force: true });
  }
}

await (process.argv.includes('--check') ? check() : generate());
console.log(`generated/ from openapi/ in ${((performance.now() - started) / 1000).toFixed(1)} s`);
