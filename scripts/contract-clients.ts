/**
 * Generates clients from the packaged contract, compiles them and lets a program of each buy something from a market:
 * `npm run contract clients [-- NAME…]`. Prints a table and writes it into `openapi/README.md`. Exit code 1 when a client
 * does not compile or misreads an answer, 2 when a tool of its language is missing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Client,
  CLIENTS,
  GENERATOR_JAR,
  GENERATOR_VERSION,
} from './contract/clients/clients.ts';
import { FOLDER, run, type Trial, tryClient } from './contract/clients/try.ts';
import { writeDocuments } from './contract/documents.ts';
import { BUNDLED, loadContractOf } from './contract/load.ts';
import { generateIfStale } from './steps.ts';

const root = join(import.meta.dirname, '..');
const README = join(root, 'openapi', 'README.md');
const HEAD = ['Language', 'Generator', 'Compiles', 'Calls read right'];

function stop(code: number, message: string): never {
  console.error(message);
  process.exit(code);
}

async function assertInstalled(names: readonly string[]): Promise<void> {
  const own = (program: string) => program.includes('/');
  const commands = names.flatMap((name) => {
    const { generate, compile } = CLIENTS[name] as Client;
    return [...generate, ...compile].map(([program]) => program);
  });
  const programs = [...new Set(['mvn', ...commands])].filter((program) => !own(program));
  const missing: string[] = [];
  for (const program of programs) if (!(await run(['which', program])).ok) missing.push(program);
  if (missing.length > 0)
    stop(2, `Missing on this machine: ${missing.join(', ')}. No client was generated.`);
}

async function fetchGenerator(): Promise<void> {
  if (existsSync(join(FOLDER, GENERATOR_JAR))) return;
  const artifact = `org.openapitools:openapi-generator-cli:${GENERATOR_VERSION}`;
  const { ok, output } = await run([
    'mvn',
    '-q',
    '-B',
    'dependency:copy',
    `-Dartifact=${artifact}`,
    `-DoutputDirectory=${FOLDER}`,
  ]);
  if (!ok) stop(2, `${artifact} cannot be downloaded:\n${output}`);
}

const compiles = ({ problem }: Trial) => problem === null || problem.step === 'calling';

type Row = readonly string[];

function rowOf(name: string, trial: Trial): Row {
  const { language, generator, run: program } = CLIENTS[name] as Client;
  const calls = program ? `${trial.right} of ${trial.due}` : 'none: stubs of a server';
  return [language, generator, compiles(trial) ? 'yes' : 'no', calls];
}

/** A table of Markdown with columns of even width, as it is formatted in the README. */
function tableOf(rows: readonly Row[]): string {
  const widths = HEAD.map((_, at) =>
    Math.max(...[HEAD, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: Row) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const cellsOf = (line: string): Row =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Replaces the rows of the clients that were tried. */
function writeTable(rows: ReadonlyMap<string, Row>): void {
  const text = readFileSync(README, 'utf8');
  const [before, table = '', after] = text.split(/(<!-- clients -->[^]*<!-- \/clients -->)/);
  const known = table.split('\n').map(cellsOf);
  const kept = Object.entries(CLIENTS).flatMap(([name, { generator }]) => {
    const row = rows.get(name) ?? known.find((cells) => cells[1] === generator);
    return row ? [row] : [];
  });
  const written = ['<!-- clients -->', tableOf(kept), '<!-- /clients -->'].join('\n\n');
  writeFileSync(README, [before, written, after].join(''));
}

const requested = process.argv.slice(2);
const unknown = requested.find((name) => !(name in CLIENTS));
if (unknown !== undefined)
  stop(2, `Unknown client ${unknown}. Clients: ${Object.keys(CLIENTS).join(', ')}.`);
const chosen = requested.length > 0 ? requested : Object.keys(CLIENTS);
mkdirSync(FOLDER, { recursive: true });
await assertInstalled(chosen);
await fetchGenerator();
await generateIfStale();
const spec = loadContractOf(join(root, BUNDLED)) ?? stop(1, `${BUNDLED} is missing.`);
writeDocuments(spec, join(FOLDER, 'contract'));

const rows = new Map<string, Row>();
for (const name of chosen) {
  const trial = await tryClient(name);
  const row = rowOf(name, trial);
  rows.set(name, row);
  console.log(`${row.join('  ')}  ${trial.seconds} s`);
  if (!trial.problem) continue;
  process.exitCode = 1;
  console.error(`${name}: ${trial.problem.step}\n${trial.problem.output.slice(-4000)}`);
}
writeTable(rows);
