import { availableParallelism } from 'node:os';
import { LANGUAGES } from '#/i18n/languages.ts';
import { paths } from '#/lib/paths.ts';
import { type LoadResult, runLoad, summary } from './callers.ts';
import { memoryOf, processorTimeOf, startShop } from './server.ts';

const { prefix } = LANGUAGES.en;
export const KINDS = [
  ['home', prefix + paths.home()],
  ['list', prefix + paths.search({ cid: 3 })],
  ['product', prefix + paths.product(1001)],
  ['store', prefix + paths.store(1)],
] as const;
/** A page of each kind in turn. */
const kindAt = (index: number): string => KINDS[index % KINDS.length]?.[1] ?? prefix;

const CROWD = 100;
/** Browsers do not wait for late pages, so that they need more requests for a load of some seconds. */
const BROWSER_VISITS = 5;
/** Pages are cached by origin. A host of its own for each request, so that the page is rendered. */
let visited = 0;
export const ownHost = () => ({ Host: `${(visited += 1)}.shop.test` });

/** Compiles what is used often. */
const WARM_UP = 400;

type Shop = Awaited<ReturnType<typeof startShop>>;

/** Requests pages; the processor time is that of all processes of the server, in ms per page. */
async function run(
  shop: Shop,
  pathAt: (index: number) => string,
  count: number,
  connections: number,
  headersAt?: () => Record<string, string>,
): Promise<LoadResult & { processor: number }> {
  const before = processorTimeOf(shop.process);
  const result = await runLoad(pathAt, count, connections, headersAt);
  if (result.statuses[200] !== count) process.exitCode = 1;
  return { ...result, processor: (processorTimeOf(shop.process) - before) / count };
}

interface LoadOptions {
  backend: string;
  requests: number;
  connections: number;
  workers: number;
}

/** Prints the processor time per rendered page of each kind, and what `workers` cores can render at that cost. */
async function loadRendered({ backend, requests, connections, workers }: LoadOptions) {
  const shop = await startShop(backend, [], { WORKERS: String(workers) });
  await runLoad(kindAt, WARM_UP * workers, connections, ownHost);
  let sum = 0;
  for (const [name, path] of KINDS) {
    const { processor } = await run(
      shop,
      () => path,
      Math.ceil(requests / KINDS.length),
      connections,
      ownHost,
    );
    sum += processor;
    console.log(
      `rendered ${name.padEnd(11)}${processor.toFixed(1).padStart(6)} ms of processor time`,
    );
  }
  const mean = sum / KINDS.length;
  console.log(
    `rendered, mean      ${mean.toFixed(1).padStart(6)} ms of processor time: ${((workers * 1000) / mean).toFixed(0)} pages/s if the server has ${workers} cores of its own`,
  );
  const crowd = await run(shop, kindAt, requests, CROWD, ownHost);
  const refused = crowd.statuses[503] ?? 0;
  console.log(
    `${CROWD} connections     ${summary(crowd)}, ${refused} refused   memory ${memoryOf(shop.process).join(' + ')} MB`,
  );
  const browsers = await run(shop, kindAt, requests * BROWSER_VISITS, CROWD, () => ({
    ...ownHost(),
    'Sec-Fetch-Dest': 'document',
  }));
  console.log(`the same, browsers  ${summary(browsers)}, ${browsers.uncached} of them frames`);
  await shop.stop();
}

async function loadCached({ backend, requests, connections, workers }: LoadOptions) {
  const shop = await startShop(backend, [], { WORKERS: String(workers) });
  await runLoad(kindAt, WARM_UP, connections);
  const cached = await run(shop, kindAt, requests, connections);
  console.log(
    `cached 5 s          ${summary(cached)}   ${cached.processor.toFixed(2)} ms of processor time: ${((workers * 1000) / cached.processor).toFixed(0)} pages/s`,
  );
  await shop.stop();
}

/** Requests home, list, product and store: rendered for each request, then cached. */
export async function loadPages(options: LoadOptions): Promise<void> {
  console.log(
    `Home, list, product and store, ${options.connections} at a time, ${options.workers} worker(s); server, market and callers share ${availableParallelism()} processors`,
  );
  await loadRendered({ ...options, requests: Math.ceil(options.requests / 10) });
  await loadCached(options);
}
