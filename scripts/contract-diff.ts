/**
 * What changed between two versions of the contract, and whom it hurts.
 * `npm run contract:diff -- OLD [NEW] [--approvals FILE] [--json]`: each a file (a bundled contract, or an entry file to
 * bundle) or a git revision; NEW is the working tree when left out. Exit code 1 when a breaking change is not approved.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Approval, judge, reportText } from './contract/diff/report.ts';
import { diffContracts } from './contract/diff/diff.ts';
import type { Node } from './contract/shape.ts';

const root = join(import.meta.dirname, '..');
const BUNDLED = 'generated/openapi.json';

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

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Node;

function bundled(entry: string): Node {
  const file = join(root, '.cache', 'contract-diff.json');
  mkdirSync(join(root, '.cache'), { recursive: true });
  execFileSync('redocly', ['bundle', entry, '-o', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  return read(file);
}

function load(name: string): Node {
  if (existsSync(name)) return name.endsWith('.json') ? read(name) : bundled(name);
  try {
    return JSON.parse(
      execFileSync('git', ['show', `${name}:${BUNDLED}`], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1 << 26,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as Node;
  } catch {
    return stop(`${name} is neither a file nor a git revision with a contract.`);
  }
}

const [from, to = join(root, BUNDLED)] = positionals;
if (!from)
  stop('Say what to compare: npm run contract:diff -- OLD [NEW], each a file or a git revision.');
const approvals = existsSync(values.approvals)
  ? (JSON.parse(readFileSync(values.approvals, 'utf8')) as Approval[])
  : [];
const verdict = judge(diffContracts(load(from), load(to)), approvals);
console.log(values.json ? JSON.stringify(verdict, null, 2) : reportText(verdict));
process.exitCode = verdict.unapproved.length > 0 ? 1 : 0;
