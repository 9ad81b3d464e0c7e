/**
 * Lists every operation of the contract with its hook, validator, mock handler and screens, or the reason why no screen
 * uses it. `npm run contract operations`; exit code 1 if something is missing.
 */
import { globSync, readFileSync } from 'node:fs';
import { handlerShells } from '#generated/handlers.ts';
import { type Operation, type OperationId, operations } from '#generated/operations.ts';
import { validators } from '#generated/validators.ts';
import { handlers } from '#mocks/handlers/all.ts';
import { screensByOperation } from './contract/callers.ts';
import { NO_CALLER } from './contract/uncalled.ts';
import { generateIfStale } from './steps.ts';

await generateIfStale();
const ids = Object.keys(operations) as OperationId[];
const client = globSync('generated/client/**/*.ts', { cwd: `${import.meta.dirname}/..` })
  .map((file) => readFileSync(`${import.meta.dirname}/../${file}`, 'utf8'))
  .join('\n');
const screens = screensByOperation(ids);
const hookOf = (id: string) => `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;

const rows = ids.map((id) => {
  const { method, path, signIn, extension }: Operation = operations[id];
  const used = screens.get(id) ?? [];
  const reason = NO_CALLER[id] ?? 'no caller';
  return {
    id,
    call: `${method.padEnd(4)} ${path}`,
    signIn,
    extension: extension === true,
    hook: new RegExp(`export (const|function) ${hookOf(id)}\\b`).test(client),
    validator: id in validators,
    handler: id in handlerShells && id in handlers,
    used,
    screens: used.join(' ') || `- (${reason})`,
  };
});

const width = (key: 'id' | 'call') => Math.max(...rows.map((row) => row[key].length)) + 2;
const mark = (there: boolean) => (there ? 'yes' : 'NO ').padEnd(10);
console.log(
  `${'operation'.padEnd(width('id'))}${'call'.padEnd(width('call'))}sign-in   hook      validator handler   screens`,
);
for (const row of rows) {
  console.log(
    `${row.id.padEnd(width('id'))}${row.call.padEnd(width('call'))}${row.signIn.padEnd(10)}${mark(row.hook)}${mark(row.validator)}${mark(row.handler)}${row.extension ? '[extension] ' : ''}${row.screens}`,
  );
}
const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;
const complete = count(({ hook, validator, handler }) => hook && validator && handler);
console.log(
  `\n${rows.length} operations: ${count(({ extension }) => !extension)} of the known backend, ${count(({ extension }) => extension)} extensions`,
);
console.log(
  `${complete} with hook, validator and handler; ${count(({ used }) => used.length > 0)} used by screens, ${Object.keys(NO_CALLER).length} for other clients`,
);
process.exitCode = complete === rows.length ? 0 : 1;
