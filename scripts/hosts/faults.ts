/** What pages cost while Valkey fails, and while much is purged. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Drill, PRODUCTS, pathOf } from './drill.ts';
import { get, rateOf } from './measures.ts';
import { startThread } from './thread.ts';

/** Pages of addresses that no host has, before and after the breaker of Valkey has opened. */
async function measureFault(drill: Drill, what: string, first: number) {
  const origin = drill.origins()[0] ?? '';
  const answers: Awaited<ReturnType<typeof get>>[] = [];
  for (let id = first; id < first + 12; id += 1)
    answers.push(await get(origin + pathOf(PRODUCTS[id] ?? 0)));
  const failed = answers.filter(({ status }) => status >= 500).length;
  const most = (list: typeof answers) => Math.max(...list.map(({ shared }) => shared)).toFixed(1);
  drill.row(
    `Valkey ${what}: 5xx; ms of a page for it, first 4, then`,
    '0; 20; 1',
    `${failed}; ${most(answers.slice(0, 4))}; ${most(answers.slice(4))}`,
  );
}

export async function measureFaults(drill: Drill) {
  if (!drill.valkey) return;
  drill.valkey.pause();
  await measureFault(drill, 'slow (stopped)', 30);
  drill.valkey.resume();
  await drill.valkey.kill();
  await wait(500);
  await measureFault(drill, 'killed', 45);
  await drill.valkey.restart('--maxmemory', '1mb');
  await wait(6000);
  await measureFault(drill, 'full', 60);
  await drill.valkey.restart();
  await wait(6000);
}

/** Processor time of all hosts, in ms. */
async function processorMs(drill: Drill): Promise<number> {
  const texts = await Promise.all(
    drill.hosts.map(async ({ internal }) => (await fetch(`${internal}/metrics`)).text()),
  );
  const seconds = texts.map((text) => /^process_cpu_seconds_total ([\d.]+)/m.exec(text)?.[1]);
  return seconds.reduce((sum, one) => sum + Number(one ?? 0) * 1000, 0);
}

export async function measurePurges(drill: Drill) {
  const addresses = PRODUCTS.slice(0, 5).map((id) => drill.origins()[0] + pathOf(id));
  for (const address of addresses) await get(address);
  await rateOf(addresses, 2000);
  const task = { addresses: drill.hosts.map(({ internal }) => internal), secret: drill.secret };
  const storm = async (atOnce: number, during: () => Promise<unknown>) => {
    const thread = startThread<{ sent: number; ms: number }>({ kind: 'purge', ...task, atOnce });
    await thread.next();
    await during();
    const result = thread.next();
    thread.go();
    const { sent, ms } = await result;
    return { sent, perSecond: (sent * 1000) / ms };
  };
  for (const atOnce of [1, 20]) {
    const started = await processorMs(drill);
    const { sent } = await storm(atOnce, () => wait(3000));
    const cost = ((await processorMs(drill)) - started) / sent;
    const [without, during] = [[] as number[], [] as number[]];
    let perSecond = 0;
    for (let round = 0; round < 3; round += 1) {
      without.push((await rateOf(addresses, 2000)).rate);
      ({ perSecond } = await storm(atOnce, async () => {
        await wait(500);
        during.push((await rateOf(addresses, 2000)).rate);
      }));
    }
    const ratio = during.reduce((a, b) => a + b) / without.reduce((a, b) => a + b);
    drill.row(
      `kept pages at ${perSecond.toFixed(0)} purges a second, ${atOnce} a request, against without`,
      '0.8 at 1,000',
      `${ratio.toFixed(2)}; ${cost.toFixed(2)} ms of processor a purge, three hosts together`,
    );
  }
}
