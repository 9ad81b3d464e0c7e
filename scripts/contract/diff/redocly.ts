import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isNode, type Json, type Node } from '../shape.ts';

/** The required version bump by semantic versioning. */
export const IMPACTS = ['major', 'minor', 'patch'] as const;
export type Impact = (typeof IMPACTS)[number];

const Report = z.object({
  changes: z.array(
    z.object({
      path: z.string(),
      typeName: z.string(),
      kind: z.string(),
      impact: z.enum(IMPACTS),
      property: z.optional(z.string()),
      verdicts: z.array(
        z.object({ ruleId: z.string(), impact: z.enum(IMPACTS), message: z.string() }),
      ),
      base: z.optional(z.object({ pointer: z.string() })),
      revision: z.optional(z.object({ pointer: z.string() })),
    }),
  ),
});
export type RawChange = z.infer<typeof Report>['changes'][number];

const BIN = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bin', 'redocly');

/** Redocly does not compare `contentSchema`, so JSON texts are represented as a property. */
function exposeTextSchemas(value: Json): Json {
  if (Array.isArray(value)) return value.map(exposeTextSchemas);
  if (!isNode(value)) return value;
  const { contentSchema, ...rest } = value;
  const exposed: Node = isNode(contentSchema)
    ? { ...rest, properties: { text: contentSchema } }
    : value;
  return Object.fromEntries(
    Object.entries(exposed).map(([key, child]) => [key, exposeTextSchemas(child)]),
  );
}

/** Compares two bundled contracts with Redocly. */
export function compareByRedocly(before: Node, after: Node): RawChange[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  const file = (name: string) => join(folder, name);
  writeFileSync(file('old.json'), JSON.stringify(exposeTextSchemas(before)));
  writeFileSync(file('new.json'), JSON.stringify(exposeTextSchemas(after)));
  const args = ['diff', file('old.json'), file('new.json'), '--format', 'json'];
  try {
    execFileSync(BIN, [...args, '--fail-on', 'none', '-o', file('report.json')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    });
    return Report.parse(JSON.parse(readFileSync(file('report.json'), 'utf8'))).changes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
