import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { constants, createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate for localhost that no browser trusts. */
function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ');
  const files = ['-keyout', key, '-out', cert];
  const { status, stderr } = spawnSync('openssl', ['req', ...options, ...files]);
  if (status !== 0) throw new Error(`openssl: ${stderr?.toString() ?? 'not found'}`);
  const pems = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pems;
}

/** Of one connection, which HTTP/2 shares. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * Passes requests on to a server of this process over HTTP/2, as the edge of a network does. The server trusts it, so that
 * addresses of pictures begin with `https:`: the policy of the pages blocks others.
 * @returns its origin
 */
export async function startEdge(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  process.env.TRUSTED_PROXIES = '127.0.0.1,::1';
  const edge = createSecureServer(createCertificate(), (req, res) => {
    const headers = Object.fromEntries(
      Object.entries(req.headers).filter(([name]) => !name.startsWith(':')),
    );
    const onward = request(
      {
        hostname,
        port,
        method: req.method ?? 'GET',
        path: req.url ?? '/',
        headers: {
          ...headers,
          host: req.headers[':authority'] ?? hostname,
          'x-forwarded-proto': 'https',
        },
      },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
        res.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
        answer.pipe(res);
      },
    );
    onward.on('error', () => res.stream.close(constants.NGHTTP2_INTERNAL_ERROR));
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => edge.listen(0, resolve));
  return `https://localhost:${(edge.address() as AddressInfo).port}`;
}
