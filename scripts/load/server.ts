import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startMarketServer } from '#mocks/server.ts';
import { serverOf } from '#/server/http.ts';

const PORT = Number(process.env.PORT ?? 4700 + (process.pid % 200));
export const ORIGIN = `http://localhost:${PORT}`;

/** The demo market on a free port, in this process. */
export async function startMarket() {
  const market = await startMarketServer({ fresh: true, saved: false });
  const server = serverOf(async (req, res) => {
    if (!(await market.handle(req, res))) res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const isReady = () =>
  fetch(`${ORIGIN}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The built production server in a process of its own. */
export async function startShop(
  backend: string,
  options: readonly string[],
  env: Record<string, string> = {},
  /** `pipe`: the caller reads it */
  output: 'ignore' | 'pipe' = 'ignore',
): Promise<{ process: ChildProcess; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, [SERVER, ...options], {
    env: { ...process.env, PORT: String(PORT), API_TARGET: backend, ...env },
    stdio: ['ignore', output, output === 'pipe' ? 'pipe' : 'inherit'],
  });
  for (let round = 0; round < 200; round += 1) {
    if (await isReady()) {
      const stop = async () => {
        const closed = new Promise((resolve) => server.on('close', resolve));
        server.kill('SIGTERM');
        await closed;
      };
      return { process: server, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start');
}

const SERVER = join(import.meta.dirname, '..', '..', 'dist-server', 'index.js');

const stat = (pid: string, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** Process ids of a process and its workers; none on systems without /proc. */
function processesOf({ pid }: ChildProcess): string[] {
  if (!existsSync('/proc/self/status')) return [];
  const isWorker = (one: string) =>
    new RegExp(`^PPid:\\s+${pid}$`, 'm').test(
      existsSync(`/proc/${one}`) ? stat(one, 'status') : '',
    );
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [String(pid), ...all.filter(isWorker)];
}

/** Resident memory of a process and each of its workers, in MB. */
export const memoryOf = (server: ChildProcess): number[] =>
  processesOf(server).map((pid) =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(stat(pid, 'status'))?.[1]) / 1024),
  );

const MS_PER_TICK = 10;

/** Processor time of a process and its workers since their start, in ms. */
export const processorTimeOf = (server: ChildProcess): number =>
  processesOf(server).reduce((sum, pid) => {
    const fields = stat(pid, 'stat')
      .replace(/^.*\) /s, '')
      .split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  }, 0);
