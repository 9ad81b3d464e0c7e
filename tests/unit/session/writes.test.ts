// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';
import { readModuleGraph } from '#scripts/contract/module-graph.ts';
import { NO_CALLER } from '#scripts/contract/uncalled.ts';
import type { Write } from '#/session/write.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pascal = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
const optionsOf = (id: string) => `get${pascal(id)}MutationOptions`;

const client = globSync('generated/client/*/*.ts', { cwd: root }).map(read).join('\n');
const mutations = (Object.keys(operations) as OperationId[]).filter((id) =>
  client.includes(`export const ${optionsOf(id)} = `),
);

/** The exports of all files of writes, as the module graph names them: `src/domain/cart/actions.ts#addToCart`. */
const exported = new Map<string, unknown>();
for (const file of globSync('src/**/actions.ts', { cwd: root }))
  for (const [name, value] of Object.entries((await import(join(root, file))) as object))
    exported.set(`${file}#${name}`, value);

const graph = readModuleGraph(root);
const callersOf = (names: readonly string[]) =>
  [...graph].filter(([, { calls }]) => names.some((name) => calls.includes(name)));

/** What is missing from a write; empty for one that is verified, or says why not. */
function problemOf(value: unknown): string {
  const { send, verify, unverified } = value as Partial<Write<unknown[]>>;
  if (typeof send !== 'function') return 'is no write';
  return typeof verify === 'function' || (unverified ?? '').length > 10
    ? ''
    : 'has neither `verify` nor a reason';
}

/** Calls of a mutation that are no writes, and why. */
const READS: Record<string, string> = {
  'src/pages/purchase/card-payment/use-card-secret.ts':
    'reads the secret of a payment that the shopper confirms at the provider',
};

describe('the writes of the shop', () => {
  it('are all that files of writes export, each with a verdict or a reason', () => {
    expect(exported.size).toBeGreaterThan(40);
    const problems = [...exported].map(([name, value]) => [name, problemOf(value)]);
    expect(problems.filter(([, problem]) => problem)).toEqual([]);
  });

  it.each(mutations)('%s is sent by one of them, or is not called', (id) => {
    const senders = callersOf([optionsOf(id)]).filter(([name]) => exported.has(name));
    expect(senders.length > 0).toBe(NO_CALLER[id] === undefined);
  });

  it.each(mutations.filter((id) => operations[id].signIn === 'required'))(
    '%s: a guest reads what the sign-in is for',
    (id) => {
      const senders = callersOf([optionsOf(id)]).flatMap(([name]) => exported.get(name) ?? []);
      const reasons = senders.map((write) => (write as Write<unknown[]>).signInFor);
      expect(reasons).not.toContain(null);
    },
  );

  it('are the only callers of mutations', () => {
    const names = mutations.flatMap((id) => [id, `use${pascal(id)}`, optionsOf(id)]);
    const others = callersOf(names).filter(([name]) => !name.includes('actions.ts#'));
    expect(others.map(([name]) => name)).toEqual(Object.keys(READS));
  });

  it('are not written elsewhere', () => {
    const files = [...graph.keys()].filter((name) => !name.includes('#'));
    const inline = files.filter((file) => /\b(?:unverified|verify):/.test(read(file)));
    expect(inline).toEqual(['src/session/write.ts']);
  });
});
