/**
 * Three hosts of the shop, Valkey (redis-server) and Varnish in front if they are installed, and the market, as processes:
 * `npm run bench hosts` measures what purges and shared pages do. `-- --stay` starts them and waits for Ctrl+C.
 * Options: `--port 4700` (the first of nine), `--workers 1` (of each host), `--only purges,answers` (parts of the table),
 * `--docs` (writes docs/measurements/hosts.md).
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { onStop } from '#/server/graceful.ts';
import { measureBuilds } from './hosts/builds.ts';
import { type Drill, PRODUCTS, pathOf, startDrill } from './hosts/drill.ts';
import { measureFaults, measurePurges } from './hosts/faults.ts';
import { measureHostile } from './hosts/hostile.ts';
import { measureChange, measureEdge, measureHitRate, measureRestart } from './hosts/pages.ts';
import { startEdge } from './hosts/topology.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4700' },
    workers: { type: 'string', default: '1' },
    stay: { type: 'boolean', default: false },
    only: { type: 'string' },
    docs: { type: 'boolean', default: false },
  },
});
const only = values.only?.split(',');

async function measureAnswers(drill: Drill) {
  await drill.stopHosts();
  for (const [what, measured] of await measureHostile(drill.ports, PRODUCTS.map(pathOf)))
    drill.row(`backend ${what}`, '3.5 s; 300 MB; 0', measured);
}

const PARTS: Record<string, (drill: Drill, edge: string | null) => Promise<unknown>> = {
  change: measureChange,
  edge: async (drill, front) => front && measureEdge(drill, front),
  faults: measureFaults,
  purges: measurePurges,
  restart: measureRestart,
  rate: measureHitRate,
  builds: async (drill, front) => front && measureBuilds(drill, front),
  answers: measureAnswers,
};

async function measureAll(drill: Drill, front: string | null) {
  drill.row('What', 'Bar', 'Measured');
  for (const [name, measure] of Object.entries(PARTS)) {
    if (only && !only.includes(name)) continue;
    // Those of a part before may have other settings.
    await drill.startHosts(3);
    await measure(drill, front);
  }
}

async function writeDocs({ rows }: Drill) {
  const file = join(import.meta.dirname, '..', 'docs', 'measurements', 'hosts.md');
  const revision = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  const model = cpus()[0]?.model ?? '';
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const text = `# Several hosts

\`npm run bench hosts -- --docs\` on ${new Date().toISOString().slice(0, 10)}, revision ${revision.stdout.trim()}: three hosts, redis-server, Varnish and the market as processes of
one machine with ${cpus().length} processors (${model}), load average ${loadavg()[0]?.toFixed(1)} at the end.

${[line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')}
`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

await generateIfStale();
await buildIfStale();
const drill = await startDrill(Number(values.port), values.workers);
let edge: Awaited<ReturnType<typeof startEdge>> = null;

async function stopAll() {
  await drill.stopHosts();
  await edge?.stop();
  await drill.valkey?.stop();
  drill.backend.stop();
}

async function run() {
  await drill.startHosts(3);
  edge = await startEdge(drill.ports);
  const origin = edge?.origin ?? null;
  console.log(
    `hosts ${drill.origins().join(' ')}   Valkey ${drill.valkey?.url ?? 'not installed'}   edge ${origin ?? 'not installed'}`,
  );
  if (!values.stay) {
    await measureAll(drill, origin);
    return values.docs ? writeDocs(drill) : undefined;
  }
  console.log(
    `internal ${drill.hosts.map(({ internal }) => internal).join(' ')}   PURGE_SECRET "${drill.secret}"`,
  );
  onStop(stopAll);
  await new Promise(() => undefined);
}

try {
  await run();
} finally {
  await stopAll();
}
process.exit();
