import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { WAIT_MS } from '#tests/deadlines.ts';

/** A server that records its requests. */
export async function upstream(answer: (req: IncomingMessage, res: ServerResponse) => void) {
  const requests: IncomingMessage[] = [];
  const server = createServer((req, res) => {
    requests.push(req);
    req.resume().on('end', () => answer(req, res));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, requests, address: addressOf(server) };
}

const addressOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface Front {
  origin: string;
  /** redirects to the shop */
  plainOrigin: string;
  /** content of all files it has written: logs and cache */
  written: () => string;
  stop: () => void;
}

/** Creates a certificate for 127.0.0.1; false without openssl. */
function createCertificate(folder: string): boolean {
  const options =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=127.0.0.1';
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  return spawnSync('openssl', ['req', ...options.split(' '), ...files]).status === 0;
}

export const hasOpenssl = (): boolean => spawnSync('openssl', ['version']).status === 0;

/** Without TLS the certificates are left out. */
const listening = (site: string, port: number, folder: string, tls: boolean) =>
  (tls ? site : site.replaceAll(/^\s*ssl_.*$/gm, ''))
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${join(folder, 'cert.pem')};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${join(folder, 'key.pem')};`);

/** Starts nginx with the delivered configuration; only addresses, certificates and folders are replaced. */
export async function startNginx(
  program: string,
  shop: string,
  backend: string,
  { tls = false, isLimited = false }: { tls?: boolean; isLimited?: boolean } = {},
): Promise<Front> {
  const [port, plainPort] = await Promise.all([freePort(), freePort()]);
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  if (tls && !createCertificate(folder)) throw new Error('openssl created no certificate');
  mkdirSync(join(folder, 'cache'));
  const site = listening(readFileSync('deploy/nginx.conf', 'utf8'), port, folder, tls)
    .replaceAll('server_name shop.example.com;', 'server_name 127.0.0.1;')
    .replace('127.0.0.1:4173', shop)
    .replace('127.0.0.1:8080', backend)
    .replace('/var/cache/nginx/shop', join(folder, 'cache'))
    .replace('/var/cache/nginx/assets', join(folder, 'assets'))
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    // Tests are faster than any browser. With limits only the bursts count, because machines differ.
    .replaceAll(/rate=\d+r\/s/g, isLimited ? 'rate=1r/m' : 'rate=1000000r/s');
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  // As root, nginx would switch to a user without write access here.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')} warn;\nevents {}\nhttp { access_log off; ${temporary} include ${join(folder, 'site.conf')}; }\n`,
  );
  const child: ChildProcess = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  const plainOrigin = `http://127.0.0.1:${plainPort}`;
  const isReady = () =>
    fetch(`${plainOrigin}/ready`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  await vi.waitUntil(async () => child.exitCode !== null || (await isReady()), WAIT_MS);
  if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.conf'),
    );
  return {
    origin,
    plainOrigin,
    written: () =>
      files()
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
        .join('\n'),
    stop: () => {
      child.kill('SIGTERM');
      child.on('close', () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}
