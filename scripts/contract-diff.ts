/**
 * Reports the changes between two versions of the contract, with the affected operations and screens.
 * `npm run contract diff -- OLD [NEW] [--approvals FILE] [--json]`: each a file (a bundled contract, or an entry file to
 * bundle) or a git revision; NEW defaults to the working tree. Exit code 1 when a breaking change is not approved.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { diffContracts } from './contract/diff/diff.ts';
import { type Approval, judge, reportText } from './contract/diff/report.ts';
import { BUNDLED, loadContractOf, versionOf } from './contract/load.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    approvals: { type: 'string', default: 'openapi/approved-changes.json' },
    json: { type: 'boolean', default: false },
  },
});

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

const load = (name: string) =>
  loadContractOf(name) ?? stop(`${name} is neither a file nor a git revision with a contract.`);

const [from, to = join(import.meta.dirname, '..', BUNDLED)] = positionals;
if (!from) stop('Usage: npm run contract diff -- OLD [NEW], each a file or a git revision.');
const approvals = existsSync(values.approvals)
  ? (JSON.parse(readFileSync(values.approvals, 'utf8')) as Approval[])
  : [];
const [before, after] = [load(from), load(to)];
const verdict = judge(diffContracts(before, after), approvals, versionOf(before));
console.log(values.json ? JSON.stringify(verdict, null, 2) : reportText(verdict));
process.exitCode = verdict.unapproved.length > 0 ? 1 : 0;
