/**
 * Soak test: mixed visits of the production server while a tenth of the backend's responses fail. Checks that the memory
 * is flat, that every page recovers once the backend answers, and that the log has no unexpected lines.
 * `npm run bench soak -- --minutes 30`; also `--rate 20` (visits per second), `--share 0.1`, `--seed 1`,
 * `--fault trickles` (only this one; several times for more). On this machine only.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.ts';
import { memoryOf, startShop } from './load/server.ts';
import { type BrowserVisits, browseUntil } from './soak/browser.ts';
import { startFaultyBackend } from './soak/faulty-backend.ts';
import { watchLines } from './soak/log-lines.ts';
import { growthOf, type Sample } from './soak/memory.ts';
import { createRandom } from './soak/random.ts';
import { printVisits } from './soak/table.ts';
import { createVisits, findStillFailing, visitUntil } from './soak/visitors.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

/** Growth over the second half that is allowed, by regression, in MB. */
const MAX_GROWTH_MB = 20;
/** Memory of the process, with a small cache, whatever the backend answers. */
const MAX_MB = 300;
const SAMPLE_MS = 1000;
/** Longer than the circuit breaker waits. */
const RECOVERY_MS = 8000;
const MAX_MINUTES = 240;
const MAX_RATE = 50;
const CONNECTIONS = 8;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '20' },
    share: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '1' },
    fault: { type: 'string', multiple: true, default: [] },
  },
});
const minutes = Math.min(MAX_MINUTES, Number(values.minutes));
const perSecond = Math.min(MAX_RATE, Number(values.rate));

await generateIfStale();
await buildIfStale();
ensureChromium();
const backend = await startFaultyBackend(
  Number(values.share),
  createRandom(Number(values.seed)),
  values.fault,
);
// Full within the first half, so that only what is not freed grows in the second.
const smallCache = { PAGE_CACHE_MB: '8' };
const shop = await startShop(backend.origin, [], smallCache, 'pipe');
const { stdout, stderr } = shop.process;
if (!stdout || !stderr) throw new Error('The output of the server cannot be read');
const lines = watchLines(stdout, stderr);

const started = performance.now();
const passed = () => (performance.now() - started) / 60_000;
const isOver = () => passed() >= minutes;
const samples: Sample[] = [];
const timer = setInterval(() => {
  const megabytes = memoryOf(shop.process).reduce((sum, one) => sum + one, 0);
  samples.push({ minutes: passed(), megabytes });
}, SAMPLE_MS);
const visits = createVisits();
const browsing: BrowserVisits = { visits: 0, errors: 0, problems: [] };
const [checkTabs] = await Promise.all([
  browseUntil(isOver, browsing),
  visitUntil(isOver, { perSecond, connections: CONNECTIONS }, visits),
]);
clearInterval(timer);

backend.recover();
await sleep(RECOVERY_MS);
await checkTabs();
const stillFailing = await findStillFailing(visits);
await shop.stop();
backend.stop();

printVisits(visits);
const memory = samples.map(({ megabytes }) => megabytes);
const growth = growthOf(samples);
const faults = Object.entries(backend.counts).map(([name, count]) => `${name} ${count}`);
console.log(`calls of the backend: ${faults.join(', ')}`);
console.log(`browser: ${browsing.visits} visits, ${browsing.errors} ended on an error`);
console.log(
  `memory: ${Math.min(...memory)} to ${Math.max(...memory)} MB (allowed ${MAX_MB}), growth in the second half ${growth.toFixed(1)} MB (allowed ${MAX_GROWTH_MB})`,
);
console.log(
  `pages that failed: ${visits.failed.size}; still failing once the backend answers: ${stillFailing.length}`,
);
const events = Object.entries(lines.counts).map(([event, count]) => `${event} ${count}`);
console.log(`log lines: ${events.join(', ')}; unexpected: ${lines.unexpected.length}`);
for (const problem of [...stillFailing, ...browsing.problems, ...lines.unexpected])
  console.log(`✗ ${problem}`);
const isGood =
  growth <= MAX_GROWTH_MB &&
  Math.max(...memory) <= MAX_MB &&
  stillFailing.length + browsing.problems.length + lines.unexpected.length === 0;
process.exitCode = isGood ? 0 : 1;
