/** Hosts of the shop, what they share, and what is in front of them, as processes of this machine. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startMarketServer } from '#mocks/server.ts';
import { serverOf } from '#/server/http.ts';

const root = join(import.meta.dirname, '..', '..');
const SERVER = join(root, 'dist-server', 'index.js');
const START_MS = 20_000;
/** Debian's servers are in folders that only root searches. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** Ports from `first` on: backend, hosts, their internal ports, Valkey, the edge. */
export const portsFrom = (first: number) => ({
  backend: first,
  hosts: [1, 2, 3].map((at) => first + at),
  internal: [4, 5, 6].map((at) => first + at),
  valkey: first + 7,
  edge: first + 8,
});

export type Ports = ReturnType<typeof portsFrom>;

async function until(check: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    if (await check()) return;
    await wait(50);
  }
  throw new Error(`${what} does not start`);
}

const statusOf = (address: string): Promise<number> =>
  fetch(address).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

async function stopped(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGCONT');
  child.kill(signal);
  await closed;
}

/** The demo market, whose answers can be changed, and which counts the calls for details of products. */
export async function startBackend(port: number) {
  const market = await startMarketServer({ fresh: true, saved: false });
  const state = { names: new Map<string, string>(), isDown: false, details: 0 };
  const server: Server = serverOf(async (req, res) => {
    if (state.isDown) return void req.socket.destroy();
    const id = /\/product\/detail\/(\d+)/.exec(req.url ?? '')?.[1];
    if (id === undefined) {
      if (!(await market.handle(req, res))) res.writeHead(404).end();
      return;
    }
    state.details += 1;
    const { 'accept-language': language = '' } = req.headers;
    const answer = await market.fetch(
      new Request(`http://localhost:${port}${req.url}`, {
        headers: { 'Accept-Language': language },
      }),
    );
    const text = await answer.text();
    const name = state.names.get(id);
    const body =
      name === undefined ? text : text.replace(/"storeName":"[^"]*"/, `"storeName":"${name}"`);
    res.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    state,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

/** @param server the code of its build */
export async function startHost(
  at: number,
  ports: Ports,
  own: Record<string, string>,
  server = SERVER,
) {
  const port = ports.hosts[at] ?? 0;
  const child = spawn(process.execPath, [server], {
    env: {
      ...env,
      PORT: String(port),
      METRICS_PORT: String(ports.internal[at]),
      API_TARGET: `http://127.0.0.1:${ports.backend}`,
      SHOP_ORIGIN: 'http://shop.test',
      TRUSTED_PROXIES: '127.0.0.1',
      ...own,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => (await statusOf(`${origin}/readyz`)) === 200, `host ${at}`);
  return {
    origin,
    pid: child.pid ?? 0,
    internal: `http://127.0.0.1:${ports.internal[at]}`,
    stop: () => stopped(child),
  };
}

export type Host = Awaited<ReturnType<typeof startHost>>;

/** Debian's redis-server or valkey-server; null without one. */
export async function startValkey(port: number) {
  const program = ['valkey-server', 'redis-server'].find(
    (one) => !spawnSync(one, ['-v'], { env }).error,
  );
  if (program === undefined) return null;
  const options = ['--port', String(port), '--save', '', '--bind', '127.0.0.1'];
  const start = (...more: string[]) =>
    spawn(program, [...options, '--maxmemory-policy', 'volatile-lru', ...more], {
      stdio: 'ignore',
      cwd: tmpdir(),
      env,
    });
  const answers = () =>
    spawnSync('redis-cli', ['-p', String(port), 'ping'], { encoding: 'utf8' }).stdout.includes(
      'PONG',
    );
  let child = start();
  await until(answers, program);
  return {
    url: `redis://127.0.0.1:${port}`,
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    kill: () => stopped(child, 'SIGKILL'),
    async restart(...more: string[]) {
      await stopped(child, 'SIGKILL');
      child = start(...more);
      await until(answers, program);
    },
    command: (...words: string[]) =>
      spawnSync('redis-cli', ['-p', String(port), ...words], { encoding: 'utf8' }).stdout.trim(),
    stop: () => stopped(child),
  };
}

/** Varnish with `deploy/varnish.vcl`; null without it. */
export async function startEdge(ports: Ports) {
  if (spawnSync('varnishd', ['-V'], { env }).error) return null;
  const folder = mkdtempSync(join(tmpdir(), 'shop-edge-'));
  // Its process has a user of its own.
  chmodSync(folder, 0o755);
  const vcl = join(folder, 'shop.vcl');
  const source = readFileSync(join(root, 'deploy', 'varnish.vcl'), 'utf8');
  writeFileSync(
    vcl,
    [4173, 4174, 4175].reduce(
      (text, port, at) => text.replace(`"${port}"`, `"${ports.hosts[at]}"`),
      source,
    ),
  );
  const child = spawn(
    'varnishd',
    ['-F', '-a', `127.0.0.1:${ports.edge}`, '-f', vcl, '-n', join(folder, 'work')].concat([
      '-s',
      'malloc,128m',
      '-p',
      'http_gzip_support=off',
      '-p',
      'vcc_allow_inline_c=off',
    ]),
    { stdio: 'ignore', env },
  );
  const origin = `http://127.0.0.1:${ports.edge}`;
  await until(async () => (await statusOf(`${origin}/healthz`)) === 200, 'varnishd');
  return {
    origin,
    async stop() {
      await stopped(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
