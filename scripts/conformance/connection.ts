import { readFileSync } from 'node:fs';
import { globalAgent, request as httpsRequest } from 'node:https';
import { decompress } from './decompress.ts';
import { UsageError } from './usage-error.ts';

const NO_BODY = new Set([204, 205, 304]);

/** Sends the certificate of a client with every call by `node:https`. */
export function useCertificate({ cert, key }: { cert: string; key: string | null }): void {
  try {
    const isBundle = /\.(p12|pfx)$/i.test(cert);
    Object.assign(globalAgent.options, {
      ...(isBundle ? { pfx: readFileSync(cert) } : { cert: readFileSync(cert) }),
      ...(isBundle ? {} : { key: readFileSync(key ?? cert) }),
      passphrase: process.env.CONFORMANCE_PASSPHRASE,
    });
  } catch (error) {
    throw new UsageError(
      `The certificate cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** As `fetch`, which cannot send certificates of clients. Follows no redirects. */
const fetchBySystem: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const body = Buffer.from(await request.arrayBuffer());
  return new Promise((resolve, reject) => {
    const sent = httpsRequest(
      request.url,
      {
        method: request.method,
        headers: {
          ...Object.fromEntries(request.headers),
          ...(body.length > 0 ? { 'content-length': body.length } : {}),
        },
        ...(init?.signal ? { signal: init.signal } : {}),
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          const headers = new Headers();
          for (const [name, value] of Object.entries(answer.headers))
            for (const one of [value ?? []].flat()) headers.append(name, one);
          const text = decompress(
            Buffer.concat(parts),
            String(answer.headers['content-encoding'] ?? ''),
          );
          const content = NO_BODY.has(status) ? null : new Uint8Array(text);
          resolve(new Response(content, { status, headers }));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
};

/**
 * Calls a server behind a gateway.
 * @param headers sent with every call
 * @param hasCertificate whether `useCertificate` was called
 */
export function createFetch(
  headers: Readonly<Record<string, string>>,
  hasCertificate: boolean,
): typeof fetch {
  return (input, init) => {
    const isSecure = String(input instanceof Request ? input.url : input).startsWith('https:');
    const own = init?.headers as Record<string, string> | undefined;
    const all = { redirect: 'manual' as const, ...init, headers: { ...headers, ...own } };
    return hasCertificate && isSecure ? fetchBySystem(input, all) : fetch(input, all);
  };
}
